import IntentComparison
import IntentRules
import IntentSurface

/// Elements of a surface and what happened to them, in the words of people who have never seen the code.
struct ReleaseNoteThings {
  /// What a change is told as.
  enum Note {
    case line(ReleaseNotes.Heading, Markdown)
    /// Something that is there on both sides, and the end of a sentence about it.
    case difference(thing: Markdown, Markdown)
  }

  private let titles: [Subject: String]
  private let appName: String
  private let unlisted: Set<Subject>
  private let newNames: [Subject: String]
  private let announcements: [Subject: Deprecation]

  init(_ report: Report) {
    titles = report.titles
    appName = report.new.name
    unlisted = report.unlisted
    announcements = report.verdict.announcements
    let renamed = report.verdict.changes.filter { $0.action == .renamed }
    newNames = Dictionary(
      renamed.compactMap { change in change.new.map { (change.subject, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  /// Findings with one cause: what they are about, what people will see, and what they can do about a break.
  func line(for entry: ReportEntry) -> Markdown {
    let finding = entry.first
    let name = Markdown.list(entry.all.map { thing($0.subject)?.words ?? Markdown.bold($0.subjectName) })
    // What stands in parentheses is for whoever reads the console.
    let symptom = finding.symptom.replacing(#/ \([^()]*\)/#, with: "")
    let what: Markdown = "\(name): \(InlineText(symptom).markdown)"
    guard finding.worstEffect == .breaks, let advice = advice(finding) else { return what }
    return "\(what) **What to do:** \(advice)"
  }

  /// A change that no finding tells of; nil where people can't notice it.
  func note(_ change: Change) -> Note? {
    guard let thing = thing(change.subject) else { return nil }
    switch change.action {
    case .added: return unlisted.contains(change.subject) ? nil : .line(thing.heading, thing.words)
    case .removed: return unlisted.contains(change.subject) ? nil : .line(.gone, thing.words)
    // What was saved follows a new name, or a finding says that it does not.
    case .renamed: return nil
    case .changed:
      let note = ReleaseNoteChange(change, titles, announcement: announcements[change.subject])
      return note.words.map { .difference(thing: thing.words, $0) }
    }
  }

  private func thing(_ subject: Subject) -> (heading: ReleaseNotes.Heading, words: Markdown)? {
    let own = Markdown.bold(titles[subject] ?? subject.member ?? subject.owner)
    func owner(_ kind: ElementKind) -> Markdown { Markdown.bold(titles[Subject(kind, subject.owner)] ?? subject.owner) }
    switch subject.kind {
    case .intent, .legacyIntent: return (.actions, own)
    case .parameter: return (.options, "\(own) in \(owner(.intent))")
    case .legacyParameter: return (.options, "\(own) in \(owner(.legacyIntent))")
    case .result: return (.options, "The result of \(owner(.intent))")
    case .entity: return (.options, "\(own), as a choice and in Find actions")
    case .entityProperty: return (.options, "\(own) of \(owner(.entity))")
    case .enumCase: return (.options, "The choice \(own) for \(owner(.enum))")
    case .legacyEnumCase: return (.options, "The choice \(own) for \(owner(.legacyEnum))")
    case .phrase, .translatedPhrase: return (.entrances, "The Siri phrase “\(spoken(subject.member ?? ""))”")
    case .appShortcut: return (.entrances, "The App Shortcut \(owner(.intent))")
    case .widget: return (.entrances, "The widget or control \(own)")
    case .spokenName: return (.entrances, "The name “\(subject.owner)” for the app in Siri")
    case .urlScheme: return (.entrances, "Links that begin with \(subject.owner):")
    default: return nil
    }
  }

  private func advice(_ finding: Finding) -> Markdown? {
    let isForWidgets = finding.effects[.widgetsAndControls] == .breaks && finding.effects[.savedShortcuts] != .breaks
    switch finding.subject.kind {
    case .widget: return "remove it and add another one."
    case _ where isForWidgets: return "remove the widget or control and add it again."
    case .intent, .legacyIntent:
      guard let name = newNames[finding.subject] else {
        return "remove the step, or replace it with another action."
      }
      return "replace the step with \(Markdown.bold(titles[Subject(.intent, name)] ?? name))."
    case .parameter, .legacyParameter: return "open the steps that use it and set the field again."
    case .result: return "check the steps that come after it."
    case .entity, .enum, .enumCase, .legacyEnum, .legacyEnumCase, .unionValue, .unionCase:
      return "open the steps that use it and choose again."
    case .entityProperty, .query, .queryFilter, .legacyType: return "open the steps that use it and set them up again."
    case .phrase, .translatedPhrase, .appShortcut, .appShortcutsProvider: return "use another of the app's phrases."
    case .systemIntent: return "use another app, or one of this app's actions."
    case .userActivity: return "open it in the app."
    case .spokenName: return "say the app's new name."
    case .urlScheme: return "use another link."
    case .parameterSummary, .onscreenContent, .package: return nil
    }
  }

  /// A phrase as it is said: the app's name in its place, other tokens by their names.
  private func spoken(_ phrase: String) -> String {
    phrase.replacing("${applicationName}", with: appName).replacing("${", with: "‹").replacing("}", with: "›")
  }
}
