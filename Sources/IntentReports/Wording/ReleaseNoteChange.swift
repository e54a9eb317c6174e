import IntentComparison
import IntentSurface

/// What about an element is different, as the end of a sentence that its name begins.
struct ReleaseNoteChange {
  private let change: Change
  private let titles: [Subject: String]
  /// What the new side says, where its deprecation changed.
  private let announcement: Deprecation?

  init(_ change: Change, _ titles: [Subject: String], announcement: Deprecation? = nil) {
    self.change = change
    self.titles = titles
    self.announcement = announcement
  }

  /// Nil for what people can't notice.
  var words: Markdown? { change.subject.kind == .result ? result : named ?? use ?? value }

  private var wasAdded: Bool { change.old == nil }
  private var isOn: Bool { change.new == "true" }

  // What it is called, and whether it stays.
  private var named: Markdown? {
    switch change.aspect {
    case .title, .displayName, .shortTitle: change.old.map { "was called “\($0.clipped)”" }
    case .summary: "has a new description"
    case .deprecation: deprecation
    default: nil
    }
  }

  // Where and how an action runs.
  private var use: Markdown? {
    let isAction = change.subject.kind == .intent || change.subject.kind == .legacyIntent
    switch change.aspect {
    case .foreground where isAction:
      return change.new?.hasPrefix("foreground") == true ? "now opens the app" : "can now run without opening the app"
    case .authenticationPolicy:
      return change.new == "alwaysAllowed"
        ? "also runs while the device is locked" : "now needs the device to be unlocked"
    case .isDiscoverable:
      return change.new == "false"
        ? "is no longer in the list of actions, but still runs in your shortcuts"
        : "is now in the list of actions"
    case .isAssistantOnly: return isOn ? "is now for Siri only" : "is now in the list of actions"
    case .platforms, .availability: return "is available on different devices or systems"
    default: return nil
    }
  }

  // What a field, a property or a widget takes and offers.
  private var value: Markdown? {
    switch change.aspect {
    case .type: "has a different type"
    case .optionality: change.new?.hasSuffix("?") == true ? "can now be left empty" : "must now be filled in"
    case .defaultValue:
      wasAdded
        ? "now has a default" : change.new == nil ? "no longer has a default" : "has a different default"
    case .range: "accepts a different range of numbers"
    case .shown: isOn ? "is now shown in the step" : "is no longer shown in the step"
    case .families:
      wasAdded || change.new == Widget.everyFamily
        ? "is available in another size" : "is no longer available in every size"
    default: nil
    }
  }

  private var result: Markdown? {
    switch change.aspect {
    case .resultValue where wasAdded: "can be used by later steps"
    case .resultValue: change.new == nil ? "was removed" : "has a different type"
    case .dialog: isOn ? "is now spoken by Siri too" : "is no longer spoken by Siri"
    default: nil
    }
  }

  private var deprecation: Markdown? {
    guard let announcement else { return "is no longer deprecated" }
    let words: Markdown = announcement.message.map { " (“\($0.spelling)”)" } ?? ""
    let name = announcement.replacedBy.map { titles[Subject(.intent, $0)] ?? $0 }
    return "will be removed in a later version" + (name.map { ": use **\($0)** instead" } ?? "") + words
  }
}
