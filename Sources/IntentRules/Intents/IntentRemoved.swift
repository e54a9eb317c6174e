import AppIntentsFacts
import IntentComparison
package import IntentSurface

extension Rule {
  static let intentRemoved = Rule(
    id: "I01", name: "intent-removed", title: "Intent removed",
    effects: [.savedShortcuts: .breaks], confidence: .high, basis: .incident("2026-08"),
    explanation: """
      A shortcut stores an action by the bundle and the identifier of its intent. Once no intent has that \
      identifier, the system has nothing to run, and it offers no way to convert a person's shortcut to another action.
      """,
    symptom: """
      The step shows as “Unknown Action”; runs and automations stop there \
      (`LNPerformActionErrorCodeActionNotFound` in the console).
      """,
    fix: """
      Keep the intent as a `DeprecatedAppIntent` that names its replacement. Ship it for a few releases, and remove it \
      once people have had time to change their shortcuts.
      """,
    evidence: [
      "Apple documentation, “Making actions and content discoverable and widely available”: deprecate before removing",
      "Apple documentation, `DeprecatedAppIntent` and `IntentDeprecation`: a message and a replacement for "
        + "people who use the action",
      "Apple developer forums, thread 756653: a DTS engineer advises deprecating instead of removing",
      "home-assistant/iOS#5279, home-assistant/iOS#5350: every shortcut shows “Unknown Action” after actions were "
        + "removed",
      "prologueapp/Prologue#118: people had to rebuild their shortcuts after actions disappeared",
    ],
    judge: .removed(Intent.self) { loss, comparison in
      let intent = loss.old
      let failure = comparison.old.failure(of: intent)
      let harmless = failure ?? intent.harmlessness(in: comparison.old)
      var effects = intent.effects(.breaks, lostIn: comparison, on: loss.platforms)
      if harmless != nil { effects[.widgetsAndControls] = .notes }
      if failure != nil { effects = effects.mapValues { min($0, .notes) } }
      return Judgement(
        loss.subject,
        message(loss, harmless, in: comparison), effects: effects,
        confidence: confidence(intent), symptom: symptom(intent),
        fix: Fix(
          """
          Keep \(intent.typeName) as a DeprecatedAppIntent; if another intent replaces it, name it with \
          `replacedBy:`.
          """,
          code: IntentCode.deprecated(intent))
      ).naming(comparison.new.withholding(intent.typePath, of: intent.hosts))
    })

  private static func message(_ lost: Loss<Intent>, _ harmless: String?, in comparison: Comparison) -> String {
    let intent = lost.old
    let places =
      comparison.origin(of: lost.subject, in: intent.hosts)
      + (lost.platforms.map { " on " + $0.map(\.rawValue).joined(separator: ", ") } ?? "")
    let loss =
      harmless ?? (intent.isAction ? "saved shortcuts can no longer run it." : "the settings in it are lost.")
    let announced =
      intent.deprecation != nil || intent.conforms(to: .deprecatedAppIntent)
      ? "It had been deprecated." : nil
    return [
      "The intent \(intent.label) is gone\(places); \(loss)", announced, intent.softening,
      comparison.old.lostTranslations(of: intent.identifier),
    ].compactMap { $0 }
      .joined(separator: " ")
  }

  private static func confidence(_ intent: Intent) -> Confidence? {
    if intent.conforms(to: .setFocusFilterIntent) { return .lowMedium }
    if !intent.isAction { return .mediumHigh }
    return intent.softening == nil ? nil : .low
  }

  private static func symptom(_ intent: Intent) -> String? {
    if intent.conforms(to: .setFocusFilterIntent) {
      return "The app's filter disappears from people's Focus settings."
    }
    if !intent.isAction { return "Placed widgets and controls lose their settings." }
    return nil
  }
}

extension Surface {
  /// Why no run of an action succeeded, as the rest of a sentence; nil where some may have. What configures something has
  /// settings all the same.
  fileprivate func failure(of intent: Intent) -> String? {
    // Thousands of actions may be gone at once, and few of them open the app.
    guard !intent.isConfiguration, intent.openAppWhenRun?.value == true else { return nil }
    let extensions = hostIdentifiers(of: .extension)
    let isElsewhere = intents.contains { $0.identifier == intent.identifier && !extensions.isSuperset(of: $0.places) }
    return intent.opensApp(from: extensions) && !isElsewhere
      ? "no run of it succeeded: it opened the app, and was in an extension alone." : nil
  }
}

extension Intent {
  /// Why nobody loses settings with it, as the rest of a sentence; nil where somebody may.
  fileprivate func harmlessness(in surface: Surface) -> String? {
    guard !isAction, !conforms(to: .setFocusFilterIntent) else { return nil }
    if configuresNothing(in: surface) { return "no widget or control was configured by it." }
    return hasSettings ? nil : "it had no settings that widgets or controls could lose."
  }

  /// Whether it configures, as far as its surface shows, nothing that people can place: the leftover of a template.
  ///
  /// Builds show no widgets at all, and then nothing is known.
  private func configuresNothing(in surface: Surface) -> Bool {
    !surface.widgets.isEmpty
      && surface.widgets.allSatisfy { widget in
        if widget.isUnlisted { return true }
        if widget.settingsIntents.contains(identifier) { return false }
        return switch widget.configuration {
        case .fixed, .liveActivity, .siriKit: true
        case .appIntent: widget.configurationIntent != nil
        case .unknown: false
        }
      }
  }
}

extension Comparison {
  /// “ from Garden”, for a record of some bundles that is gone and that another app still has; empty for any other.
  func origin(of subject: Subject, in hosts: [String]) -> String {
    guard newRecords.contains(subject) else { return "" }
    let apps = old.apps(with: hosts)
    return apps.isEmpty ? "" : " from \(apps.sorted().sentenceList)"
  }
}

extension Surface {
  /// Where the code of a type is that is there and in no app; nil for any other.
  ///
  /// - Parameter bundles: those that had it: of several types of the name, it is theirs.
  package func withholding(_ typePath: String, of bundles: [String] = []) -> WithheldType? {
    let found = withheld.filter { $0.typePath == typePath && !$0.isUnread }
    return found.first { !Set($0.hosts).isDisjoint(with: bundles) } ?? found.first
  }

  /// Where the code that answers a system intent is, where no app has it.
  func withholding(handlerOf className: String) -> WithheldType? {
    withheld.first { SiriProtocols.intent(handledBy: $0.kind) == className }
  }
}

extension Judgement {
  /// Says where the code of what is gone still is, and what brings it back.
  func naming(_ type: WithheldType?) -> Judgement {
    guard let type else { return self }
    var judgement = self
    if !type.conditions.isEmpty {
      let conditions = type.conditions.joined(separator: " and ")
      judgement.message += " Its code is now behind \(conditions), \(type.reason)."
      let link = type.asksForModulesAlone ? "Have the app link the module again, or take" : "Take"
      judgement.fix = Fix("\(link) \(type.typePath) out of `#if`, so that what ships compiles it again.")
    } else if let list = type.propertyList {
      judgement.message +=
        " Its code still exists, in \(type.hosts.sentenceList), but \(list) makes that no extension for widgets."
      judgement.fix = Fix("Set `NSExtensionPointIdentifier` in \(list) to `\(WithheldType.widgetPoint)`.")
    } else if type.hosts.isEmpty {
      judgement.message += " Its code still exists, in a file that no target compiles."
      judgement.fix = Fix("Add the file with \(type.typePath) to the target that had it.")
    } else {
      judgement.message += " Its code still exists, in \(type.hosts.sentenceList), which no app contains."
      judgement.fix = Fix("Have the app contain \(type.hosts.sentenceList) again.")
    }
    return judgement
  }
}
