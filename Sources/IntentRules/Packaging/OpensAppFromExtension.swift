import IntentSurface

extension Rule {
  static let opensAppFromExtension = Rule(
    id: "I19", name: "opens-app-from-extension", title: "An intent in an extension opens the app",
    effects: [.savedShortcuts: .breaks, .widgetsAndControls: .breaks], confidence: .high,
    explanation: """
      An intent with `openAppWhenRun` runs in the app's process. Where only an extension has the type, the system has no \
      process to run it in, and every run ends in an error. It is seen in a build alone: source code does not show which \
      targets compile a file.
      """,
    symptom: "“An internal error occurred” on every run.",
    fix: "Compile the intent into the app as well, or leave openAppWhenRun out.",
    evidence: [
      "Apple documentation, AppIntent.openAppWhenRun: an intent of an app extension must not set it",
      "mDone#121, #124: reproduced with an intent of a widget extension, and gone when it moved to the app",
    ],
    judge: .lint { surface in
      let extensions = surface.hostIdentifiers(of: .extension)
      let apps = surface.hostIdentifiers(of: .app).union(surface.hostIdentifiers(of: .watchApp))
      let inApps = Set(surface.intents.filter { $0.bundle.map(apps.contains) ?? true }.map(\.identifier))
      return surface.intents.compactMap { intent in
        guard intent.openAppWhenRun?.value == true, let bundle = intent.bundle, extensions.contains(bundle),
          !inApps.contains(intent.identifier)
        else { return nil }
        return Judgement(
          Subject(.intent, intent.identifier),
          "\(intent.typeName) asks to open the app, and is only in the extension \(bundle).", key: bundle)
      }
    })
}

extension Surface {
  /// The bundle identifiers of the built bundles of a kind.
  func hostIdentifiers(of kind: HostBundle.Kind) -> Set<String> {
    Set(hosts.filter { $0.kind == kind }.map(\.identifier))
  }
}
