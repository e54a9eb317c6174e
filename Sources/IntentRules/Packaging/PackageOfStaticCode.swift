import IntentSurface

extension Rule {
  static let packageOfStaticCode = Rule(
    id: "K01", name: "package-of-static-code", title: "AppIntentsPackage for code that is linked statically",
    effects: [.savedShortcuts: .degrades, .discovery: .hides], confidence: .medium,
    explanation: """
      Intents in a statically linked library are found without a declaration; only a framework needs an \
      `AppIntentsPackage`. Declared without one, it made a released app lose all of its App Intents when it was \
      installed from TestFlight or the App Store, while local builds worked. It was seen in one app, built with Xcode \
      27.0; the cause is not known.
      """,
    symptom: "Installed from the store, the app is missing from Shortcuts, and saved actions no longer exist.",
    fix: "Remove the `AppIntentsPackage` types unless an embedded framework has intents; test with a TestFlight build.",
    evidence: [
      "touyou/IntentTodo: builds 36 (with) and 37 (without the declarations), compared on TestFlight with Xcode 27.0"
    ],
    judge: .lint { surface in
      // Whether an embedded framework is behind a package shows in a build alone.
      let inFrameworks = surface.hostIdentifiers(of: .framework)
      guard surface.readFrom.kind == .metadata, !surface.hosts.isEmpty, inFrameworks.isEmpty else { return [] }
      return surface.packages.filter { !$0.includes.isEmpty }.map { package in
        Judgement(
          Subject(.package, package.typePath),
          """
          \(package.typePath) includes \(package.includes.sentenceList), and no framework with intents is embedded: \
          their code is linked statically and needs no AppIntentsPackage.
          """)
      }
    })
}
