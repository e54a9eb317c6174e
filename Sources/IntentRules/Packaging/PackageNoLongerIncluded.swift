import IntentComparison
import IntentSurface

extension Rule {
  static let packageNoLongerIncluded = Rule(
    id: "K03", name: "package-no-longer-included", title: "Package of intents no longer included",
    effects: [.savedShortcuts: .breaks], confidence: .medium, basis: .apple("2025-06"),
    explanation: """
      An `AppIntentsPackage` names the packages whose intents the app offers. Removing one from `includedPackages` \
      removes its intents, although their code is still linked, unless another package includes it.
      """,
    symptom: "The actions of the package are missing; saved ones show as “Unknown Action”.",
    fix: "Name the package in `includedPackages` again.",
    evidence: [
      "WWDC25, session 244: intents in frameworks need an `AppIntentsPackage` on both sides",
      "FB13281659: a framework that only an extension links fails, but only in TestFlight builds",
    ],
    judge: .lost(.dependencies, of: IntentsPackage.self, as: String.self) { pair, name, comparison in
      guard !comparison.new.packages.contains(where: { $0.includes.contains(name) }),
        comparison.new.packages.contains(where: { $0.typePath == name })
          || !comparison.old.packages.contains(where: { $0.typePath == name })
      else { return [] }
      let module = comparison.old.packages.first { $0.typePath == name }?.module
      let intents = comparison.new.intents.filter { module != nil && $0.module == module }.map(\.identifier)
      let whose = intents.isEmpty ? "what it holds" : intents.sentenceList
      return [
        Judgement(
          pair.subject, "\(pair.new.typePath) no longer includes \(name); the system may no longer find \(whose).",
          effects: intents.isEmpty ? [.savedShortcuts: .notes] : nil, confidence: intents.isEmpty ? .low : nil,
          key: name)
      ]
    })
}
