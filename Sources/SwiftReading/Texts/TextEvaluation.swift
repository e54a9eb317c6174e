import SwiftParser
package import SwiftSyntax

/// Works out the text that an expression spells: literals, what only wraps them, sums, and constants.
package struct TextEvaluation {
  private let constants: ConstantLookup
  private var walk: ValueWalk
  private var parts: [String] = []
  private var length = 0
  /// The string tables that the code names, an empty name for one that can't be read.
  package private(set) var tables: Set<String> = []

  /// - Parameter constants: of the value that the text is a part of.
  package init(_ expression: ExprSyntax, constants: ConstantLookup) {
    self.constants = constants
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
      if literal.boundedValue == nil { length += literal.trimmedLength.utf8Length }
      return add(text: literal.boundedValue)
    }
    if let call = expression.as(FunctionCallExprSyntax.self), let isRead = add(call) { return isRead }
    if let converted = expression.convertedValue {
      walk.push(converted)
      return true
    }
    // What only code makes is no key.
    return add(text: try? constants.context.evaluate(expression, .named("String", declared: nil)).get().text)
  }

  private mutating func add(text: String?) -> Bool {
    guard let text else { return false }
    length += text.utf8.count
    parts.append(text)
    return length <= ValueLimit.text
  }

  /// The text of a part that is worked out by itself. What it takes counts as this value's.
  private func text(_ part: ExprSyntax) -> String? {
    var evaluation = TextEvaluation(part, constants: constants)
    return evaluation.text()
  }

  /// Goes on with what a call only wraps; nil for a call that makes something itself.
  private mutating func add(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let (callee, labeled, first) = Self.wrapping(call) else { return nil }
    if let value = labeled["defaultValue"] {
      walk.push(value)
      return true
    }
    if let table = labeled["table"] ?? labeled["tableName"], !table.is(NilLiteralExprSyntax.self) {
      tables.insert(text(table) ?? "")
    }
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

  /// The text that people read by which a call of a framework makes one, where nothing is put into it; nil for other
  /// calls, those of `String` with a plain text too.
  package static func plainText(in call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let (callee, labeled, first) = wrapping(call), callee != "init" else { return nil }
    let text = labeled["defaultValue"] ?? (callee == "NSLocalizedString" ? labeled["value"] : nil) ?? first
    return text?.as(StringLiteralExprSyntax.self)?.isInterpolated == true ? nil : text
  }

  /// The callee, the arguments by label and the text of a call that only wraps one; nil for a call that makes something
  /// itself, as `String` does of a plain text.
  private static func wrapping(
    _ call: FunctionCallExprSyntax
  ) -> (callee: String, labeled: [String: ExprSyntax], first: ExprSyntax?)? {
    guard let callee = call.calledName, textTypes.contains(callee), call.trailingClosure == nil else { return nil }
    let labeled = call.arguments.byLabel
    if callee == "String", labeled["localized"] == nil { return nil }
    let first = call.arguments.first.flatMap { textLabels.contains($0.label?.plainName) ? $0.expression : nil }
    return (callee, labeled, first)
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

extension ExprSyntax {
  /// As `reference`; an implicit member (`.addTask`) is one of the text type that people extend.
  fileprivate var textReference: String? {
    guard let access = self.as(MemberAccessExprSyntax.self), access.base == nil else { return reference }
    return "LocalizedStringResource.\(access.declName.baseName.plainName)"
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
