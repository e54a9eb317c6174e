import IntentComparison
import IntentSurface

extension Rule {
  static let systemRoleDropped = Rule(
    id: "I33", name: "system-role-dropped", title: "Intent loses a guarantee of the system",
    cells: [Cell(.intent, .changed, .protocols)],
    effects: [.savedShortcuts: .degrades], confidence: .medium,
    explanation: """
      Some protocols make the system run an intent in a special way: in the app's own process, with audio allowed in \
      the background, with the right to start a Live Activity. Without them the same code runs and fails halfway.
      """,
    symptom: "The action reports an error, or ends and nothing plays, records or appears.",
    fix: "Keep the protocol that the work of `perform()` needs.",
    evidence: [
      "Apple documentation, LiveActivityIntent, AudioPlaybackIntent, AudioRecordingIntent, CameraCaptureIntent",
      "touyou/IntentTodo, notes on App Intents: a LiveActivityIntent runs in the app's process",
    ],
    judge: .change { change, comparison in
      guard let name = change.old, let loss = losses[name], let (old, new) = comparison.intents(change),
        !(successors[name].map(new.conforms) ?? false)
      else { return [] }
      return [
        Judgement(
          change.subject,
          ["The intent \(new.label) is no `\(name)` any more: it \(loss).", old.softening].compactMap { $0 }
            .joined(separator: " "),
          effects: old.savedEffects(.degrades),
          fix: Fix(
            "Conform \(new.typeName) to \(successors[name] ?? name) again.",
            code: "extension \(new.typePath): \(successors[name] ?? name) {}"),
          key: name)
      ]
    })

  private static let losses = [
    "AudioPlaybackIntent": "can't start playback in the background",
    "AudioStartingIntent": "can't start playback in the background",
    "AudioRecordingIntent": "can't record in the background",
    "CameraCaptureIntent": "can't use the camera from the Lock Screen or a control",
    "LiveActivityIntent": "is not run in the app's process and can't start a Live Activity",
    "LiveActivityStartingIntent": "can't start a Live Activity",
    "LongRunningIntent": "is stopped when its time is up",
    "PushToTalkTransmissionIntent": "can't start a transmission",
  ]

  /// Deprecated protocols and those that took their place: going over to these is no loss.
  private static let successors = [
    "AudioStartingIntent": "AudioPlaybackIntent", "LiveActivityStartingIntent": "LiveActivityIntent",
  ]
}
