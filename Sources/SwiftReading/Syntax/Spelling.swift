package import SwiftSyntax

extension SyntaxProtocol {
  /// The code on one line as a reader would write it: comments and line breaks dropped, white space collapsed.
  ///
  /// Reformatting code does not change it, so it can be compared between versions. Of what is longer than
  /// `ValueLimit.text` it is the beginning with the length, since thousands of places may spell one constant.
  package var spelling: String { spelling(limit: ValueLimit.text) }

  /// The same with another limit, in bytes.
  package func spelling(limit: Int) -> String {
    var text = ""
    var previous: TokenSyntax?
    for token in tokens(viewMode: .sourceAccurate) {
      guard text.utf8.count <= limit else { break }
      if let previous, Spacing.isTrailingComma(previous, before: token) { text.removeLast() }
      if let previous, Spacing.isSpaced(previous, token) { text += " " }
      text += token.text
      previous = token
    }
    guard text.utf8.count > limit else { return text }
    let end = text.utf8.index(text.startIndex, offsetBy: limit)
    return "\(text[..<end])… (\(trimmedLength.utf8Length) bytes)"
  }
}

extension TokenSyntax {
  /// The name it spells, without backticks.
  package var plainName: String { identifier?.name ?? text }
}

extension Syntax {
  /// The names of the types around the place, outermost first, joined by dots.
  package var enclosingTypePath: String? {
    let names = sequence(first: self, next: \.parent).compactMap(\.declaredTypeName)
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }

  // By kind: every value that is read asks for its place, and a cast to a protocol is slow.
  /// The name of the type that it declares or extends, with those before a dot.
  package var declaredTypeName: String? {
    switch kind {
    case .structDecl: self.as(StructDeclSyntax.self)?.name.plainName
    case .classDecl: self.as(ClassDeclSyntax.self)?.name.plainName
    case .enumDecl: self.as(EnumDeclSyntax.self)?.name.plainName
    case .actorDecl: self.as(ActorDeclSyntax.self)?.name.plainName
    case .protocolDecl: self.as(ProtocolDeclSyntax.self)?.name.plainName
    case .extensionDecl: self.as(ExtensionDeclSyntax.self)?.extendedName
    default: nil
    }
  }
}

extension ExtensionDeclSyntax {
  /// The name of the type that it extends, with those before a dot, also of one that Swift has signs for.
  package var extendedName: String? {
    switch extendedType.kind {
    case .arrayType: "Array"
    case .dictionaryType: "Dictionary"
    case .optionalType: "Optional"
    default: TypeName.of(extendedType)
    }
  }
}

extension PatternBindingSyntax {
  /// The declared name without backticks; nil for a tuple pattern.
  package var name: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName }
}

private enum Spacing {
  static func isTrailingComma(_ left: TokenSyntax, before right: TokenSyntax) -> Bool {
    left.tokenKind == .comma && [.rightParen, .rightSquare].contains(right.tokenKind)
  }

  static func isSpaced(_ left: TokenSyntax, _ right: TokenSyntax) -> Bool {
    guard !left.trailingTrivia.isEmpty || !right.leadingTrivia.isEmpty else { return false }
    if [.leftParen, .leftSquare].contains(left.tokenKind) { return false }
    if [.rightParen, .rightSquare].contains(right.tokenKind) { return false }
    // A modifier, often on a line of its own, belongs to the expression before it.
    if right.tokenKind == .period { return !endsExpression(left) }
    return true
  }

  private static func endsExpression(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .identifier, .dollarIdentifier, .rightParen, .rightSquare, .rightBrace, .stringQuote, .multilineStringQuote:
      true
    default: false
    }
  }
}
