import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let systemRoleDropped = Rule(
    id: "I33", name: "system-role-dropped", title: "Intent dropped a protocol that its code may need",
    effects: [.savedShortcuts: .degrades], confidence: .medium, basis: .apple("2026-11"),
    explanation: """
      Some protocols make the system run an intent in a special way: in the app's own process, with background audio, \
      or with permission to start a Live Activity. Without them, the same code runs but may fail.
      """,
    symptom: "The action reports an error, or ends without playing, recording or showing anything.",
    fix: "Keep the protocol that `perform()` needs.",
    evidence: [
      "Apple documentation, `LiveActivityIntent`, `AudioPlaybackIntent`, `AudioRecordingIntent`, "
        + "`CameraCaptureIntent`: what each lets `perform()` do",
      "touyou/IntentTodo, notes on App Intents: a `LiveActivityIntent` runs in the app's process",
    ],
    judge: .lost(.protocols, of: Intent.self, as: FrameworkProtocol.self) { pair, name, _ in
      let (old, new) = (pair.old, pair.new)
      guard case .ability(let loss)? = name.loss, !(name.successor.map(new.conforms) ?? false) else { return nil }
      return Judgement(
        pair.subject,
        "The intent \(new.label) no longer conforms to `\(name)`: it \(loss).", old.softening,
        effects: old.savedEffects(.degrades),
        fix: Fix(
          "Conform \(new.typeName) to \(name.successor ?? name) again.",
          code: "extension \(new.typePath): \(name.successor ?? name) {}"),
        key: name.name)
    })
}
