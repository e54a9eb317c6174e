import ProjectDescription

let project = Project(
  name: "Garden",
  targets: [
    .target(
      name: "Garden", destinations: .iOS, product: .app,
      bundleId: "org.example.plants", sources: "Garden/**")
  ])
