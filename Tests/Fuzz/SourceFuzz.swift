import SwiftSyntax

/// Source code, from the look at its bytes to the surface.
enum SourceFuzz {
  static func read(_ bytes: [UInt8]) {
    let reading = SourceReader(options: ReadingOptions(threads: 1)).read(MemoryTree(bytes: ["A.swift": bytes]))
    demand(reading.filesSeen == 1, "a file was passed over")
    guard bytes.withUnsafeBufferPointer({ ParserGuard.refusalToScan($0) ?? ParserGuard.refusalToParse($0) }) == nil
    else { return }
    _ = Workers.run { checkTrees(of: bytes) }
  }

  private static func checkTrees(of bytes: [UInt8]) {
    let whole = SourceFileSyntax.parsed(bytes)
    demand(Array(whole.description.utf8) == bytes, "the parser lost bytes")
    // What is left out of broken code is not known to be the code of a function.
    guard !whole.hasError, let blanked = SilentCode(in: bytes, but: .inFunctions).shown else { return }
    demand(blanked.count == bytes.count, "places moved")
    let shown = SourceFileSyntax.parsed(blanked)
    demand(
      shown.hasError || declarations(in: Syntax(whole)) == declarations(in: Syntax(shown)), "a declaration was blanked")
  }

  /// The names of what is declared outside of the code of functions.
  private static func declarations(in node: Syntax) -> [String] {
    if node.is(CodeBlockSyntax.self) || node.is(AccessorBlockSyntax.self) || node.is(ClosureExprSyntax.self) {
      return []
    }
    let own = node.asProtocol((any NamedDeclSyntax).self).map { ["\($0.name.text) \(node.position.utf8Offset)"] } ?? []
    return own + node.children(viewMode: .sourceAccurate).flatMap { declarations(in: $0) }
  }
}
