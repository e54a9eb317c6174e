import AppIntentsFacts
import IntentSurface
import SwiftIfConfig
import SwiftSyntax

/// What `#if` conditions ask about, answered for one platform and Apple's newest toolchain.
///
/// Some questions have no answer here. `choice(in:)` asks them both ways; whatever else asks gets a no.
struct PlatformConfiguration: BuildConfiguration {
  let platform: Platform
  /// Custom conditions that hold; `DEBUG` is one only where the settings say so.
  let flags: Set<String>
  /// Modules of the repository that what is compiled does not link.
  var missingModules: Set<String> = []
  /// The major version of the language that the code is in; nil for the newest.
  var languageMode: Int?

  /// What to take for the answer to every question that nothing answers; nil to ask both ways.
  var answer: Bool?
  /// The same for single questions.
  var assumed: [String: Bool] = [:]
  /// Where to note those that nothing answers.
  var questions: OpenQuestions?

  // `$Name` is the old spelling of `hasFeature(Name)`.
  func isCustomConditionSet(name: String) -> Bool {
    name.hasPrefix("$") ? hasFeature(name: String(name.dropFirst())) : flags.contains(name)
  }

  func hasFeature(name: String) -> Bool {
    if SwiftFeatures.always.contains(name) { return true }
    // A program of Apple's systems is not made with it.
    if name == "Embedded" { return false }
    guard SwiftFeatures.inMode6.contains(name) || SwiftFeatures.byFlag.contains(name) else { return answer ?? false }
    return open("hasFeature(\(name))")
  }

  func hasAttribute(name: String) -> Bool { SwiftFeatures.attributes.contains(name) || answer ?? false }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let module = importPath.first?.1, canImport(module) else { return false }
    let path = importPath.map(\.1).joined(separator: ".")
    switch version {
    case .unversioned where importPath.count == 1 || SystemModules.submodules.contains(path): return true
    case .unversioned: return open("canImport(\(path))")
    case .version(let number): return open("canImport(\(path), _version: \(number))")
    case .underlyingVersion(let number): return open("canImport(\(path), _underlyingVersion: \(number))")
    }
  }

  private func canImport(_ module: String) -> Bool {
    if Self.modulesOfOtherSystems.contains(module) || Self.modulesOfTests.contains(module)
      || missingModules.contains(module)
    {
      return false
    }
    return Self.platformsByModule[module].map { $0.contains(platform) } ?? true
  }

  private func open(_ question: String) -> Bool {
    if let answer = answer ?? assumed[question] { return answer }
    questions?.note(question)
    return false
  }

  func isActiveTargetOS(name: String) -> Bool { Self.platforms(named: name).contains(platform) }

  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }

  func isActiveTargetEnvironment(name: String) -> Bool { name == "macCatalyst" && platform == .macCatalyst }

  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_multithreaded" }

  func isActiveTargetPointerAuthentication(name: String) -> Bool { false }

  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  /// The version that each mode of the newest compiler stands for, by `swiftc -swift-version 5` and `4`.
  var languageVersion: VersionTuple {
    switch languageMode {
    case 5: VersionTuple(5, 10)
    case 4: VersionTuple(4, 2)
    default: VersionTuple(6, 4)
    }
  }
  var compilerVersion: VersionTuple { VersionTuple(6, 4) }

  /// The platforms that an `os(…)` condition names; a Catalyst app is built for iOS too.
  static func platforms(named name: String) -> Set<Platform> {
    switch name {
    case "iOS": [.iOS, .macCatalyst]
    case "OSX": [.macOS]
    case "xrOS": [.visionOS]
    default: Platform(rawValue: name).map { [$0] } ?? []
    }
  }

  /// Frameworks that some platforms lack; one that is not here is taken to be everywhere.
  ///
  /// Code for Catalyst can import AppKit (siteline/swiftui-introspect#15).
  static let platformsByModule: [String: Set<Platform>] = [
    "AppKit": [.macOS, .macCatalyst], "Cocoa": [.macOS], "Carbon": [.macOS], "ServiceManagement": [.macOS],
    "UIKit": [.iOS, .macCatalyst, .tvOS, .visionOS, .watchOS], "WatchKit": [.watchOS], "ClockKit": [.watchOS],
    "WatchConnectivity": [.iOS, .watchOS], "ActivityKit": [.iOS],
    "CarPlay": [.iOS, .macCatalyst], "TVUIKit": [.tvOS],
    "TVServices": [.tvOS], "WidgetKit": [.iOS, .macOS, .watchOS, .visionOS, .macCatalyst],
    "Intents": [.iOS, .macOS, .watchOS, .tvOS, .visionOS, .macCatalyst], "IntentsUI": [.iOS, .macOS, .macCatalyst],
  ]

  /// Frameworks that code for Catalyst may import, but not use: a file that imports one does not compile there
  /// (tidev/titanium-sdk#14280).
  static let withoutCatalyst: Set<String> = ["ActivityKit"]

  private static let modulesOfOtherSystems: Set<String> = [
    "Glibc", "Musl", "Android", "WinSDK", "WASILibc", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
  ]

  /// What only the build of a test can import.
  static let modulesOfTests: Set<String> = ["XCTest", "Testing"]
}
