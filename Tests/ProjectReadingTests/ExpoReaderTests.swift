import IntentSurface
import SourceScanning
import Testing

@testable import ProjectReading

/// What an Expo configuration says of the app and the targets that are made of it.
@Suite struct ExpoReaderTests {
  private static let app = """
    { "expo": { "name": "My Garden", "scheme": "garden", "ios": { "bundleIdentifier": "org.example.garden" } } }
    """

  private static func files(_ files: [String: String]) -> ProjectFiles { ProjectFiles(in: MemoryTree(files)) }

  private static func targets(_ files: [String: String]) -> [ProjectTarget] {
    Self.files(files).projects.flatMap(\.targets)
  }

  @Test func eachFolderWithAConfigurationIsATargetOfTheApp() {
    let found = Self.targets([
      "app.json": Self.app,
      "targets/widget/expo-target.config.js": """
      const { group } = require("../../common");
      const floor = '17.0';
      /** @type {import('@bacons/apple-targets').Config} */
      module.exports = (config) => {
        const groups = [group]; // { type: "clip" }
        return { type: "widget", name: `Beds ${"of"} it`, icon: config.icon, deploymentTarget: floor, colors: { $a: "b" },
          entitlements: { "com.apple.security.application-groups": [...groups] }, };
      };
      """,
      "targets/wrist/expo-target.config.json": #"{ "type": "watch", "bundleIdentifier": ".wrist" }"#,
      "targets/face/expo-target.config.js": "module.exports = { type: 'watch-widget', bundleIdentifier: 'org.face' }",
    ])
    #expect(found.map(\.name) == ["MyGarden", "face", "Bedsofit", "wrist"])
    #expect(found.map(\.kind) == [.app, .extension, .extension, .watchApp])
    #expect(
      found.map(\.bundleIdentifier) == [
        "org.example.garden", "org.face", "org.example.garden.widget", "org.example.garden.wrist",
      ])
    #expect(found[2].floors == [.iOS: "17.0"])
    #expect(found[0].dependencies == ["Bedsofit", "wrist"])
    #expect(found[3].dependencies == ["face"])
  }

  /// The plugin looks for folders with a configuration in one place.
  @Test(arguments: [
    ("targets/a", "", true), ("other/a", "", false), ("", "", false), ("own/a", #", { "root": "./own" }"#, true),
    ("targets/a", #", { "root": "./own" }"#, false),
  ])
  func targetsAreWhereThePluginLooks(_ place: String, _ options: String, _ isTarget: Bool) {
    let app = #"""
      { "expo": { "slug": "garden", "ios": { "bundleIdentifier": "org.garden" },
        "plugins": [["@bacons/apple-targets"\#(options)]] } }
      """#
    let path = (place.isEmpty ? "" : place + "/") + "expo-target.config.js"
    let found = Self.targets(["app.json": app, path: "module.exports = { type: 'widget' }"])
    #expect(found.map(\.kind) == (isTarget ? [.app, .extension] : [.app]))
  }

  @Test func sharedFoldersAreInTheAppAsWell() {
    let files = Self.files([
      "mobile/app.json": Self.app, "mobile/targets/a/expo-target.config.js": "module.exports = { type: 'widget' }",
      "mobile/targets/b/expo-target.config.js": "module.exports = { type: 'intent' }",
    ])
    let membership = files.membership
    #expect(membership.hostNames(of: "mobile/targets/a/A.swift") == ["a"])
    #expect(membership.hostNames(of: "mobile/targets/a/_shared/A.swift") == ["MyGarden", "a"])
    #expect(membership.hostNames(of: "mobile/targets/_shared/A.swift") == ["MyGarden", "a", "b"])
    #expect(membership.build(of: "mobile/plugins/A.swift") == .unknown, "a plugin may add it")
    #expect(membership.build(of: "server/A.swift") == .nowhere)
  }

  @Test(arguments: [
    (#""expo-router", ["@bacons/apple-targets", { "appleTeamId": "A" }]"#, ["a"]), (#""expo-targets""#, ["a"]),
    (#""./plugins/own""#, ["a"]),
    (#""expo-router", ["expo-widgets", {}]"#, []),
  ])
  func noTargetIsMadeWithoutAPlugin(_ plugins: String, hosts: [String]) {
    let membership = Self.files([
      "app.json": #"{ "expo": { "slug": "garden", "plugins": [\#(plugins)] } }"#,
      "targets/a/expo-target.config.js": "module.exports = { type: 'widget' }",
    ]).membership
    #expect(membership.isLeftOut("targets/a/A.swift") == hosts.isEmpty)
    #expect(membership.hostNames(of: "targets/a/A.swift") == ["a"])
  }

  @Test(arguments: [
    ("./target-plugin", false), ("../own", false), ("@bacons/apple-targets", false), ("node:fs", true),
  ])
  func codeOfTheAppMayMakeTargetsAsAPluginDoes(_ module: String, isLeftOut: Bool) {
    let membership = Self.files([
      "app.config.js": """
      module.exports = ({ config }) => require("\(module)").with({ slug: "garden", plugins: ["expo-router"] });
      """,
      "targets/a/expo-target.config.js": "module.exports = { type: 'widget' }",
    ]).membership
    #expect(membership.isLeftOut("targets/a/A.swift") == isLeftOut)
  }

  @Test func aPluginWritesWidgets() {
    let entry = #"{ "name": "Beds", "displayName": "All Beds", "supportedFamilies": ["systemSmall"] }"#
    let plugins = #"["expo-router", ["own-widgets", { "widgets": [\#(entry)] }]]"#
    let found = Self.targets(["app.json": #"{ "expo": { "slug": "garden", "plugins": \#(plugins) } }"#])
    #expect(found.map(\.name) == ["garden", "gardenWidgets"])
    #expect(found[0].dependencies == ["gardenWidgets"])
    let widget = found[1].writtenWidgets.first
    #expect(widget?.kind == .value("Beds"))
    #expect(widget?.displayName == .value("All Beds"))
    #expect(widget?.families == ["systemSmall"])
  }

  @Test(arguments: [
    (#"{ "name": "Beds", "supportedFamilies": [] }"#, "Beds"),
    (#"{ "id": "beds", "supportedFamilies": [] }"#, "Voltra_Widget_beds"),
    (#"{ "id": "beds", "kind": "old.beds", "supportedFamilies": [] }"#, "old.beds"),
  ])
  func aPluginMakesTheKindOfAWidget(_ entry: String, _ kind: String) {
    let plugins = #"[["voltra", { "widgets": [\#(entry)] }]]"#
    let found = Self.targets(["app.json": #"{ "expo": { "slug": "garden", "plugins": \#(plugins) } }"#])
    #expect(found.flatMap(\.writtenWidgets).map(\.kind) == [.value(kind)])
  }

  @Test func theOldestSystemOfTheAppIsThatOfItsBuildProperties() {
    let plugins = #"["./own", ["expo-build-properties", { "ios": { "deploymentTarget": "17.0" } }]]"#
    let found = Self.targets([
      "app.json": #"{ "expo": { "slug": "garden", "plugins": \#(plugins) } }"#,
      "targets/a/expo-target.config.js": "module.exports = { type: 'widget' }",
    ])
    #expect(found.map(\.floors) == [[.iOS: "17.0"], [:]])
  }

  @Test func whatIsComputedIsUnknownAndNotNothing() {
    let found = Self.targets([
      "app.json": Self.app,
      "app.config.ts": """
      const isTest = process.env.VARIANT;
      export default ({ config }: ConfigContext): ExpoConfig => ({
        ...config, slug: "garden", name: isTest ? "Garden T" : "Garden",
        ios: { ...config.ios, bundleIdentifier: isTest ? "org.t" : "org.g", infoPlist: { Kind: "b" as const } },
      });
      """,
      "targets/a/expo-target.config.js": "module.exports = { type: 'widget' }",
    ])
    #expect(found.map(\.name) == ["garden", "a"])
    #expect(found.map(\.bundleIdentifier) == [nil, nil])
    let list = found[0].writtenList?.table
    #expect(list?["CFBundleDisplayName"] == .text("$(computed)"))
    #expect(list?["Kind"] == .text("b"))
    let schemes = list?["CFBundleURLTypes"]?.list.first?.table?["CFBundleURLSchemes"]
    #expect(schemes == .list([.text("garden"), .text("$(computed)")]))
  }

  @Test(arguments: [
    ("process.env.VARIANT === 'development' ? 'org.dev' : 'org.own'", "org.own"),
    ("process.env.VARIANT !== 'production' ? 'org.dev' : 'org.own'", "org.own"),
    ("isTest ? 'org.test' : process.env.VARIANT == 'preview' ? 'org.preview' : `org.${'own'}`", "org.own"),
    ("process.env.IDENTIFIER ?? 'org.own'", "org.own"), ("isTest && other ? 'org.dev' : 'org.own'", nil),
    ("isOther ? 'org.dev' : 'org.own'", nil), ("isTest ? make({ a: ':' }) : 'org.own' as const", "org.own"),
  ])
  func ofVariantsThatOfProductionShips(_ value: String, identifier: String?) {
    let text = """
      const isTest = process.env.VARIANT === "test"
      module.exports = { slug: "garden", ios: { bundleIdentifier: \(value), supportsTablet: true } }
      """
    let found = Self.targets([
      "app.config.js": text, "targets/a/expo-target.config.js": "module.exports = { type: 'widget' }",
    ])
    #expect(found.first?.bundleIdentifier == identifier)
  }

  @Test func theProjectThatIsThereCounts() {
    let made = "ios/Garden.xcodeproj/project.pbxproj"
    let configured = ["app.json": Self.app, "targets/a/expo-target.config.js": "module.exports = { type: 'widget' }"]
    #expect(Self.files(configured).projects.map(\.kind) == [.expo])
    #expect(Self.files(["app.json": Self.app]).projects.map(\.targets.count) == [1], "it has no targets of its own")
    #expect(Self.files(["app.json": #"{ "name": "x", "env": {} }"#]).projects.isEmpty, "it is no such app")
    let text = "// !$*UTF8*$!\n{ objects = { A = { isa = PBXProject; targets = (); }; }; rootObject = A; }"
    #expect(Self.files(configured.merging([made: text]) { $1 }).projects.map(\.kind) == [.xcode])
  }

  @Test(arguments: [
    "module.exports = {", "module.exports = { type: ", "module.exports = { type: 'a", "/* {", "`${", "{{{{{{",
    "const a", "const a =", "module.exports = { [", "module.exports = { [a]: 1, type }", "{ ...",
    "{ get type() { return 'a' } }",
  ])
  func aDamagedConfigurationIsNoTarget(_ text: String) {
    let files = Self.files(["app.json": Self.app, "targets/a/expo-target.config.js": text])
    #expect(files.projects.first?.targets.count == 1)
    #expect(files.projects.first?.gaps.count == 1)
  }

  @Test func bracketsThatNeverCloseTakeLinearTime() {
    let text = String(repeating: "{a:[", count: 20_000) + String(repeating: "const a={", count: 10_000)
    let files = Self.files(["app.json": Self.app, "targets/a/expo-target.config.js": text])
    #expect(files.projects.first?.targets.count == 1)
  }
}
