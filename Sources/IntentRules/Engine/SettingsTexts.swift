import AppIntentsFacts
import IntentComparison
import IntentSurface

/// Words for findings about the settings of widgets, controls and Focus filters: nobody asks for these, no step holds
/// them, and nothing of them runs.
struct SettingsTexts {
  private let intent: Intent
  private let noun: String

  /// Nil for an intent that runs.
  init?(_ intent: Intent?) {
    guard let intent, !intent.isAction else { return nil }
    self.intent = intent
    let nouns: [(FrameworkProtocol, String)] = [
      (.widgetConfigurationIntent, "widget"), (.controlConfigurationIntent, "control"),
      (.setFocusFilterIntent, "Focus filter"),
    ]
    noun = nouns.filter { intent.conforms(to: $0.0) }.map(\.1).joined(separator: " or ")
    guard !noun.isEmpty else { return nil }
  }

  /// What people see, in the place of a rule's words for actions; nil where those hold here as well.
  func symptom(of rule: String) -> String? {
    switch rule {
    case "P01": "The setting disappears from the options of the \(noun)."
    case "P02", "P03", "P04": "\(inUse) lose this setting and show the default."
    case "P05", "P13": "\(inUse) have no value for this setting and stay empty until people set one."
    case "P08": "\(inUse) without a chosen value show something different."
    case "P09": "\(inUse) with a value out of range may show the default."
    case "P11": "\(inUse) may not be able to read this setting."
    case "I01", "I02", "I04", "I36": "\(inUse) lose their settings."
    case "I35": "\(inUse) on older systems lose their settings."
    case "N03", "N04", "N08": "The chosen option is lost, and the \(noun) shows the default."
    default: nil
    }
  }

  /// The fix, in the place of a rule's words for actions.
  func fix(of rule: String, else fix: Fix) -> Fix {
    switch rule {
    case "I01": Fix("Keep \(intent.typeName), with the parameters that people have set.", code: declaration)
    case "P01": Fix("Keep the parameter, and keep reading it where the \(noun) gets its content.", code: fix.code)
    case "P05": Fix("Give the parameter a default, or leave it optional.", code: fix.code)
    case "P09": Fix("Keep the range, and limit the value where it is read.", code: fix.code)
    case "I31": Fix("Keep the conformance for as long as the \(noun) is configurable.", code: fix.code)
    default: Fix(fix.summary.replacing("`perform()`", with: "the code of the \(noun)"), code: fix.code)
    }
  }

  private var inUse: String {
    intent.conforms(to: .setFocusFilterIntent)
      ? "Configured \(noun)s" : "Placed \(noun.replacing(" or ", with: "s or "))s"
  }

  /// The type without a `perform()`, which the framework has for it.
  private var declaration: String {
    var lines = ["struct \(intent.typeName): \(intent.protocols.map(\.name).joined(separator: ", ")) {"]
    lines.append(
      "  static let title: LocalizedStringResource = \(IntentCode.spelling(of: intent.title, else: intent.typeName))")
    if intent.identifierSource == .persistentIdentifier {
      lines.append("  " + IntentCode.persistentIdentifier(intent.identifier))
    }
    for parameter in intent.parameters {
      lines.append("")
      lines += IntentCode.declaration(of: parameter).map { "  " + $0 }
    }
    return (lines + ["}"]).joined(separator: "\n")
  }
}
