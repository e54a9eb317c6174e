import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let indexedEntityDropped = Rule(
    id: "E15", name: "indexed-entity-dropped", title: "Entity no longer indexed",
    effects: [.appleIntelligence: .degrades, .discovery: .degrades], confidence: .mediumHigh, basis: .apple("2026-11"),
    explanation: """
      Spotlight and Siri learn about an app's content from its `IndexedEntity` types. Without the conformance, \
      people no longer find the entities there.
      """,
    symptom: "The app's entities are missing from Spotlight, and Siri does not find them by their content.",
    fix: "Keep `IndexedEntity` on the type.",
    evidence: [
      "Apple documentation, “Making app entities available in Spotlight”: `IndexedEntity` puts entities into the "
        + "index.",
      "utmapp/UTM 3fd29a21 dropped the conformance from its virtual machines.",
    ],
    judge: .lost(.protocols, of: Entity.self, as: FrameworkProtocol.self) { pair, name, _ in
      // Where the framework does not have the protocol, nothing was indexed.
      let places = Set(pair.platforms ?? Platform.allCases)
      guard name == .indexedEntity, !places.isSubset(of: [.watchOS, .tvOS]) else { return nil }
      return Judgement(
        pair.subject,
        """
        \(pair.new.typePath) no longer conforms to IndexedEntity: Spotlight and Siri no longer find the app's \
        entities of this type.
        """,
        fix: Fix("Conform to IndexedEntity again.", code: "extension \(pair.new.typePath): IndexedEntity {}"),
        key: FrameworkProtocol.indexedEntity.name)
    })
}
