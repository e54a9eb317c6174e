import SwiftSyntax

/// The statements of the shipped code that read a value of an intent which is no action: where the value was taken, the
/// property that it was handed on in, and what read that.
struct ShippedReaders {
  private var found: [(path: String, lines: [String])] = []

  private static let mostLines = 15
  private static let mostPlaces = 8

  init(of name: String, in type: TypeCode?, _ context: ProposalContext) {
    guard let type, let code = context.old else { return }
    let statements = Self.statements(reading: name, in: type, code)
    for statement in statements { add(statement) }
    for (holder, property) in Set(statements.flatMap(\.properties)).sorted(by: { $0 < $1 }).map({ ($0.type, $0.name) })
    {
      // What is still there is read as before.
      guard let shipped = code.declaration(of: holder), let variable = shipped.variable(property),
        context.new.declaration(of: holder)?.variable(property) == nil
      else { continue }
      add(shipped.file, shipped.file.lines(of: variable.member))
      for statement in Self.statements(reading: property, in: shipped, code) { add(statement) }
    }
  }

  /// The statements as comments; empty where none is known.
  var comments: [String] {
    guard !found.isEmpty else { return [] }
    return ["// The version that shipped read it here:"]
      + found.prefix(Self.mostPlaces).flatMap { path, lines -> [String] in
        let file = path.split(separator: "/").last.map(String.init) ?? path
        guard lines.count > 1 else { return ["//   \(file): \(lines.first ?? "")"] }
        return ["//   \(file):"] + lines.map { $0.isEmpty ? "//" : "//     \($0)" }
      }
  }

  private static func statements(reading name: String, in type: TypeCode, _ code: CodeTree) -> [ReadingStatement] {
    MemberReading(of: name, in: type, as: name, setting: name, in: code).edits.compactMap { edit in
      code.file(edit.path).flatMap { file in
        file.tree.token(at: AbsolutePosition(utf8Offset: edit.range.lowerBound))
          .flatMap { ReadingStatement($0, in: file) }
      }
    }
  }

  private mutating func add(_ statement: ReadingStatement) {
    var lines = statement.file.lines(of: statement.item)
    if lines.count == 1 || lines.count > Self.mostLines {
      // With the function around it, where that is on the same line.
      lines = [statement.file.lineText(of: statement.token)]
    }
    add(statement.file, lines)
    for use in statement.handedOn { add(statement.file, [statement.line(of: use)]) }
  }

  private mutating func add(_ file: CodeFile, _ lines: [String]) {
    let isThere = found.contains { $0.path == file.path && $0.lines == lines }
    if !isThere { found.append((file.path, lines)) }
  }
}

/// A statement of a function that reads a value.
private struct ReadingStatement {
  let token: TokenSyntax
  let item: CodeBlockItemSyntax
  let file: CodeFile
  private let body: CodeBlockSyntax
  private let result: String?

  /// The outermost one of its function.
  init?(_ token: TokenSyntax, in file: CodeFile) {
    guard let function = token.enclosing(FunctionDeclSyntax.self), let body = function.body,
      let item = token.lineage.first(where: { $0.parent?.id == Syntax(body.statements).id })?
        .as(CodeBlockItemSyntax.self)
    else { return nil }
    (self.token, self.item, self.file, self.body) = (token, item, file, body)
    let written = function.signature.returnClause?.type.trimmedDescription
    // A provider calls its entry so.
    let alias = file.tree.nodes(TypeAliasDeclSyntax.self).first { $0.name.text == written }
    result = alias?.initializer.value.trimmedDescription ?? written
  }

  /// The constant that it gives the value to, as later statements name it.
  private var constant: String? {
    item.item.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// Where the value goes on from there.
  var handedOn: [TokenSyntax] {
    guard let constant else { return [] }
    return body.nodes(DeclReferenceExprSyntax.self).filter { $0.position >= item.endPosition }.map(\.baseName)
      .filter { $0.text == constant }
  }

  /// The properties that the value is stored in, where a value of another type is made with it.
  var properties: [StoredProperty] {
    ([token] + handedOn).compactMap { use in
      guard let (argument, call) = Self.argument(use), let label = argument.label?.text else { return nil }
      let callee = call.calledExpression.trimmedDescription
      guard let type = callee == ".init" ? result : callee.first?.isUppercase == true ? callee : nil else { return nil }
      return StoredProperty(type: type, name: label)
    }
  }

  /// The line of a name; of an argument that has a line of its own, with the call that it is for.
  func line(of use: TokenSyntax) -> String {
    let line = file.lineText(of: use)
    guard let (argument, call) = Self.argument(use), line.hasPrefix(argument.trimmedDescription) else { return line }
    return "\(call.calledExpression.trimmedDescription)(… \(argument.with(\.trailingComma, nil).trimmedDescription) …)"
  }

  // `property: configuration.name`, `property: constant`.
  private static func argument(_ use: TokenSyntax) -> (LabeledExprSyntax, FunctionCallExprSyntax)? {
    let argument = use.lineage.prefix { !$0.is(CodeBlockItemSyntax.self) }
      .lazy.compactMap { $0.as(LabeledExprSyntax.self) }.first
    return argument.flatMap { argument in
      argument.parent?.parent?.as(FunctionCallExprSyntax.self).map { (argument, $0) }
    }
  }
}

/// A property of a type, by their names.
private struct StoredProperty: Hashable, Comparable {
  let type: String
  let name: String

  static func < (left: Self, right: Self) -> Bool { (left.type, left.name) < (right.type, right.name) }
}
