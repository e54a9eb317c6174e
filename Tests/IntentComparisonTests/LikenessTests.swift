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
    ("EnableFocus", "DisableFocus", 0.5),
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
    let twice = members(("a", "Int"), ("a", "Int"))
    #expect(Likeness.ofMembers(twice, members(("a", "Int"))) == 2.0 / 3)
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

  @Test func whatOnlySaysTheKindOfTypeIsNoName() {
    for kind in ["Intent", "Entity", "Enum", "App", "Query", "Action"] {
      #expect(NameWords("OpenBook\(kind)").words == ["open", "book"], "\(kind)")
      #expect(NameWords(kind).words == [kind.lowercased()])
    }
    #expect(NameWords("URLOfX2_items").words == ["url", "of", "x", "2", "item"])
    #expect(NameWords("GlassAsset").words == ["glass", "asset"] && NameWords("Bus").words == ["bus"])
  }

  /// A legacy class with parameters of text, and an intent; what it gives back stands after an arrow.
  private static func legacy(
    _ name: String, _ parameters: [String], title: String? = nil, output: Bool = false
  )
    -> LegacyIntent
  {
    var legacy = LegacyIntent(className: name + "Intent")
    legacy.title = title
    legacy.parameters = parameters.map { LegacyParameter(name: $0, type: "String") }
    if output {
      legacy.responseProperties = [LegacyParameter(name: "made", type: "String")]
      legacy.output = "made"
    }
    return legacy
  }

  /// Each legacy class, an intent, and whether that takes its work over.
  @Test(
    arguments: [
      (legacy("AddBook", []), .sample("AddBook"), true),
      (legacy("AddBook", ["x"]), .sample("AddBook", ["y: Int"]), true),
      (legacy("StartTimer", ["x"]), .sample("StopTimer", ["x: String"]), false),
      (legacy("ExportBook", []), .sample("ExportBookPDF"), true),
      (legacy("ExportBook", ["x"]), .sample("ExportBookPDF", ["y: Int"]), false),
      (
        legacy("ExportBook", ["x"], output: true), .sample("ExportBookPDF", ["y: Int"], result: .primitive("String")),
        true
      ),
      (legacy("Make", [], title: "New Book"), .sample("AddTome", title: "New Book"), true),
      (legacy("Make", [], title: "New Book"), .sample("AddTome", title: "Old Shelf"), false),
      (legacy("AddTask", ["x"]), .sample("NewTask", ["x: String"]), true),
      (legacy("AddTask", []), .sample("NewTask"), false),
      (legacy("Make", ["x", "y"]), .sample("AddTome", ["x: String", "y: String"]), true),
      (legacy("Make", ["x"]), .sample("AddTome", ["x: String"]), false),
      (legacy("AddTask", ["x"], output: true), .sample("NewTask", ["x: String"]), false),
      (legacy("AddTask", ["x"], output: true), .sample("NewTask", ["x: String"], result: .primitive("Int")), true),
      (legacy("AddTask", ["x"], output: true), .sample("NewTask", ["x: String"]) { $0.result.unread = "some" }, true),
      (legacy("AddTask", ["x"], output: true), .sample("AddTask", ["x: String"]), true),
    ] as [(LegacyIntent, Intent, Bool)])
  func anIntentMayDoTheWorkOfALegacyClass(old: LegacyIntent, new: Intent, isSuccessor: Bool) {
    #expect((old.likeliestSuccessor(among: [new]) != nil) == isSuccessor)
  }

  @Test func theLikeliestSuccessorIsTaken() {
    let old = Self.legacy("AddBook", ["x"])
    let found = [
      Intent.sample("NewBook", ["x: String"]), .sample("AddBook", ["x: String"]), .sample("AddBooks", ["y: Int"]),
    ]
    #expect(old.likeliestSuccessor(among: found)?.identifier == "AddBook")
    let alike = [Intent.sample("B.AddBook", id: "b"), .sample("A.AddBook", id: "a"), .sample("C.AddBook", id: "c")]
    #expect(old.likeliestSuccessor(among: alike) == nil)
    #expect(old.likeliestSuccessor(among: []) == nil)
  }

  @Test(
    arguments: [
      (legacy("AddBook", ["x"]), legacy("AddTome", ["x"]), true), (legacy("AddBook", []), legacy("AddTome", []), false),
      (legacy("AddBook", [], title: "New"), legacy("AddTome", [], title: "New"), true),
      (legacy("Make", ["x"], title: "New"), legacy("AddTome", ["x"], title: "New"), false),
      (legacy("Make", ["x"], title: "New Book"), legacy("NewTome", ["x"], title: "New Book"), false),
      (legacy("AddBookItem", []), legacy("AddBookThing", []), true),
      (legacy("StartTimer", ["x"]), legacy("StopTimer", ["x"]), false),
      (legacy("AddBook", ["x"]), legacy("AddTome", ["y", "z"]), false),
      (legacy("Make", ["x"]), legacy("AddTome", ["x"]), false),
    ] as [(LegacyIntent, LegacyIntent, Bool)])
  func aLegacyClassMayHaveAnotherName(old: LegacyIntent, new: LegacyIntent, isRenamed: Bool) {
    func surface(_ intent: LegacyIntent) -> Surface {
      var surface = Surface.sample()
      surface.legacyIntents = [intent]
      return surface
    }
    #expect(Comparison(surface(old), surface(new)).renames.isEmpty != isRenamed)
  }

  /// Names and cases of an enum, and whether it is the same under another name.
  @Test(arguments: [
    ("Order", ["a", "b", "c", "d"], "OrderEnum", ["a", "b", "x", "y"], true),
    ("Order", ["a", "b", "c", "d", "e"], "OrderEnum", ["a", "b", "x", "y", "z"], false),
    ("Order", ["a", "b", "c", "d"], "Look", ["a", "b", "x", "y"], false),
    ("Order", ["a", "b", "c"], "Look", ["a", "b", "c"], true), ("Order", ["a", "b"], "Look", ["a", "b"], false),
    ("Order", ["a", "b", "c"], "Look", ["a", "b"], false), ("SortOrder", ["a", "b"], "SortKind", ["a", "b"], true),
    ("SortOrder", ["a", "b"], "SortKind", ["a", "x"], false), ("Order", [], "Orders", [], true),
    ("Order", [], "Look", [], false),
  ])
  func anEnumMayHaveAnotherName(old: String, before: [String], new: String, after: [String], isRenamed: Bool) {
    let comparison = Comparison(.sample(enums: [.sample(old, before)]), .sample(enums: [.sample(new, after)]))
    #expect(comparison.renames.isEmpty != isRenamed)
  }
}
