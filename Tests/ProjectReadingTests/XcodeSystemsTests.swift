import IntentSurface
import Testing

@testable import ProjectReading

/// The words that Xcode has for systems, and its patterns of file names.
@Suite struct XcodeSystemsTests {
  @Test(
    arguments: [
      (.iOS, "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET"), (.macCatalyst, "macosx", "IPHONEOS_DEPLOYMENT_TARGET"),
      (.macOS, "macosx", "MACOSX_DEPLOYMENT_TARGET"), (.watchOS, "watchos", "WATCHOS_DEPLOYMENT_TARGET"),
      (.tvOS, "appletvos", "TVOS_DEPLOYMENT_TARGET"), (.visionOS, "xros", "XROS_DEPLOYMENT_TARGET"),
    ] as [(Platform, String, String)])
  func everyPlatformHasItsSDKAndItsSetting(platform: Platform, sdk: String, floor: String) {
    #expect(XcodeSystems.sdk(for: platform) == sdk)
    #expect(XcodeSystems.floorKey(for: platform) == floor)
  }

  @Test(
    arguments: [
      ("ios", .iOS), ("iphonesimulator", .iOS), ("maccatalyst", .macCatalyst), ("macos", .macOS),
      ("watchos", .watchOS), ("tvos", .tvOS), ("xros", .visionOS), ("visionos", .visionOS), ("driverkit", nil),
    ] as [(String, Platform?)])
  func filtersNamePlatforms(name: String, platform: Platform?) {
    #expect(XcodeSystems.platform(ofFilter: name) == platform)
  }

  @Test(
    arguments: [
      ("-DKEEP", ["KEEP"]), ("-D KEEP", ["KEEP"]), ("-Xcc -DKEEP", []), ("-module-name -DKEEP -DREAL", ["REAL"]),
      ("-Xfrontend -DKEEP", ["KEEP"]), ("-O -DKEEP", ["KEEP"]), ("-module-name", []), ("-D", []),
    ] as [(String, Set<String>)])
  func onlyAFlagOfSwiftIsACondition(flags: String, conditions: Set<String>) {
    #expect(XcodeSystems.conditions(flags: CompilerFlags(flags) { _ in nil }.words) == conditions)
  }

  @Test(arguments: [
    ("*Debug.swift", "App/MyDebug.swift", true), ("*Debug.swift", "Debug.swift", true), ("A*A", "A", false),
    ("A*A", "AA", true), ("A*b*c*D", "AxbxcxD", true), ("A*b*c*D", "AxcxbxD", false), ("A.swift", "x/A.swift", true),
    ("A.swift", "x/AA.swift", false), ("x/A.swift", "y/x/A.swift", true), ("x/A.swift", "A.swift", false),
    ("x/*", "y/x/z/A.swift", true), ("x/*.swift", "xx/A.swift", false), ("*", "A.swift", true),
    ("A**B", "AB", true), ("Debug*", "App/Release.swift", false), ("*b*", "abc", true), ("*b*", "ac", false),
  ])
  func patternsMatchNamesOrTheEndsOfPaths(pattern: String, path: String, isMatch: Bool) {
    #expect(NamePattern(pattern).matches(path) == isMatch)
  }
}
