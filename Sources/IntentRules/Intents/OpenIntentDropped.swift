import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let openIntentDropped = Rule(
    id: "I30", name: "open-intent-dropped", title: "Intent no longer opens an entity",
    effects: [.appleIntelligence: .degrades, .discovery: .degrades], confidence: .mediumHigh, basis: .apple("2025-06"),
    explanation: """
      `OpenIntent` tells the system how to open one of the app's entities. Without it, Spotlight and \
      Siri (“open …”) can't open the entity, and visual intelligence leaves the app out.
      """,
    symptom: "A Spotlight result opens the app's start screen; the app is missing from visual intelligence.",
    fix: "Keep `OpenIntent` with its `target`.",
    evidence: [
      "WWDC25, session 275, “Explore new advances in App Intents”: an `OpenIntent` opens an entity from Spotlight",
      "Apple documentation, “Making app entities available in Spotlight”: an `OpenIntent` opens what people find",
    ],
    judge: .lost(.protocols, of: Intent.self, as: FrameworkProtocol.self) { pair, name, _ in
      guard name == .openIntent else { return nil }
      let intent = pair.new
      return Judgement(
        pair.subject,
        """
        The intent \(intent.label) no longer conforms to `OpenIntent`; the system can no longer open the app's \
        entities with it.
        """,
        fix: Fix(
          "Conform \(intent.typeName) to OpenIntent again.", code: "extension \(intent.typePath): OpenIntent {}"))
    })
}
