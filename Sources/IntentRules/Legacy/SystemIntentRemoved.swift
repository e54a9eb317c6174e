import IntentComparison
import IntentSurface

extension Rule {
  /// One of Apple's own SiriKit intents was answered and is not any more.
  static let systemIntentRemoved = Rule(
    id: "L06", name: "system-intent-removed", title: "System intent no longer handled",
    effects: [.savedShortcuts: .breaks, .siriPhrases: .breaks], confidence: .mediumHigh, basis: .apple("2026-11"),
    explanation: """
      People ask Siri to send a message or play something with an app, and keep such requests in shortcuts. These \
      store Apple's class (`INSendMessageIntent`), not one of the app's. Once no target of the app handles that class, \
      the requests fail. An App Intent for the same task does not handle stored requests, but with the right schema it \
      answers new requests to Siri.
      """,
    symptom: "Siri says that the app can't do that; the step of a shortcut fails.",
    fix: "Keep the handler and its entry in the property list until people have been told and have an equivalent.",
    evidence: [
      "Apple documentation, “Making actions and content discoverable and widely available”: removing SiriKit "
        + "code breaks workflows; give notice and offer an equivalent first."
    ],
    judge: .removed(SystemIntent.self) { loss, comparison in
      guard comparison.old.offersSystemIntent(loss.old.name) else { return nil }
      guard !loss.old.isOfFocusStatus else { return focusStatus(loss.subject) }
      guard comparison.old.mayHandle(loss.old) else { return declarationRemoved(loss.subject) }
      return loss.old.isHandled
        ? removed(loss.subject, comparison) : judgement(of: "declared", loss.subject, comparison)
    },
    .lost(.legacyEligibility, of: SystemIntent.self, as: String.self) { pair, half, comparison in
      guard comparison.old.offersSystemIntent(pair.old.name) else { return nil }
      return judgement(of: half, pair.subject, comparison)
    },
    .changed(SystemIntent.self, .legacyAnswer) { pair, comparison in
      guard comparison.old.offersSystemIntent(pair.old.name), pair.old.isHandled, pair.new.isHandled else { return nil }
      return pair.new.isInDoubt ? judgement(of: "always", pair.subject, comparison) : nil
    })

  private static func removed(_ subject: Subject, _ comparison: Comparison) -> Judgement {
    let task = String(subject.owner.dropFirst(2))
    let sameSchema = comparison.new.intents.first { intent in
      let schema = intent.schema?.name.split(separator: ".").last.map { $0.lowercased() + "intent" }
      return schema == task.lowercased()
    }
    let successor =
      sameSchema ?? LegacyIntent(className: task).likeliestSuccessor(among: comparison.new.intents)
    let hint = successor.map { " `\($0.typePath)` does this now, but stored requests use Apple's class." } ?? ""
    return Judgement(
      subject,
      "The app handled `\(subject.owner)`, but no code that handles it, or no extension that declares it, is left.\(hint)",
      effects: sameSchema == nil ? nil : [.savedShortcuts: .breaks],
      fix: Fix(
        successor == nil
          ? "Bring the handler back, or offer an App Intent for the task and tell people before the old one is removed."
          : "Keep the handler beside `\(successor?.typePath ?? "")` until people have had notice.")
    ).naming(comparison.new.withholding(handlerOf: subject.owner))
  }

  private static func declarationRemoved(_ subject: Subject) -> Judgement {
    Judgement(
      subject,
      "No property list declares `\(subject.owner)` anymore. No code handled it, though it handles other "
        + "intents.",
      effects: [.savedShortcuts: .notes, .siriPhrases: .notes], confidence: .low,
      symptom: "Nothing, unless code that was not read handled it.",
      fix: Fix("Nothing to do if no code handled it."))
  }

  private static func focusStatus(_ subject: Subject) -> Judgement {
    Judgement(
      subject, "The app no longer learns whether people are in a Focus (`\(subject.owner)`).",
      effects: [.savedShortcuts: .notes],
      symptom: "Saved shortcuts are not affected; the app no longer shares the Focus status.",
      fix: Fix("Nothing to do if this is intended."))
  }

  // Answering takes both, but the other half may be where this tool does not look.
  private static func judgement(of half: String, _ subject: Subject, _ comparison: Comparison) -> Judgement? {
    guard let (message, elsewhere) = halves[half] else { return nil }
    let isSure =
      half == "handled" && comparison.new.isHandlerInNoApp(of: subject.owner)
      || half == "declared" && comparison.readsLists(ofDeclarersOf: subject.owner)
    if isSure { return removed(subject, comparison) }
    let unread = comparison.new.hosts.first { $0.declaredIntents.contains { $0.contains("$") } }
    if half == "declared", let unread {
      return Judgement(
        subject, "Whether \(unread.identifier) still declares `\(subject.owner)` can't be told: its list is computed.",
        effects: [.savedShortcuts: .asks, .siriPhrases: .asks], confidence: .low, key: half)
    }
    return Judgement(
      subject,
      "Whether something handles `\(subject.owner)` can't be told: it \(message). \(elsewhere).",
      effects: [.savedShortcuts: .asks, .siriPhrases: .asks], confidence: .low, key: half)
  }

  private static let halves = [
    "declared": (
      "is no longer declared in a property list", "Only the project's generator could still declare it"
    ),
    "handled": (
      "is declared in a property list, but no longer handled in code",
      "Only code that was not read could still handle it"
    ),
    "always": (
      "is handed out on some ways of the code alone, or by code that could not be followed",
      "The answer may be there all the same"
    ),
  ]
}

extension Surface {
  /// Whether people could ask for a system intent: one that code handles and no property list names was never offered,
  /// unless no property list names any, and they may be out of sight.
  fileprivate func offersSystemIntent(_ name: String) -> Bool {
    let declared = systemIntents.filter(\.isDeclared)
    return declared.isEmpty && readFrom.apps == nil || declared.contains { $0.name == name }
  }

  /// Whether something answers a system intent: a declaration without a handler is not answered, unless all handlers are
  /// out of sight. An extension for the app's own intents keeps the declarations of Xcode's template.
  func mayHandle(_ intent: SystemIntent) -> Bool {
    intent.isHandled || legacyIntents.isEmpty && !systemIntents.contains(where: \.isHandled)
  }
}

extension Comparison {
  /// Whether the property list of each bundle that declared an intent was read again: it declares others.
  fileprivate func readsLists(ofDeclarersOf className: String) -> Bool {
    let before = old.declarers(of: className)
    return !before.isEmpty
      && before.allSatisfy { shipped in
        new.hosts.contains { bundle in
          bundle.isSame(as: shipped) && !bundle.declaredIntents.isEmpty
            && bundle.declaredIntents.allSatisfy { !$0.contains("$") }
        }
      }
  }
}

extension Surface {
  /// Whether the code that answers a SiriKit intent is in an extension that no app contains.
  func isHandlerInNoApp(of className: String) -> Bool {
    withholding(handlerOf: className).map { $0.conditions.isEmpty && !$0.hosts.isEmpty } ?? false
  }
}

extension SystemIntent {
  /// Whether it tells the app that people are in a Focus: no shortcut has it.
  var isOfFocusStatus: Bool { name == "INShareFocusStatusIntent" }
}
