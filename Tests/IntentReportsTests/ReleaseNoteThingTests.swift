import IntentComparison
import IntentSurface
import Testing

@testable import IntentReports

/// What each kind of element is called for people who have never seen the code.
struct ReleaseNoteThingTests {
  private static func words(_ kind: ElementKind, member: String?, _ action: ChangeAction) -> String? {
    var report = SampleReports.mixed
    report.titles = [
      Subject(.intent, "Zed"): "Titled", Subject(.enum, "Zed"): "Size", Subject(.entity, "Zed"): "Plant",
    ]
    guard let note = ReleaseNoteThings(report).note(Change(Subject(kind, "Zed", member), action)),
      case .line(let heading, let words) = note
    else { return nil }
    return "\(heading.rawValue): \(words.text)"
  }

  @Test(
    arguments: [
      (ElementKind.intent, nil, "New actions: **Titled**"), (.legacyIntent, nil, "New actions: **Zed**"),
      (.parameter, "size", "New options, choices and properties: **size** in **Titled**"),
      (.legacyParameter, "size", "New options, choices and properties: **size** in **Zed**"),
      (.result, nil, "New options, choices and properties: The result of **Titled**"),
      (.entity, nil, "New options, choices and properties: **Plant**, as a choice and in Find actions"),
      (.entityProperty, "room", "New options, choices and properties: **room** of **Plant**"),
      (.enumCase, "small", "New options, choices and properties: The choice **small** for **Size**"),
      (.legacyEnumCase, "small", "New options, choices and properties: The choice **small** for **Zed**"),
      (.appShortcut, nil, "New phrases, App Shortcuts and widgets: The App Shortcut **Titled**"),
      (.widget, nil, "New phrases, App Shortcuts and widgets: The widget or control **Zed**"),
      (.spokenName, nil, "New phrases, App Shortcuts and widgets: The name “Zed” for the app in Siri"),
      (.urlScheme, nil, "New phrases, App Shortcuts and widgets: Links that begin with Zed:"),
      (.query, nil, nil), (.package, nil, nil), (.unionValue, nil, nil), (.parameterSummary, nil, nil),
    ] as [(ElementKind, String?, String?)])
  func hasAHeadingAndWords(_ kind: ElementKind, member: String?, words: String?) {
    #expect(Self.words(kind, member: member, .added) == words)
    let removed = words.map { "Removed: " + ($0.split(separator: ": ", maxSplits: 1).last ?? "") }
    #expect(Self.words(kind, member: member, .removed) == removed)
    #expect(Self.words(kind, member: member, .renamed) == nil)
  }

  @Test(arguments: [ElementKind.phrase, .translatedPhrase]) func aPhraseIsWrittenAsItIsSaid(_ kind: ElementKind) {
    let name = SampleReports.mixed.new.name
    #expect(
      Self.words(kind, member: "Water ${plant} in ${applicationName}", .added)
        == "New phrases, App Shortcuts and widgets: The Siri phrase “Water ‹plant› in \(name)”")
  }
}
