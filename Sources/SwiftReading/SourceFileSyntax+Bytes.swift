import SourceScanning
import SwiftParser
package import SwiftSyntax

extension SourceFileSyntax {
  /// Parses bytes as they are, which `ParserGuard` let through.
  package static func parsed(_ bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: ParserGuard.nestingLevel) }
  }
}
