import IntentComparison
import IntentSurface

extension Rule {
  static let frameworkWithoutPackage = Rule(
    id: "K02", name: "framework-without-package", title: "Intents of a framework are not included by the app",
    effects: [.savedShortcuts: .breaks, .discovery: .hides], confidence: .mediumHigh, basis: .apple("2025-06"),
    explanation: """
      The system finds the intents of an embedded framework only where the app declares an `AppIntentsPackage` that \
      includes the framework's own. Without it, the build succeeds but the actions are missing.
      """,
    symptom: "The framework's actions are missing; saved ones show as “Unknown Action”.",
    fix: "Declare an `AppIntentsPackage` in the framework, and one in the app whose `includedPackages` names it.",
    evidence: ["WWDC25, session 244: intents in frameworks need an `AppIntentsPackage` on both sides"],
    judge: .lint { surface in
      let apps = surface.hostIdentifiers(of: .app)
      // Built metadata names a package by the bundle that holds it.
      guard surface.readFrom.kind == .metadata, !apps.isEmpty,
        !surface.packages.contains(where: { apps.contains($0.typePath) })
      else { return [] }
      return surface.hostIdentifiers(of: .framework).sorted().compactMap { framework in
        let intents = surface.intents.filter { $0.bundle == framework }.map(\.identifier)
        guard !intents.isEmpty else { return nil }
        return Judgement(
          Subject(.package, framework),
          """
          \(framework) has \(intents.sentenceList), but the app includes no package, so the system does not know \
          them.
          """)
      }
    },
    // Public apps have such frameworks and no complaints that are known: only a move is told, as a question.
    .joined(.unincludedBy, to: Intent.self, as: String.self) { pair, app, _ in
      guard pair.old.unincludedBy.isEmpty else { return nil }
      return Judgement(
        pair.subject,
        "Whether people still have \(pair.new.label) can't be told: only a framework has it now, and no "
          + "`AppIntentsPackage` in \(app) includes the framework's.",
        effects: [.savedShortcuts: .asks, .discovery: .hides], key: app)
    })
}
