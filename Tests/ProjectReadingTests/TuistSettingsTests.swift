import IntentSurface
import SourceScanning
import Testing

@testable import ProjectReading

/// Build settings in manifests of Tuist.
@Suite struct TuistSettingsTests {
  private static func target(_ settings: String, _ more: String = "") -> ProjectTarget? {
    let text = """
      import ProjectDescription
      \(more)
      let project = Project(name: "Garden", targets: [
        .target(name: "App", destinations: .iOS, product: .app, sources: ["App/**"], settings: \(settings))
      ])
      """
    return ProjectFiles(in: MemoryTree(["Project.swift": text])).projects.first?.targets.first
  }

  @Test(arguments: [
    ("nil", [], false), (".settings()", [], false), ("made()", [], true), (".settings(base: made())", [], true),
    (".settings(base: [\"SWIFT_ACTIVE_COMPILATION_CONDITIONS\": \"$(inherited) WET\"])", ["WET"], false),
    (".settings(base: [\"SWIFT_ACTIVE_COMPILATION_CONDITIONS\": [\"$(inherited)\", \"WET\"]])", ["WET"], false),
    (".settings(base: [\"SWIFT_ACTIVE_COMPILATION_CONDITIONS\": .array([\"WET\", \"DRY\"])])", ["DRY", "WET"], false),
    (".settings(base: [\"OTHER_SWIFT_FLAGS\": .string(\"-DWET\")])", ["WET"], false),
    (".settings(base: [\"SWIFT_ACTIVE_COMPILATION_CONDITIONS\": \"WET \\(made())\"])", [], true),
    (".settings(base: [\"SWIFT_ACTIVE_COMPILATION_CONDITIONS\": [\"WET\", made()]])", ["WET"], true),
    // What is not asked for may be made of anything.
    (".settings(base: [\"PRODUCT_NAME\": made()])", [], false), (".settings(base: [made(): \"WET\"])", [], true),
    (".settings(base: SettingsDictionary().swiftActiveCompilationConditions(\"A\", \"B\"))", ["A", "B"], false),
    (".settings(base: SettingsDictionary().swiftVersion(\"6\").otherSwiftFlags([\"-D\", \"A\"]))", ["A"], false),
    (".settings(base: SettingsDictionary().ours())", [], true), (".settings(base: shared)", ["WET"], false),
    (".settings(base: shared.merging([\"SWIFT_ACTIVE_COMPILATION_CONDITIONS\": \"DRY\"]) { $1 })", ["DRY"], false),
    (".settings(base: shared.merging([\"OTHER_SWIFT_FLAGS\": \"-DDRY\"]) { $0 })", ["DRY", "WET"], false),
    (".settings(base: shared.merging([\"SWIFT_ACTIVE_COMPILATION_CONDITIONS\": \"DRY\"]) { made($0, $1) })", [], true),
    (".settings(base: circle)", [], true),
    (".settings(base: shared, release: [\"OTHER_SWIFT_FLAGS\": \"-DR\"])", ["R", "WET"], false),
    (".settings(debug: shared)", [], false), (".settings(configurations: made())", [], true),
    (".settings(configurations: [.debug(name: .debug), .release(name: .release, settings: shared)])", ["WET"], false),
    (".settings(configurations: [.release(name: .release, xcconfig: \"gone.xcconfig\")])", [], true),
    (".settings(configurations: [.release(name: .release, xcconfig: made())])", [], true),
  ])
  func aManifestSetsConditions(settings: String, flags: [String], isOpen: Bool) {
    let target = Self.target(
      settings,
      """
      let shared: SettingsDictionary = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "WET"]
      let circle = circle.swiftVersion("6")
      """)
    #expect(target?.flags == flags && target?.hasOpenFlags == isOpen)
    #expect(target?.configuration == "Release")
  }
}
