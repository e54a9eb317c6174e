import ProjectDescription

let project = Project(
  name: "Garden",
  targets: [
    .target(
      name: "Garden", destinations: .iOS, product: .app, bundleId: "org.example.garden",
      deploymentTargets: .iOS("16.0"), buildableFolders: ["App"])
  ])
