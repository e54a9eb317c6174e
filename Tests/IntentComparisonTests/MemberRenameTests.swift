import IntentComparison
import IntentSurface
import TestSupport
import Testing

/// Which parameter is which, where its name changed.
struct MemberRenameTests {
  @Test(arguments: [
    // Another type with another name: told by the place, counted from either end.
    (["itemTitle: String", "a: Bool", "b: Bool"], ["itemTitles: Int", "a: Bool", "b: Bool"], true),
    (["itemTitle: String", "a: Bool", "b: Bool"], ["a: Bool", "itemTitles: Int", "b: Bool"], false),
    (["a: Bool", "itemTitle: String"], ["a: Bool", "b: Bool", "itemTitles: Int"], true),
    (["itemTitle: String", "a: Bool"], ["place: Int", "a: Bool"], false),
    // The same type: a similar name is enough wherever it is.
    (["itemTitle: String", "a: Bool", "b: Bool"], ["a: Bool", "itemTitles: String", "b: Bool"], true),
    (["itemTitle: String", "a: Bool"], ["place: String", "a: Bool"], true),
    // Opposites are two things.
    (["startTime: Date"], ["endTime: Date"], false), (["minSize: Int"], ["maxSize: Int"], false),
  ])
  func isToldByNameTypeAndPlace(_ old: [String], _ new: [String], isRenamed: Bool) {
    let changes = Comparison(
      .sample(intents: [.sample("Add", old)]), .sample(intents: [.sample("Add", new)])
    ).changes.filter { $0.subject.kind == .parameter }
    #expect(changes.contains { $0.action == .renamed } == isRenamed, "\(changes)")
    #expect(changes.contains { $0.action == .removed } != isRenamed, "\(changes)")
  }

  /// Where its title or its first value says otherwise as well, a part of a name is chance.
  @Test(arguments: [
    ("doneOnly: Bool", "Done only", "todayOnly: Bool", "Today only", "true", true),
    ("doneOnly: Bool", "Done only", "plannedTodayOnly: Bool", "Planned for this day", "true", false),
    ("doneOnly: Bool", "Done only", "plannedTodayOnly: Bool", "Planned for this day", "false", true),
    ("items: Int", "Shown", "itemGroup: String", "Group", "false", false),
    ("items: Int", "Shown items", "itemGroup: String", "Group of items", "false", true),
  ])
  func isNotToldByAPartOfItsName(
    _ old: String, _ title: String, _ new: String, _ newTitle: String, preset: String, isRenamed: Bool
  ) {
    func app(_ name: String, _ title: String, _ preset: String) -> Surface {
      var intent = Intent.sample("Add")
      intent.parameters = [.sample(name, title: title), .sample("note: String")]
      intent.parameters[0].defaultValue = .literal(preset)
      return .sample(intents: [intent])
    }
    let changes = Comparison(app(old, title, "false"), app(new, newTitle, preset)).changes
    #expect(changes.contains { $0.action == .renamed } == isRenamed, "\(changes)")
  }

  /// With another name and another title, it is told by its place and its first value, where nothing else is new.
  @Test(arguments: [
    ("false", ["note: String"], true), ("true", ["note: String"], false), ("false", ["note: String", "b: Int"], false),
    ("false", ["b: Int"], false),
  ])
  func isToldByWhatItStartsWith(_ preset: String, _ others: [String], isRenamed: Bool) {
    func app(_ name: String, _ title: String, _ preset: String, _ others: [String]) -> Surface {
      var intent = Intent.sample("Add")
      intent.parameters = [.sample(name, title: title)] + others.map { .sample($0) }
      intent.parameters[0].defaultValue = .literal(preset)
      return .sample(intents: [intent])
    }
    let old = app("setting: Bool?", "Setting", "false", ["note: String"])
    let changes = Comparison(old, app("state: Bool?", "State", preset, others)).changes
    #expect(changes.contains { $0.action == .renamed } == isRenamed, "\(changes)")
  }

  /// A title that people read goes before the name.
  @Test(arguments: [("Item", "Item", true), ("Item", "Place", false)])
  func isToldByItsTitle(_ before: String, _ after: String, isRenamed: Bool) {
    func app(_ name: String, _ title: String) -> Surface {
      var intent = Intent.sample("Add")
      intent.parameters = [.sample(name, title: title), .sample("note: Bool")]
      return .sample(intents: [intent])
    }
    let changes = Comparison(app("thing: String", before), app("subject: Int", after)).changes
    #expect(changes.contains { $0.action == .renamed } == isRenamed, "\(changes)")
  }
}
