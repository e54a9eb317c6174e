import SwiftSyntax

/// Where code outside of a type sets one of its members: `item.file = url`.
struct OutsideAssignment {
  let file: CodeFile
  /// The statement as a whole.
  let statement: CodeBlockItemSyntax
  /// What has the member: `item`.
  let base: ExprSyntax
  let value: ExprSyntax

  /// - Parameter token: the name of the member in the assignment.
  init?(to token: TokenSyntax, in file: CodeFile) {
    guard let access = token.access, let base = access.base,
      let sequence = access.parent?.parent?.as(SequenceExprSyntax.self),
      let statement = sequence.parent?.as(CodeBlockItemSyntax.self)
    else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[0].id == access.id, elements[1].is(AssignmentExprSyntax.self) else {
      return nil
    }
    (self.file, self.statement, self.base, value) = (file, statement, base, elements[2])
  }

  /// The assignments to a member in a file by what has it.
  private static func all(to name: String, of base: String, in file: CodeFile) -> [OutsideAssignment] {
    file.tree.nodes(MemberAccessExprSyntax.self).filter { $0.declName.baseName.identifier?.name == name }
      .compactMap { OutsideAssignment(to: $0.declName.baseName, in: file) }
      .filter { $0.base.trimmedDescription == base }
  }

  /// The lines that the shipped code had for it, where everything that they name means the same here; nil otherwise.
  func shippedLines(of name: String, in old: CodeTree?) -> [String]? {
    guard let old = old?.file(file.path) else { return nil }
    let found = Self.all(to: name, of: base.trimmedDescription, in: old)
    guard found.count == 1, let shipped = found.first else { return nil }
    let names = Set(shipped.value.nodes(DeclReferenceExprSyntax.self).map(\.baseName.text))
      .filter { $0.first?.isLowercase == true }
    let isSame = names.allSatisfy { name in
      let before = shipped.statement.binding(of: name)?.node.trimmedDescription
      return before == statement.binding(of: name)?.node.trimmedDescription && (before != nil || name == "self")
    }
    return isSame ? old.lines(of: shipped.statement) : nil
  }

  /// Lines behind the statement.
  func followed(by lines: [String]) -> SourceEdit {
    let text = file.onNewLines(lines, file.indentation(of: statement))
    return file.insert(text, at: statement.endPositionBeforeTrailingTrivia)
  }
}

extension TypeCode {
  /// The values that the type's own code sets a member to, without those for which it is left out.
  func assignments(to name: String) -> [ExprSyntax] {
    groups.flatMap { $0.nodes(SequenceExprSyntax.self) }.compactMap { $0.value(assignedTo: name) }
  }

  /// From the member that is set to the end of its value, for each assignment.
  func assignmentRanges(of name: String) -> [Range<Int>] {
    groups.flatMap { $0.nodes(SequenceExprSyntax.self) }.filter { $0.value(assignedTo: name) != nil }
      .map(\.trimmedByteRange)
  }

  /// The values that the initialiser without parameters sets a member to: a step that has none starts with them.
  func startValues(of name: String) -> [ExprSyntax] {
    initializers.filter(\.signature.parameterClause.parameters.isEmpty).compactMap(\.body)
      .flatMap { $0.nodes(SequenceExprSyntax.self) }.compactMap { $0.value(assignedTo: name) }
  }

  /// The one of them, where it says the same elsewhere: a case, a literal, or a value of a type.
  func startValue(of name: String) -> String? {
    let values = startValues(of: name)
    guard values.count == 1, let value = values.first else { return nil }
    return value.isImplicitMember || value.isLiteral || value.isOfType ? value.trimmedDescription : nil
  }

  /// What a parameter is where nobody says anything: its default, or what the initialiser without parameters sets.
  func usualValue(of name: String) -> String? { variable(name)?.defaultValue ?? startValue(of: name) }
}

extension SequenceExprSyntax {
  // Operators are not folded: `a = b ?? c` is one sequence.
  func value(assignedTo name: String) -> ExprSyntax? {
    let elements = Array(elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    return [name, "self.\(name)"].contains(elements[0].trimmedDescription) ? elements[2] : nil
  }
}
