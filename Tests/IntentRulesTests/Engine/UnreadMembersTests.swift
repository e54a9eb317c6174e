import IntentComparison
import IntentRules
import IntentSurface
import TestSupport
import Testing

/// What a record has no more and code may give that was not read is asked about, where no such code stood there before.
@Suite struct UnreadMembersTests {
  private func findings(_ old: Surface, _ new: Surface, unread: [String], before: [String] = []) -> [Finding] {
    var (old, new) = (old, new)
    (old.readFrom.unread, new.readFrom.unread) = (before, unread)
    return RuleBook.all.findings(in: Comparison(old, new))
  }

  @Test(arguments: [
    ("members Add: Base", "the code of `Base` was"), ("members Add: @Noted", "what `@Noted` makes was"),
    ("members Add.value: @Noted", "what `@Noted` makes was"),
  ])
  func asksAboutAMember(_ entry: String, _ reason: String) throws {
    let old = Surface.sample(intents: [.sample("Add", ["value: Int"])])
    let new = Surface.sample(intents: [.sample("Add")])
    let found = try #require(findings(old, new, unread: [entry]).first { $0.rule == "P01" })
    #expect(found.worstEffect == .asks)
    #expect(found.message == "Whether Add still has the parameter “value” can't be told: \(reason) not read.")
    for (unread, before) in [([], []), ([entry], [entry]), (["members Add.other: Base"], [])] {
      let known = findings(old, new, unread: unread, before: before).filter { $0.rule == "P01" }
      #expect(known.map { $0.worstEffect != .asks } == [true], "\(unread) \(before)")
    }
  }

  @Test func asksAboutEachSizeThatIsLostIfAnotherAppIsAnUpdate() {
    func surface(_ identifier: String, _ sizes: [String]) -> Surface {
      var widget = Widget(kind: .value("shelf"), typePath: "Shelf", configuration: .fixed)
      (widget.families, widget.hosts) = (sizes, ["App"])
      var surface = Surface.sample(widgets: [widget])
      surface.hosts = [HostBundle(identifier: "App", kind: .app, bundleIdentifier: identifier)]
      return surface
    }
    let found = findings(
      surface("org.a", ["systemLarge", "systemMedium", "systemSmall"]), surface("org.b", ["systemSmall"]), unread: []
    ).filter { $0.rule == "W08" }
    #expect(found.map(\.worstEffect) == [.asks, .asks])
    #expect(Set(found.map(\.fingerprint)).count == 2)
  }

  @Test func asksAboutAResultAndAnIDThatNothingShowsAnyMore() {
    let result = findings(
      .sample(intents: [.sample("Get", result: .primitive("Int"))]),
      .sample(intents: [.sample("Get") { $0.result.isInherited = true }]), unread: ["members Get: Base"])
    #expect(result.map { "\($0.rule) \($0.worstEffect)" } == ["I23 asks"])
    let (old, new) = (Entity.sample("Book") { $0.idType = "Int" }, Entity.sample("Book") { $0.idType = nil })
    let id = findings(.sample(entities: [old]), .sample(entities: [new]), unread: ["members Book: Base"])
    #expect(id.map { "\($0.rule) \($0.worstEffect)" } == ["E04 asks"])
  }

  @Test func asksOnceAboutAnIntentWithANewMacro() {
    let plain = Surface.sample(intents: [.sample("Add")])
    let pinned = Surface.sample(intents: [.sample("Add") { $0.identifierSource = .persistentIdentifier }])
    func rules(_ surface: Surface, _ unread: String, before: [String] = [], edition: Int? = nil) -> [String] {
      var old = surface
      if let edition { old.readFrom.edition = edition }
      return findings(old, surface, unread: [unread], before: before).map { "\($0.rule) \($0.worstEffect)" }
    }
    #expect(rules(plain, "members Add: @Noted") == ["I04 asks"])
    #expect(rules(plain, "members Add: @Noted", before: ["members Add: @Noted"]).isEmpty)
    #expect(rules(plain, "members Add: @Noted", edition: 6).isEmpty)
    #expect(rules(plain, "members Add: Base").isEmpty)
    #expect(rules(pinned, "members Add: @Noted").isEmpty)
  }
}
