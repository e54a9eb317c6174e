import SourceScanning
import SwiftParser
package import SwiftSyntax

extension SourceFileSyntax {
  /// Parses bytes as they are, which `ParserGuard` let through.
  ///
  /// What only Swift 5 allows, such as `@available (iOS 16, *)`, is no error.
  package static func parsed(_ bytes: [UInt8]) -> SourceFileSyntax {
    let tree = parsed(bytes, as: nil)
    guard tree.hasError else { return tree }
    let older = parsed(bytes, as: .v5)
    return older.hasError ? tree : older
  }

  private static func parsed(_ bytes: [UInt8], as version: Parser.SwiftVersion?) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: ParserGuard.nestingLevel, swiftVersion: version)
    }
  }
}
