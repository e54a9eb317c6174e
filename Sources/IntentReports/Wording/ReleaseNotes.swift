import IntentComparison
import IntentRules
import IntentSurface

/// A diff told to the people who build shortcuts and automations: what they can do now, what is different, what is gone.
struct ReleaseNotes {
  /// The headings, in the order in which people care.
  enum Heading: String, CaseIterable {
    case actions = "New actions"
    case options = "New options and properties"
    case entrances = "New phrases, shortcuts and widgets"
    case changed = "Changed"
    case gone = "Gone"
  }

  let sections: [(heading: Heading, lines: [String])]
  /// Changes that only a developer can see.
  let omitted: Int

  /// The lines are Markdown.
  init(_ report: Report) {
    var lines: [Heading: [String]] = [:]
    var omitted = 0
    for change in report.verdict.changes {
      if let (heading, line) = Self.note(change, titles: report.titles, appName: report.new.name) {
        lines[heading, default: []].append(line)
      } else {
        omitted += 1
      }
    }
    sections = Heading.allCases.compactMap { heading in lines[heading].map { (heading, $0) } }
    self.omitted = omitted
  }

  private static func note(
    _ change: Change, titles: [Subject: String], appName: String
  ) -> (Heading, String)? {
    guard let thing = thing(change.subject, titles: titles, appName: appName) else { return nil }
    switch change.action {
    case .added: return (thing.heading, thing.words)
    case .removed: return (.gone, thing.words)
    case .renamed: return change.new.map { (.changed, "\(thing.words) is now \(InlineText.codeSpan($0))") }
    case .changed: return changed(change).map { (.changed, "\(thing.words): \($0)") }
    }
  }

  private static func thing(
    _ subject: Subject, titles: [Subject: String], appName: String
  ) -> (heading: Heading, words: String)? {
    let own = bold(titles[subject] ?? subject.member ?? subject.owner)
    func owner(_ kind: ElementKind) -> String { bold(titles[Subject(kind, subject.owner)] ?? subject.owner) }
    switch subject.kind {
    case .intent, .legacyIntent: return (.actions, "\(own) (\(InlineText.codeSpan(subject.owner)))")
    case .parameter: return (.options, "\(owner(.intent)) with \(own)")
    case .legacyParameter: return (.options, "\(owner(.legacyIntent)) with \(own)")
    case .result: return (.options, "The result of \(owner(.intent))")
    case .entity: return (.options, "\(own) to pick and find")
    case .entityProperty: return (.options, "\(own) of \(owner(.entity))")
    case .enumCase: return (.options, "The choice \(own) for \(owner(.enum))")
    case .legacyEnumCase: return (.options, "The choice \(own) for \(owner(.legacyEnum))")
    case .phrase: return (.entrances, "“\(Escaping.markdown(spoken(subject.member ?? "", appName)))”")
    case .appShortcut: return (.entrances, "The App Shortcut \(own)")
    case .widget: return (.entrances, "The widget or control \(own)")
    default: return nil
    }
  }

  private static func changed(_ change: Change) -> String? {
    guard let aspect = change.aspect, felt.contains(aspect) else { return nil }
    if let old = change.old, change.new != nil, [.title, .displayName, .shortTitle].contains(aspect) {
      return "called \(quoted(old)) until now"
    }
    switch (change.old, change.new) {
    case (let old?, let new?): return "the \(aspect.words) is \(quoted(new)) and was \(quoted(old))"
    case (nil, let new?): return "the \(aspect.words) is \(quoted(new))"
    case (let old?, nil): return "the \(aspect.words) is no longer \(quoted(old))"
    case (nil, nil): return "the \(aspect.words) is different"
    }
  }

  /// What a person who builds shortcuts can notice.
  private static let felt: Set<Aspect> = [
    .title, .displayName, .shortTitle, .summary, .deprecation, .foreground, .authenticationPolicy, .isDiscoverable,
    .isAssistantOnly, .resultValue, .dialog, .type, .optionality, .defaultValue, .range, .shown, .families, .platforms,
    .availability, .presets,
  ]

  /// A phrase as it is said: the app's name in its place, other tokens by their names.
  private static func spoken(_ phrase: String, _ appName: String) -> String {
    phrase.replacing("${applicationName}", with: appName).replacing("${", with: "‹").replacing("}", with: "›")
  }

  private static func bold(_ text: String) -> String { "**\(Escaping.markdown(text))**" }

  private static func quoted(_ text: String) -> String { "“\(Escaping.markdown(text.clipped))”" }
}
