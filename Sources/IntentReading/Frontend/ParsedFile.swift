import IntentSurface
import SwiftParser
import SwiftSyntax

/// One file with its syntax tree.
struct ParsedFile: Sendable {
  var path: String
  var bytes: [UInt8]
  var tree: SourceFileSyntax
  /// What the look at its raw bytes told.
  var marks: FileScan.Marks = []
  /// Whether it was read for SiriKit or user activities alone, so that its conditions don't say where App Intents are.
  var isForSiri = false

  /// Parses bytes that `ParserGuard` let through; what is broken in them stays in the tree as unexpected nodes.
  ///
  /// - Parameter skipsCode: whether the tree may lack the code of functions that says nothing about a surface.
  init(path: String, bytes: [UInt8], skipsCode: Bool = false) {
    self.path = path
    self.bytes = bytes
    let shown = skipsCode ? SilentCode.blanked(in: bytes) : nil
    tree = Self.tree(of: shown ?? bytes)
    // What looks broken is read as it is.
    if shown != nil, tree.hasError { tree = Self.tree(of: bytes) }
  }

  private static func tree(of bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: maximumNestingLevel) }
  }

  // The parser's own default is 20 in debug builds and loses the rest of the file silently.
  private static let maximumNestingLevel = 256

  /// What to say about code that the parser did not understand.
  var parseDiagnostic: Diagnostic? {
    guard tree.hasError else { return nil }
    let place = LineTable(bytes).place(of: firstError.position.utf8Offset)
    return Diagnostic(
      .warning, "This code does not parse; what comes from this file may be incomplete.",
      at: IntentSurface.SourceLocation(path: path, line: place.line, column: place.column))
  }

  private var firstError: Syntax {
    var node = Syntax(tree)
    while !node.is(UnexpectedNodesSyntax.self), let child = node.children(viewMode: .all).first(where: \.isInError) {
      node = child
    }
    return node
  }
}

extension Syntax {
  fileprivate var isInError: Bool { hasError || self.is(UnexpectedNodesSyntax.self) }
}
