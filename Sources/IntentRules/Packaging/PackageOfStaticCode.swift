import IntentSurface

extension Rule {
  static let packageOfStaticCode = Rule(
    id: "K01", name: "package-of-static-code", title: "AppIntentsPackage for code that is linked statically",
    effects: [.savedShortcuts: .degrades, .discovery: .hides], confidence: .medium, basis: .measured("2026-09"),
    explanation: """
      Intents in a statically linked library are found without a declaration; only a framework needs an \
      `AppIntentsPackage`. In one app, built with Xcode 27.0, declaring it without a framework removed all App Intents \
      when the app was installed from TestFlight, while local builds worked. The cause is not known.
      """,
    symptom: "In the installed app, all actions are missing from Shortcuts, and saved shortcuts can't run them.",
    fix: "Remove the `AppIntentsPackage` types unless an embedded framework has intents; test with a TestFlight build.",
    evidence: [
      "touyou/IntentTodo: build 36 (with the declarations) and 37 (without), compared on TestFlight with Xcode 27.0"
    ],
    judge: .lint { surface in
      // Whether an embedded framework is behind a package shows in a build alone.
      let inFrameworks = surface.hostIdentifiers(of: .framework)
      guard surface.readFrom.kind == .metadata, !surface.hosts.isEmpty, inFrameworks.isEmpty else { return [] }
      return surface.packages.filter { !$0.includes.isEmpty }.map { package in
        Judgement(
          Subject(.package, package.typePath),
          """
          \(package.typePath) includes \(package.includes.sentenceList), but no framework with intents is embedded: \
          the code is linked statically and needs no AppIntentsPackage.
          """)
      }
    })
}
