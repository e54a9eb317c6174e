import SourceScanning
import SwiftParser
import SwiftSyntax

/// One parsed file and how it is written.
struct CodeFile {
  let path: String
  let bytes: [UInt8]
  private let parsed: IncrementalParseResult
  /// The bytes of code that its tree holds: those of the files it was edited from, too, whose nodes it shares.
  let heldBytes: Int
  static let mostHeldBytes = 1 << 23

  var tree: SourceFileSyntax { parsed.tree }

  /// Nil where the parser would not survive the file.
  init?(path: String, bytes: [UInt8]) { self.init(path, bytes, after: nil, heldBytes: 0) }

  private init?(_ path: String, _ bytes: [UInt8], after transition: IncrementalParseTransition?, heldBytes: Int) {
    self.path = path
    self.bytes = bytes
    self.heldBytes = heldBytes + bytes.count
    let parsed: IncrementalParseResult? = bytes.withUnsafeBufferPointer {
      // An intent definition or a table of texts is text to edit, and no Swift.
      if path.hasSuffix(".intentdefinition") || TextTableCode.isTable(path) {
        return Parser.parseIncrementally(source: "", parseTransition: nil)
      }
      guard ParserGuard.refusalToParse($0) == nil else { return nil }
      return Parser.parseIncrementally(
        source: $0, maximumNestingLevel: ParserGuard.nestingLevel, parseTransition: transition)
    }
    guard let parsed else { return nil }
    self.parsed = parsed
  }

  /// The file with other bytes, of which only what some edits touch is parsed again; nil where the parser would not
  /// survive it.
  ///
  /// - Parameter limit: how many bytes its tree may hold before all of it is parsed again.
  func edited(_ edits: [SourceEdit], to bytes: [UInt8], holding limit: Int = Self.mostHeldBytes) -> CodeFile? {
    let edits = edits.map(\.concurrent).sorted { $0.range.lowerBound < $1.range.lowerBound }
    let areApart = zip(edits, edits.dropFirst()).allSatisfy { $0.range.upperBound < $1.range.lowerBound }
    // Two edits at one place are more than a transition can tell.
    guard areApart, heldBytes <= limit, let all = try? ConcurrentEdits(concurrent: edits) else {
      return CodeFile(path: path, bytes: bytes)
    }
    let transition = IncrementalParseTransition(previousIncrementalParseResult: parsed, edits: all)
    return CodeFile(path, bytes, after: transition, heldBytes: heldBytes)
  }

  var newline: String { bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n" }

  /// One level of indentation, as the first indented line of code has it.
  var indentationUnit: String {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let first = line.first else { continue }
      if first == UInt8(ascii: "\t") { return "\t" }
      let spaces = line.prefix { $0 == UInt8(ascii: " ") }.count
      // One space is the alignment of a block comment.
      if spaces > 1, spaces < line.count { return String(repeating: " ", count: min(spaces, 4)) }
    }
    return "  "
  }

  /// The white space at the start of the line on which a node begins.
  func indentation(of node: some SyntaxProtocol) -> String {
    indentation(at: node.startOffset)
  }

  /// The white space at the start of the line on which a byte is.
  func indentation(at offset: Int) -> String { bytes.indentation(at: offset) }

  /// A node's lines without its indentation, with the comment right above it.
  func lines(of node: some SyntaxProtocol) -> [String] {
    let indentation = indentation(of: node)
    let text = node.description.replacing("\r\n", with: "\n")
    let leading = node.leadingTrivia.description.replacing("\r\n", with: "\n")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // A comment that a blank line sets apart is about something else.
    let leadingLines = leading.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let start = leadingLines.lastIndex { $0.allSatisfy(\.isWhitespace) }.map { $0 + 1 } ?? 0
    let own = lines.dropFirst(start).map { $0.hasPrefix(indentation) ? String($0.dropFirst(indentation.count)) : $0 }
    return own.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed()
  }

  /// The same without the comments that another file has already, however they are indented.
  func lines(of node: some SyntaxProtocol, besidesRemarksIn other: CodeFile) -> [String] {
    lines(of: node).filter { line in
      guard line.drop(while: \.isWhitespace).hasPrefix("//") else { return true }
      let said = line.drop { $0 == "/" || $0.isWhitespace }
      return !said.isEmpty && !other.bytes.contains(text: String(said))
    }
  }

  /// Lines as they stand behind something, each on a line of its own.
  func onNewLines(_ lines: [String], _ indentation: String) -> String {
    lines.map { newline + ($0.isEmpty ? "" : indentation + $0) }.joined()
  }

  /// Lines whose levels of indentation are tabs, with those of the file.
  func indented(_ lines: [String]) -> [String] { lines.map { $0.replacing("\t", with: indentationUnit) } }

  /// The line on which a node begins, without the white space around it.
  func lineText(of node: some SyntaxProtocol) -> String { bytes.lineText(at: node.startOffset) }

  /// The lines on which some nodes begin, each once.
  func lineTexts(of nodes: [some SyntaxProtocol]) -> [String] { nodes.map { lineText(of: $0) }.uniqued }

  /// Where a node begins: `path:line`.
  func place(of node: some SyntaxProtocol) -> String { "\(path):\(line(of: node.startOffset))" }

  // MARK: Edits

  func replace(_ range: Range<Int>, with text: String) -> SourceEdit {
    SourceEdit(
      path: path, range: range, expected: String(decoding: bytes[range], as: UTF8.self), replacement: text)
  }

  func replace(_ node: some SyntaxProtocol, with text: String) -> SourceEdit {
    replace(node.trimmedByteRange, with: text)
  }

  func insert(_ text: String, at position: AbsolutePosition) -> SourceEdit {
    replace(position.utf8Offset..<position.utf8Offset, with: text)
  }

  /// Adds lines behind everything that is in the file.
  func append(_ lines: [String]) -> SourceEdit {
    let end = bytes.count
    let gap = bytes.isEmpty ? "" : bytes.last == UInt8(ascii: "\n") ? newline : newline + newline
    return replace(end..<end, with: gap + lines.joined(separator: newline) + newline)
  }

  /// Imports modules among the other imports, in their order where they have one; those left out that are imported
  /// already, or come with one of these.
  ///
  /// - Parameter branch: the branch of `#if` that needs them, where they go beside its own.
  func adding(imports modules: [String], to branch: IfConfigClauseSyntax? = nil) -> [SourceEdit] {
    let all = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let conditional = tree.statements.compactMap { $0.item.as(IfConfigDeclSyntax.self) }.flatMap(\.imports)
    let known = Set((all + conditional).map(\.path.trimmedDescription))
    let own = branch?.imports ?? []
    let imports = own.isEmpty ? all : own
    let names = imports.map { $0.path.trimmedDescription.lowercased() }
    let isSorted = names.count > 1 && names == names.sorted()
    let head = head
    let missing = modules.filter { module in
      !known.contains(module) && Self.exporting[module, default: []].isDisjoint(with: known)
    }
    return (isSorted ? missing.sorted { $0.lowercased() < $1.lowercased() } : missing).map { module in
      let next = isSorted ? zip(imports, names).first { $0.1 > module.lowercased() }?.0 : nil
      if let next { return insert("import \(module)\(newline)", at: next.positionAfterSkippingLeadingTrivia) }
      return (imports.last?.endPositionBeforeTrailingTrivia).map { insert("\(newline)import \(module)", at: $0) }
        ?? replace(head..<head, with: "import \(module)\(newline)")
    }
  }

  /// Puts code where a file that has none keeps it as a comment; nil where it does not.
  func uncommenting(_ lines: [String], declaring names: Set<String>) -> SourceEdit? {
    let rest = head..<bytes.count
    guard tree.statements.isEmpty, names.contains(where: Array(bytes[rest]).contains(words:)) else { return nil }
    return replace(rest, with: lines.joined(separator: newline) + newline)
  }

  /// Makes code of the one line of a comment that says it; nil where none does.
  func uncommenting(_ line: String, in range: Range<Int>, like node: some SyntaxProtocol) -> SourceEdit? {
    var rest = bytes[range]
    while let found = rest.firstOffset(of: line) {
      let (start, end) = (bytes.lineStart(found), found + line.utf8.count)
      if bytes.lineText(at: found).trimmingPrefix(while: { "/ ".contains($0) }) == line,
        bytes[start..<found].contains(UInt8(ascii: "/"))
      {
        // A comment may begin its line, and so may what stands in an `#if`.
        let inner = String(decoding: bytes[start..<found].reversed().prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
        let margin = [indentation(of: node), indentation(at: found), inner].max { $0.count < $1.count } ?? ""
        return replace(start..<end, with: margin + line)
      }
      rest = rest[end...]
    }
    return nil
  }

  /// The modules that bring another one along.
  private static let exporting: [String: Set<String>] = ["Foundation": ["AppIntents", "SwiftUI", "UIKit", "AppKit"]]

  // What a blank line sets apart from the first statement is about the whole file.
  private var head: Int {
    let leading = bytes[..<(tree.statements.first?.startOffset ?? bytes.count)]
    let feeds = leading.indices.filter { leading[$0] == UInt8(ascii: "\n") }
    let blanks = zip(feeds, feeds.dropFirst()).filter { first, second in
      leading[(first + 1)..<second].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    }
    // Without code, what follows the head may be code that is commented out.
    let blank = tree.statements.isEmpty ? blanks.first : blanks.last
    return blank.map { $0.1 + 1 } ?? 0
  }

  /// Adds lines inside braces, before what is in them.
  func insert(_ lines: [String], behind brace: TokenSyntax, indentation: String, closing: String) -> SourceEdit {
    let start = brace.endOffset
    let blank = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }.endIndex
    let isLineEnd = blank < bytes.count && (bytes[blank] == 0x0A || bytes[blank] == 0x0D)
    let text = onNewLines(lines, indentation)
    if isLineEnd { return replace(start..<start, with: text) }
    let isComment = blank + 1 < bytes.count && bytes[blank] == 0x2F && bytes[blank + 1] == 0x2F
    if isComment {
      let end = bytes[blank...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      return replace(end..<end, with: text)
    }
    let isEmpty = blank < bytes.count && bytes[blank] == UInt8(ascii: "}")
    return replace(start..<blank, with: text + newline + (isEmpty ? closing : indentation))
  }
}

extension SourceEdit {
  fileprivate var concurrent: SwiftSyntax.SourceEdit {
    let range = AbsolutePosition(utf8Offset: range.lowerBound)..<AbsolutePosition(utf8Offset: range.upperBound)
    return SwiftSyntax.SourceEdit(range: range, replacement: replacement)
  }
}

extension IfConfigDeclSyntax {
  /// The imports in any of its branches.
  fileprivate var imports: [ImportDeclSyntax] { clauses.flatMap(\.imports) }
}
