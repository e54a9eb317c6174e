import IntentSurface

extension Rule {
  static let opensAppFromExtension = Rule(
    id: "I19", name: "opens-app-from-extension", title: "An intent in an extension opens the app",
    effects: [.savedShortcuts: .breaks, .widgetsAndControls: .breaks], confidence: .high, basis: .incident("2026-07"),
    explanation: """
      An intent with `openAppWhenRun` runs in the app's process. If only an extension contains the type, the system \
      has no process to run it in, and every run fails. To check this, intentcompat needs a build, or the source code \
      with its project.
      """,
    symptom: "“An internal error occurred” on every run.",
    fix: "Compile the intent into the app as well, or remove `openAppWhenRun`.",
    evidence: [
      "Apple documentation, `AppIntent.openAppWhenRun`: an intent of an app extension must not set it",
      "marco308/mdone#121 and marco308/mdone#124: reproduced with an intent of a widget extension, and fixed by moving "
        + "the intent to the app",
    ],
    judge: .lint { surface in
      surface.intentsOpeningAppFromExtensions.map { intent in
        var judgement = Judgement(
          Subject(.intent, intent.identifier),
          "\(intent.typeName) opens the app, but exists only in the extension \(intent.places.sentenceList).",
          // What configures a widget or control works all the same; only a step of its own does not run.
          effects: intent.isConfiguration ? [.savedShortcuts: .breaks] : nil, key: intent.places.first)
        judgement.isSeenByHosts = intent.bundle == nil
        return judgement
      }
    })
}

extension Surface {
  /// The actions that no run of can succeed: they open the app, and are in extensions alone.
  var intentsOpeningAppFromExtensions: [Intent] {
    let extensions = hostIdentifiers(of: .extension)
    let inApps = Set(intents.filter { !extensions.isSuperset(of: $0.places) }.map(\.identifier))
    return intents.filter { $0.opensApp(from: extensions) && !inApps.contains($0.identifier) }
  }
}

extension Intent {
  /// Whether it is an action that opens the app, and no bundle but some extensions has this record of it.
  func opensApp(from extensions: Set<String>) -> Bool {
    openAppWhenRun?.value == true && isAction && !places.isEmpty && extensions.isSuperset(of: places)
  }
}

extension SurfaceRecord {
  /// The bundles that have it: the one it was built into, or those that its project makes.
  var places: [String] { bundle.map { [$0] } ?? hosts }
}

extension Surface {
  /// The bundle identifiers of the built bundles of a kind.
  func hostIdentifiers(of kind: HostBundle.Kind) -> Set<String> {
    Set(hosts.filter { $0.kind == kind }.map(\.identifier))
  }
}
