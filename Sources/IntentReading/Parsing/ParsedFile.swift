import IntentSurface
import SourceScanning
import SwiftReading
import SwiftSyntax

/// One file with its syntax tree.
struct ParsedFile: Sendable {
  var path: String
  let text: FileText
  /// The file, which may lack code that says nothing about a surface.
  var tree: SourceFileSyntax
  /// Where the conditions of `#if` begin, also in code that the tree lacks.
  let conditions: [Int]
  /// Whether there is an `#if` in the tree.
  let isConditional: Bool
  /// What the scan of its raw bytes told.
  var signals: FileScan.Signals = []
  /// The schemes of links in its texts.
  var linkSchemes: Set<String> = []
  /// What tells its bytes from all others, where its tree knows that.
  var identity: String?
  /// The functions whose calls in its code count.
  var calledNames: Set<String> = []
  /// Whether it was read for SiriKit or user activities alone, so that its conditions don't say where App Intents are.
  var isForSiri = false

  /// Parses bytes that `ParserGuard` let through; what is broken in them stays in the tree as unexpected nodes.
  ///
  /// - Parameter names: of functions whose calls say something.
  init(path: String, bytes: [UInt8], calling names: Set<String> = []) {
    self.path = path
    text = FileText(bytes)
    calledNames = names
    let silent = SilentCode(in: bytes, but: names.isEmpty ? .inFunctions : .inFunctions(calling: names))
    conditions = silent.conditions
    if let shown = silent.shown {
      let tree = SourceFileSyntax.parsed(shown)
      if !tree.hasError {
        self.tree = tree
        isConditional = silent.isConditional
        return
      }
    }
    // What looks broken is read as it is.
    tree = SourceFileSyntax.parsed(bytes)
    isConditional = !conditions.isEmpty
  }

  var bytes: [UInt8] { text.bytes }

  /// What to say about code that the parser did not understand.
  var parseDiagnostic: Diagnostic? {
    guard tree.hasError else { return nil }
    if let line = ConflictMarkers.line(in: bytes) {
      return Diagnostic(
        .warning,
        "Git's conflict markers are in this file, so the intents read from it may be incomplete. Finish the merge first.",
        at: IntentSurface.SourceLocation(path: path, line: line, column: 1))
    }
    let place = LineTable(bytes).place(of: firstError.position.utf8Offset)
    return Diagnostic(
      .warning, "This code does not parse, so the intents read from this file may be incomplete.",
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

extension ParsedFile {
  /// Whether it can be compiled for Catalyst, by what it imports everywhere.
  var isForCatalyst: Bool { !importsModule(where: PlatformConfiguration.withoutCatalyst.contains) }

  /// Whether it imports, outside of all conditions, a module that is wanted.
  func importsModule(where isWanted: (String) -> Bool) -> Bool {
    tree.statements.contains { statement in
      statement.item.as(ImportDeclSyntax.self)?.path.first.map { isWanted($0.name.plainName) } ?? false
    }
  }
}

extension Syntax {
  fileprivate var isInError: Bool { hasError || self.is(UnexpectedNodesSyntax.self) }
}
