import IntentSurface
import TestSupport
import Testing

@testable import IntentComparison

/// How much alike two records have to be to be one under another name.
struct LikenessTests {
  /// Every pair of thousands of names would take minutes.
  @Test(arguments: [(3_000, 3_000), (90_001, 1), (1, 90_001), (5_000, 40), (300, 300)])
  func holdsAFewPairsAgainstEachOther(_ old: Int, _ new: Int) {
    var matching = Matching()
    (matching.removed, matching.added) = (Array(0..<old), Array(0..<new))
    var asked = 0
    matching.addRenames { _, _ in
      asked += 1
      return nil
    }
    #expect(asked <= max(Matching.renameLimit, old, new))
    #expect(old * new > Matching.renameLimit || asked == old * new)
  }

  @Test func findsRenamesAtTheSamePlaceOfLongLists() {
    var matching = Matching()
    (matching.removed, matching.added) = (Array(0..<3_000), Array(0..<3_000))
    matching.addRenames { $0 == $1 ? 1 : nil }
    #expect(matching.pairs.count == 3_000 && matching.removed.isEmpty && matching.added.isEmpty)
  }

  @Test(arguments: [
    ("OpenBookIntent", "OpenBook", 1.0), ("OpenBook", "OpenBooks", 1.0), ("OpenBook", "OpenTome", 0.5),
    ("Book", "Tome", 0.0), ("HTMLReader", "HtmlReader", 1.0), ("Version2Item", "Version3Item", 0.9),
    ("Intent", "Entity", 0.0),
  ])
  func comparesNames(left: String, right: String, likeness: Double) {
    let (left, right) = (NameWords(left), NameWords(right))
    #expect(abs(left.similarity(to: right) - likeness) < 0.1)
    #expect(left.similarity(to: right) == right.similarity(to: left))
  }

  @Test(arguments: [
    ("StartTimer", "StopTimer", true), ("AddBook", "DeleteBook", true), ("StartTimer", "StartClock", false),
  ])
  func knowsOpposites(left: String, right: String, areOpposite: Bool) {
    #expect(NameWords(left).hasOpposite(in: NameWords(right)) == areOpposite)
    #expect(NameWords(right).hasOpposite(in: NameWords(left)) == areOpposite)
  }

  @Test func leavesFillersOut() {
    for filler in ["a", "an", "the", "of", "to", "in", "for", "with", "and", "your"] {
      #expect(Likeness.ofTexts("Open \(filler) book", "Open book") == 1, "\(filler)")
    }
    #expect(Likeness.ofTexts("Open book", "Open shelf") == 0.5)
    #expect(Likeness.ofTexts("the", "a") == nil)
    #expect(Likeness.ofTexts(nil, "Open") == nil)
  }

  @Test func weighsWhatIsKnown() {
    var likeness = Likeness()
    #expect(likeness.value == 0)
    likeness.add(1, weight: 3)
    likeness.add(nil, weight: 10)
    likeness.add(0, weight: 1)
    #expect(likeness.value == 0.75)
  }

  @Test func comparesMembers() {
    func members(_ list: (String, String)...) -> [(name: String, type: ValueType?)] {
      list.map { ($0.0, .primitive($0.1)) }
    }
    #expect(Likeness.ofMembers([], []) == nil)
    #expect(Likeness.ofMembers(members(("a", "Int")), []) == 0)
    #expect(Likeness.ofMembers(members(("a", "Int")), members(("a", "Int"))) == 1)
    #expect(Likeness.ofMembers(members(("a", "Int")), members(("a", "Bool"))) == 0.6)
    #expect(Likeness.ofMembers(members(("a", "Int")), members(("b", "Int"))) == 0.4)
    #expect(Likeness.ofMembers(members(("a", "Int")), members(("b", "Bool"))) == 0)
    #expect(Likeness.ofMembers(members(("a", "Int"), ("b", "Int")), members(("b", "Int"), ("c", "Int"))) == 0.7)
  }

  private func isRenamed(_ old: Intent, _ new: Intent) -> Bool {
    !Comparison(.sample(intents: [old]), .sample(intents: [new])).renames.isEmpty
  }

  @Test func schemasDecide() {
    func intent(_ name: String, _ schema: String?) -> Intent {
      .sample(name, ["x: Int"]) { $0.schema = schema.map { SchemaAdoption(name: $0) } }
    }
    #expect(isRenamed(intent("OpenBook", "a.b"), intent("OpenTome", "a.b")))
    #expect(!isRenamed(intent("OpenBook", "a.b"), intent("OpenBooks", "a.c")))
    #expect(isRenamed(intent("OpenBook", nil), intent("OpenBooks", "a.c")))
  }

  @Test func pinsThatDifferAreTwoThings() {
    #expect(!isRenamed(.sample("OpenBook", id: "a", ["x: Int"]), .sample("OpenBooks", id: "b", ["x: Int"])))
    #expect(isRenamed(.sample("OpenBook", id: "a", ["x: Int"]), .sample("OpenBooks", ["x: Int"])))
  }

  @Test func whatNamesAnotherSuccessorIsNotRenamed() {
    func retired(by name: String) -> Intent {
      .sample("OpenBook", ["x: Int"]) { $0.deprecation = Deprecation(replacedBy: name) }
    }
    #expect(!isRenamed(retired(by: "Show"), .sample("OpenBooks", ["x: Int"])))
    #expect(isRenamed(retired(by: "OpenBooks"), .sample("OpenBooks", ["x: Int"])))
  }

  @Test func aSharedListIsTheSame() {
    let list = [1, 2, 3]
    #expect(list.isSame(as: list))
    #expect(list.isSame(as: [1, 2, 3]))
    #expect(!list.isSame(as: [1, 2]))
    #expect(!list.isSame(as: [1, 2, 4]))
    #expect([Int]().isSame(as: []))
  }
}
