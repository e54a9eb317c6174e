import ProjectDescription

public enum Systems {
  public static let lowest = DeploymentTargets.iOS("16.0")
}

extension Project {
  public static func garden(name: String = "Garden", id: String = "garden", settings: SettingsDictionary) -> Project {
    // Without the beds that others plant.
    let sources: SourceFilesList = [.glob("App/**", excluding: ["App/Sow*"])]
    return Project(
      name: name, settings: .settings(base: settings),
      targets: [
        .target(
          name: name, destinations: .iOS, product: .app, bundleId: "org.example.\(id)",
          deploymentTargets: Systems.lowest, sources: sources)
      ])
  }
}
