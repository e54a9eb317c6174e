import IntentSurface
import SwiftSyntax

/// Chooses the platforms to read for, where the settings don't say.
enum PlatformChoice {
  /// The platforms that the conditions of a file name, and whether it has any `#if`.
  struct Conditions: Sendable {
    var platforms: Set<Platform> = []
    var isConditional = false

    init(in file: ParsedFile) {
      guard file.bytes.contains("#if") else { return }
      let finder = ConditionFinder(viewMode: .sourceAccurate)
      finder.walk(file.tree)
      platforms = finder.platforms
      isConditional = finder.isConditional
    }
  }

  /// The main platform and every other that conditions name, sorted.
  ///
  /// The main one is iOS; macOS where some file imports AppKit and none a framework that macOS lacks.
  static func platforms(conditions: [Conditions], imports: Set<UInt64>) -> [Platform] {
    let isMacApp =
      !imports.isDisjoint(with: ["AppKit", "Cocoa"].map { NameHash.of($0) })
      && imports.isDisjoint(with: ["UIKit", "WatchKit", "ActivityKit"].map { NameHash.of($0) })
    let main: Set<Platform> = [isMacApp ? .macOS : .iOS]
    return conditions.reduce(main) { $0.union($1.platforms) }.sorted()
  }

  private final class ConditionFinder: SyntaxVisitor {
    var platforms: Set<Platform> = []
    var isConditional = false

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      isConditional = true
      if let condition = node.condition { note(condition) }
      return .visitChildren
    }

    private func note(_ condition: ExprSyntax) {
      let words = condition.tokens(viewMode: .sourceAccurate).map(\.text)
      for (call, argument) in zip(words, words.dropFirst(2)) {
        switch (call, argument) {
        case ("os", let name):
          platforms.formUnion(Platform.allCases.filter { name == $0.rawValue && $0 != .macCatalyst })
        case ("targetEnvironment", "macCatalyst"): platforms.insert(.macCatalyst)
        case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("os", "OSX"): platforms.insert(.macOS)
        case ("canImport", "UIKit"): platforms.insert(.iOS)
        case ("canImport", "WatchKit"): platforms.insert(.watchOS)
        default: break
        }
      }
    }
  }
}
