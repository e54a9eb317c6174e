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
      judgement(pair.subject, "\(pair.new.typePath) no longer includes \(name)", name, comparison)
    },
    .removedEach(IntentsPackage.self) { loss, comparison in
      // What is in no repository may be found without it.
      loss.old.includes.filter { name in comparison.old.packages.contains { $0.typePath == name } }.compactMap { name in
        judgement(
          loss.subject, "\(loss.old.typePath), which included \(name), is no package any more", name, comparison)
      }
    })

  private static func judgement(
    _ subject: Subject, _ what: String, _ name: String, _ comparison: Comparison
  ) -> Judgement? {
    let declared = comparison.old.packages.first { $0.typePath == name }
    guard !comparison.new.packages.contains(where: { $0.includes.contains(name) }),
      declared == nil || comparison.new.packages.contains(where: { $0.typePath == name })
    else { return nil }
    let intents = comparison.new.intents.filter { declared?.module != nil && $0.module == declared?.module }
      .map(\.identifier)
    let whose = intents.isEmpty ? "what it holds" : intents.sentenceList
    // Which target declares it is not known, so that it may hold any intent.
    let isOpen = declared != nil && declared?.module == nil && !comparison.old.intents.isEmpty
    let effect: Effect = intents.isEmpty ? (isOpen ? .asks : .notes) : .breaks
    return Judgement(
      subject,
      isOpen
        ? "Whether the intents of \(name) are still found can't be told: \(what)."
        : "\(what); the system may no longer find \(whose).",
      effects: [.savedShortcuts: effect], confidence: effect == .notes ? .low : nil, key: name)
  }
}
