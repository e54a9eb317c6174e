import ProjectDescription

let core: Target = .target(
  name: "TrailCore", destinations: .iOS, product: .staticFramework, bundleId: "org.example.trail.core",
  sources: ["Core/**"])

let project = Project(
  name: "Trail",
  targets: [
    .target(
      name: "Trail",
      destinations: [.iPhone, .iPad, .macCatalyst],
      product: .app,
      bundleId: "org.example.trail",
      sources: [.glob("App/**/*.swift", excluding: ["App/Drafts/**"])],
      dependencies: [.target(core), .target(name: "TrailWidgets")]),
    .target(
      name: "TrailWidgets", destinations: .iOS, product: .appExtension, bundleId: "org.example.trail.widgets",
      sources: "Widgets/**", dependencies: [.target(name: "TrailCore")]),
    core,
    .made(for: "Watch"),
  ])
