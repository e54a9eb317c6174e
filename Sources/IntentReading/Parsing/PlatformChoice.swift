import IntentSurface
import SourceScanning

/// Chooses the platforms to read for, where the settings don't say.
enum PlatformChoice {
  /// The platforms that the conditions of a file name.
  static func platforms(namedIn file: ParsedFile) -> Set<Platform> {
    var end = 0
    return file.conditions.reduce(into: []) { platforms, start in
      // What follows on the same line was looked at with the first.
      guard start >= end else { return }
      let line = file.bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
      end = line.endIndex
      platforms.formUnion(Self.platforms(named: words(of: String(decoding: line, as: UTF8.self))))
    }
  }

  /// The main platform and every other that conditions name, sorted.
  ///
  /// The main one is iOS; macOS where some file imports AppKit and none a framework that macOS lacks.
  static func platforms(named: [Set<Platform>], signals: FileScan.Signals) -> [Platform] {
    let isMacApp = signals.contains(.importsMacModule) && !signals.contains(.importsOtherModule)
    let main: Set<Platform> = [isMacApp ? .macOS : .iOS]
    return named.reduce(main) { $0.union($1) }.sorted()
  }

  /// What the import of a module tells of the platform.
  static let modules: [String: FileScan.Signals] = [
    "AppKit": .importsMacModule, "Cocoa": .importsMacModule, "UIKit": .importsOtherModule,
    "WatchKit": .importsOtherModule, "ActivityKit": .importsOtherModule,
  ]

  /// Names and signs of a condition.
  private static func words(of condition: String) -> [Substring] {
    var rest = condition[...]
    var words: [Substring] = []
    while let first = rest.first, !rest.hasPrefix("//") {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if name.isEmpty {
        if !first.isWhitespace { words.append(rest.prefix(1)) }
        rest = rest.dropFirst()
      } else {
        words.append(name)
        rest = rest[name.endIndex...]
      }
    }
    return words
  }

  private static func platforms(named words: [Substring]) -> Set<Platform> {
    var platforms: Set<Platform> = []
    for (call, argument) in zip(words, words.dropFirst(2)) {
      switch (call, argument) {
      case ("os", "OSX"), ("canImport", "AppKit"), ("canImport", "Cocoa"): platforms.insert(.macOS)
      case ("os", let name):
        platforms.formUnion(Platform.allCases.filter { name == $0.rawValue && $0 != .macCatalyst })
      case ("targetEnvironment", "macCatalyst"): platforms.insert(.macCatalyst)
      case ("canImport", "UIKit"): platforms.insert(.iOS)
      case ("canImport", "WatchKit"): platforms.insert(.watchOS)
      default: break
      }
    }
    return platforms
  }
}
