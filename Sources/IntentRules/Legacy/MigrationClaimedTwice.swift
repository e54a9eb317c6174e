import IntentSurface

extension Rule {
  /// Two intents claim one legacy class.
  static let migrationClaimedTwice = Rule(
    id: "L05", name: "migration-claimed-twice", title: "Two intents claim one legacy class",
    effects: [.savedShortcuts: .breaks], confidence: .medium, basis: .decompiled("2026-11"),
    explanation: """
      A legacy step is matched to the intent whose `intentClassName` is its class. If two intents name the same class, \
      either may win.
      """,
    symptom: "Old steps may run the wrong action, and a different one after the next update.",
    fix: "Let only one intent name the class, and remove the conformance from the other.",
    evidence: ["Matching by class name takes the first record found; the order of records differs between builds."],
    judge: .lint { surface in
      let claims = Dictionary(grouping: surface.intents) { $0.intentClassName?.value ?? "" }
      return claims.filter { $0.key != "" && Set($0.value.map(\.typePath)).count > 1 }.sorted { $0.key < $1.key }
        .map { className, intents in
          let names = Set(intents.map(\.typePath)).sorted().map { "`\($0)`" }.joined(separator: " and ")
          return Judgement(
            Subject(.intent, className), "\(names) both claim the legacy class `\(className)`.", key: names)
        }
    })
}
