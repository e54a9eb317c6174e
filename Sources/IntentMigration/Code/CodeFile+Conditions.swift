import SourceScanning
import SwiftSyntax

extension SyntaxProtocol {
  /// The branches of `#if` around it, from the inside.
  var branches: [IfConfigClauseSyntax] { lineage.compactMap { $0.as(IfConfigClauseSyntax.self) } }
}

extension TypeCode {
  /// Adds lines behind everything that is in the file, or in the branch of `#if` that the type is in.
  func append(_ lines: [String]) -> SourceEdit {
    declaration.branches.last.map { file.append(lines, to: $0) } ?? file.append(lines)
  }
}

extension IfConfigClauseSyntax {
  /// The statements in it; none where it is not among statements.
  var items: [CodeBlockItemSyntax] {
    if case .statements(let items)? = elements { Array(items) } else { [] }
  }

  /// The condition as written; nil behind `#else` and `#elseif`.
  var ownCondition: String? { poundKeyword.text == "#if" ? condition?.trimmedDescription : nil }

  /// The import declarations in it.
  var imports: [ImportDeclSyntax] { items.compactMap { $0.item.as(ImportDeclSyntax.self) } }

  fileprivate var declaresTypes: Bool { items.contains { !$0.item.is(ImportDeclSyntax.self) } }
}

extension CodeFile {
  private var branches: [IfConfigClauseSyntax] {
    tree.statements.compactMap { $0.item.as(IfConfigDeclSyntax.self) }.flatMap(\.clauses)
  }

  /// The import declarations at the top level, as written, and those where the module is there.
  var imports: [String] {
    let top = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let found = branches.filter { $0.ownCondition?.hasPrefix("canImport(") == true }.flatMap(\.imports)
    return (top + found).map(\.trimmedDescription)
  }

  /// The branch of `#if` that code belongs in: that of its own condition, or one with imports that the file has nowhere
  /// else; nil where it belongs at the top level.
  func branch(for condition: String?, needing modules: [String]) -> IfConfigClauseSyntax? {
    let known = Set(tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription })
    let wanted = Set(modules).subtracting(known)
    return branches.last { branch in
      guard branch.declaresTypes, branch.ownCondition != nil else { return false }
      if let condition { return branch.ownCondition == condition }
      return branch.imports.contains { wanted.contains($0.path.trimmedDescription) }
    }
  }

  /// The condition on the system around all types of the file; nil where there is none.
  var platformCondition: String? {
    guard bytes.contains(text: "os(") else { return nil }
    let types = tree.statements.filter { !$0.item.is(ImportDeclSyntax.self) }
    guard types.count == 1, let branch = branches.first(where: \.declaresTypes) else { return nil }
    return branch.ownCondition.flatMap { $0.contains("os(") ? $0 : nil }
  }

  /// Adds lines behind everything that is in a branch.
  func append(_ lines: [String], to branch: IfConfigClauseSyntax) -> SourceEdit {
    guard let last = branch.items.last else { return append(lines) }
    return insert(onNewLines([""] + lines, indentation(of: last)), at: last.endPosition)
  }

  /// Takes `#if` and `#endif` away, and leaves what stands between them where the lines around it are.
  func removal(ofConditionAround branch: IfConfigClauseSyntax) -> SourceEdit? {
    guard let whole = branch.parent?.parent?.as(IfConfigDeclSyntax.self), whole.clauses.count == 1 else { return nil }
    let range = bytes.lineStart(whole.startOffset)..<whole.endOffset
    let text = String(decoding: bytes[range], as: UTF8.self).replacing("\r\n", with: "\n")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map(String.init).trimmed
    let own = indentation(of: whole).count
    let depth = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? own
    let result = lines.map { String($0.dropFirst(max(depth - own, 0))) }
    return replace(range, with: result.joined(separator: newline))
  }
}

extension [String] {
  /// Without blank lines at both ends.
  fileprivate var trimmed: [String] {
    drop { $0.allSatisfy(\.isWhitespace) }.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed()
  }
}

extension CodeFile {
  /// Takes a declaration away with its lines, the comment right above it, and one of two blank lines around it.
  func removal(of node: some SyntaxProtocol) -> SourceEdit {
    let inner = node.trimmedByteRange
    var start = bytes.lineStart(inner.lowerBound)
    var end = lineEnd(inner.upperBound)
    let rest = text(inner.upperBound..<end)
    // Something else stands on its lines.
    guard text(start..<inner.lowerBound).isEmpty, rest.isEmpty || rest.hasPrefix("//") else {
      return replace(inner, with: "")
    }
    while start > 0, isComment(bytes.lineStart(start - 1)..<start) { start = bytes.lineStart(start - 1) }
    let before = start > 0 ? text(bytes.lineStart(start - 1)..<start) : nil
    let after = end < bytes.count ? text(end..<lineEnd(end)) : nil
    if after == "", before?.isEmpty ?? true || before?.hasSuffix("{") == true {
      end = lineEnd(end)
    } else if before == "", after?.hasPrefix("}") ?? true {
      start = bytes.lineStart(start - 1)
    }
    return replace(start..<end, with: "")
  }

  /// Takes an attribute away with the blanks behind it; the comment above it is about the declaration.
  func removal(ofAttribute attribute: AttributeSyntax) -> SourceEdit {
    let range = attribute.trimmedByteRange
    let blanks = bytes[range.upperBound...].prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return replace(range.lowerBound..<blanks.endIndex, with: "")
  }

  /// The line, from 1, in which a byte is.
  func line(of offset: Int) -> Int { bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1 }

  /// Behind the line feed.
  private func lineEnd(_ offset: Int) -> Int {
    bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  /// Without the blanks around it.
  private func text(_ range: Range<Int>) -> String {
    let words = String(decoding: bytes[range], as: UTF8.self).drop(while: \.isWhitespace)
    return String(words.reversed().drop(while: \.isWhitespace).reversed())
  }

  // A mark is about all that follows it.
  private func isComment(_ line: Range<Int>) -> Bool {
    let text = text(line)
    return ["//", "/*", "*"].contains(where: text.hasPrefix) && !text.contains("MARK:")
  }
}
