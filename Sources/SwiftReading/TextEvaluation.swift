import SwiftParser
package import SwiftSyntax

/// Works out the text that an expression spells: literals, what only wraps them, sums, and constants.
package struct TextEvaluation {
  private let constants: ConstantLookup
  private var walk: ValueWalk
  private var parts: [String] = []
  private var length = 0
  /// Whether what a literal interpolates is worked out too.
  private var interpolates: Bool
  /// The string tables that the code names, an empty name for one that can't be read.
  package private(set) var tables: Set<String> = []

  /// - Parameters:
  ///   - constants: of the value that the text is a part of.
  ///   - interpolates: whether the text is a plain `String`, so that what a literal interpolates is a part of it; in a
  ///     localized one it is a placeholder of the key.
  package init(_ expression: ExprSyntax, constants: ConstantLookup, interpolates: Bool = false) {
    self.constants = constants
    self.interpolates = interpolates
    walk = ValueWalk(expression, constants: constants, reference: \.textReference)
  }

  /// Why there is no text, as the end of a sentence, where it would take too much.
  package var excess: String? {
    walk.excess ?? (length > ValueLimit.text ? "more than \(ValueLimit.text >> 10) kB" : nil)
  }

  /// The text; nil where a part of it can't be read.
  package mutating func text() -> String? {
    while let item = walk.next() {
      switch item {
      case .value(let value): if !add(value), !takeOther() { return nil }
      case .end(let start, let otherwise):
        // An empty value stands for the key.
        guard parts[start...].allSatisfy(\.isEmpty) else { continue }
        if let otherwise { walk.push(otherwise) } else if !takeOther() { return nil }
      }
    }
    return excess == nil ? parts.joined() : nil
  }

  private mutating func add(_ expression: ExprSyntax) -> Bool {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      // Interpolated, it would spell `Optional("a")`.
      if interpolates, literal.isOfOptionalVariable { return false }
      if interpolates, literal.isInterpolated { return add(interpolated: literal) }
      if literal.boundedValue == nil { length += literal.trimmedLength.utf8Length }
      return add(text: literal.boundedValue)
    }
    if expression.isFunctionName { return add(text: expression.functionName) }
    if interpolates, let name = expression.metatypeName { return add(text: name) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return add(call) }
    if let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.plainName == "capitalized" {
      return add(text: access.base.flatMap(text)?.capitalizedWord)
    }
    guard let converted = expression.convertedValue else { return false }
    walk.push(converted)
    return true
  }

  /// Goes on with the parts of a literal, which are texts and what it interpolates.
  private mutating func add(interpolated literal: StringLiteralExprSyntax) -> Bool {
    guard let parts = literal.interpolatedParts else { return false }
    walk.push(parts)
    return true
  }

  private mutating func add(text: String?) -> Bool {
    guard let text else { return false }
    length += text.utf8.count
    parts.append(text)
    return length <= ValueLimit.text
  }

  /// The text of a part that is worked out by itself. What it takes counts as this value's.
  private func text(_ part: ExprSyntax) -> String? {
    var evaluation = TextEvaluation(part, constants: constants, interpolates: interpolates)
    return evaluation.text()
  }

  private mutating func add(_ call: FunctionCallExprSyntax) -> Bool {
    if let value = call.inlined(text) {
      walk.push(value)
      return true
    }
    guard let callee = call.calledName, Self.textTypes.contains(callee), call.trailingClosure == nil else {
      return false
    }
    let labeled = call.arguments.byLabel
    if callee == "String", let described = labeled["describing"] { return add(text: described.metatypeName) }
    // A key, with placeholders.
    if callee != "String" || labeled["localized"] != nil { interpolates = false }
    if let value = labeled["defaultValue"] {
      walk.push(value)
      return true
    }
    if let table = labeled["table"] ?? labeled["tableName"], !table.is(NilLiteralExprSyntax.self) {
      tables.insert(text(table) ?? "")
    }
    let first = call.arguments.first.flatMap { Self.textLabels.contains($0.label?.plainName) ? $0.expression : nil }
    if callee == "NSLocalizedString", let value = labeled["value"] {
      walk.push(value, attemptFrom: parts.count, otherwise: first)
      return true
    }
    guard let first else { return false }
    walk.push(first)
    return true
  }

  private mutating func takeOther() -> Bool {
    guard excess == nil else { return false }
    while let (start, otherwise) = walk.abandon() {
      parts.removeSubrange(start...)
      guard let otherwise else { continue }
      walk.push(otherwise)
      return true
    }
    return false
  }

  /// Types whose initializers only wrap a text.
  private static let textTypes: Set<String> = [
    "AttributedString", "DisplayRepresentation", "IntentDescription", "IntentDialog", "LocalizedStringKey",
    "LocalizedStringResource", "NSLocalizedString", "String", "String.LocalizationValue", "Text",
    "TypeDisplayRepresentation", "init",
  ]

  private static let textLabels: Set<String?> = [
    nil, "localized", "stringLiteral", "verbatim", "name", "title", "full", "descriptionText",
  ]
}

extension StringLiteralExprSyntax {
  /// The text that it spells; nil where it interpolates, or is longer than `ValueLimit.text`.
  package var boundedValue: String? {
    trimmedLength.utf8Length <= ValueLimit.text ? representedLiteralValue : nil
  }
}

extension StringLiteralExprSyntax {
  /// Whether it is the value of a variable of an optional type.
  fileprivate var isOfOptionalVariable: Bool {
    parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      .is(OptionalTypeSyntax.self) ?? false
  }

  /// Whether it has a part that code makes.
  fileprivate var isInterpolated: Bool { segments.contains { $0.is(ExpressionSegmentSyntax.self) } }

  /// Its texts as literals, and what it interpolates; nil where a part is more than one plain expression, and for a
  /// literal of several lines or without the usual escapes.
  fileprivate var interpolatedParts: [ExprSyntax]? {
    guard openingPounds == nil, openingQuote.tokenKind == .stringQuote else { return nil }
    var parts: [ExprSyntax] = []
    for segment in segments {
      switch segment {
      case .stringSegment(let text):
        guard !text.content.text.isEmpty else { continue }
        parts.append(ExprSyntax(detached.with(\.segments, [.stringSegment(text.detached)])))
      case .expressionSegment(let code):
        guard let only = code.expressions.first, code.expressions.count == 1, only.label == nil else { return nil }
        parts.append(only.expression)
      }
    }
    return parts
  }
}

extension ExprSyntax {
  /// As `reference`; an implicit member (`.addTask`) is one of the text type that people extend.
  fileprivate var textReference: String? {
    guard let access = self.as(MemberAccessExprSyntax.self), access.base == nil else { return reference }
    return "LocalizedStringResource.\(access.declName.baseName.plainName)"
  }

  /// `Shelf` of `Books.Shelf.self`, as a text shows a type; nil for what is none, and for generic ones.
  fileprivate var metatypeName: String? {
    guard let access = self.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == .keyword(.self),
      let name = access.base?.reference?.split(separator: ".").last, name.first?.isUppercase == true
    else { return nil }
    return name == "Self" ? Syntax(self).valueTypeName : String(name)
  }

  /// `x` of `x as T`.
  fileprivate var convertedValue: ExprSyntax? {
    if let conversion = self.as(AsExprSyntax.self) { return conversion.expression }
    guard let elements = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      elements[1].is(UnresolvedAsExprSyntax.self)
    else { return nil }
    return elements[0]
  }
}

extension Syntax {
  /// The name of the struct or enum that it stands in, which is not generic: `Self` of a class or a protocol is another
  /// type in each that inherits it.
  fileprivate var valueTypeName: String? {
    let group = sequence(first: self, next: \.parent).first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
    if let type = group?.as(StructDeclSyntax.self) {
      return type.genericParameterClause == nil ? type.name.plainName : nil
    }
    return group?.as(EnumDeclSyntax.self).flatMap { $0.genericParameterClause == nil ? $0.name.plainName : nil }
  }
}

extension String {
  /// As `capitalized` gives it, for a text that is one word of ASCII letters; nil for others.
  fileprivate var capitalizedWord: String? {
    allSatisfy { $0.isASCII && $0.isLetter } ? prefix(1).uppercased() + dropFirst().lowercased() : nil
  }
}
