import ProjectDescription

let project = Project(
  name: "Garden",
  targets: [
    .target(
      name: "Garden", destinations: .iOS, product: .app,
      bundleId: "com.example.garden", sources: ["Garden/**", "Actions/**"]),
    .target(
      name: "Plants", destinations: .iOS, product: .app,
      bundleId: "org.example.plants", sources: "Plants/**"),
  ])
