import IntentSurface
import SwiftParser
import SwiftReading
import SwiftSyntax

/// A string literal with its interpolations as `${name}` tokens: a phrase, a summary's sentence, a URL.
struct Template {
  var text: String
  /// The names of its tokens, in order.
  var tokens: [String]
}

/// Reads string literals with interpolations.
struct TemplateReader {
  let context: SyntaxContext

  /// The template that an expression spells, through wrapping calls and constants; nil where a part can't be read.
  ///
  /// A `${` typed into the literal is text and is escaped as `\${`.
  func template(_ expression: ExprSyntax) -> Template? {
    let constants = ConstantLookup(context: context)
    var walk = ValueWalk(expression, constants: constants)
    var parts: [Template?] = []
    while let value = walk.nextValue() {
      if let argument = Self.wrapped(by: value) {
        walk.push(argument)
      } else if let literal = value.as(StringLiteralExprSyntax.self) {
        parts.append(template(literal, constants))
      } else {
        parts.append(Self.text(value, constants))
      }
      if let last = parts.last, last == nil { break }
    }
    if let excess = constants.excess { LiteralReader(context: context).report(excess, expression) }
    return constants.excess == nil ? joined(parts) : nil
  }

  private static func text(_ expression: ExprSyntax, _ constants: ConstantLookup) -> Template? {
    var evaluation = TextEvaluation(expression, constants: constants)
    return evaluation.text().map(plain)
  }

  /// The literal that a call only wraps: `"…"` of `AppShortcutPhrase<Open>("…")`.
  static func wrapped(by expression: ExprSyntax) -> ExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let argument = call.arguments.first,
      argument.label == nil, call.calledName.map(wrappers.contains) == true
    else { return nil }
    return argument.expression
  }

  private func template(_ literal: StringLiteralExprSyntax, _ constants: ConstantLookup) -> Template? {
    guard !literal.hasError else { return nil }
    return joined(
      literal.segments.map { segment in
        switch segment {
        case .stringSegment(let part): Self.plain(Self.text(of: part, in: literal))
        case .expressionSegment(let interpolation): self.interpolated(interpolation, constants)
        }
      })
  }

  private static func text(of segment: StringSegmentSyntax, in literal: StringLiteralExprSyntax) -> String {
    let text = segment.content.text
    // Nearly all texts are as they are written; a tree of its own for each takes longer than all else that is read of it.
    if literal.openingQuote.tokenKind == .stringQuote, !text.utf8.contains(UInt8(ascii: "\\")) { return text }
    return literal.with(\.segments, [.stringSegment(segment)]).representedLiteralValue ?? ""
  }

  private func interpolated(_ segment: ExpressionSegmentSyntax, _ constants: ConstantLookup) -> Template? {
    guard let expression = segment.expressions.first?.expression else { return nil }
    if let name = expression.tokenName ?? typedTokenName(expression) {
      return Template(text: "${\(name)}", tokens: [name])
    }
    return Self.text(expression, constants)
  }

  /// The name in `AppShortcutPhraseToken.applicationName`, also behind an alias.
  private func typedTokenName(_ expression: ExprSyntax) -> String? {
    guard let access = expression.as(MemberAccessExprSyntax.self), let type = access.base?.reference,
      case .named("AppShortcutPhraseToken", nil, _)? = context.meaningOfName(type)
    else { return nil }
    return access.declName.baseName.plainName
  }

  private func joined(_ parts: [Template?]) -> Template? {
    guard !parts.contains(where: { $0 == nil }) else { return nil }
    let parts = parts.compactMap(\.self)
    return Template(text: parts.map(\.text).joined(), tokens: parts.flatMap(\.tokens))
  }

  private static func plain(_ text: String) -> Template {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return Template(text: text, tokens: []) }
    return Template(
      text: text.split(separator: "${", omittingEmptySubsequences: false).joined(separator: "\\${"), tokens: [])
  }

  /// Types whose initializers only wrap a literal.
  private static let wrappers: Set<String> = [
    "AppShortcutPhrase", "NegativeAppShortcutPhrase", "ParameterSummaryString", "IntentParameterSummaryString",
    "EntityURLRepresentation", "EnumURLRepresentation", "IntentURLRepresentation", "URLRepresentation", "init",
  ]
}

extension ExprSyntax {
  /// The name in `\.$tab`, `\Intent.$tab` and `.applicationName`.
  fileprivate var tokenName: String? {
    if let path = self.as(KeyPathExprSyntax.self) { return path.parameterName }
    guard let access = self.as(MemberAccessExprSyntax.self), access.base == nil else { return nil }
    return access.declName.baseName.plainName
  }

  /// The parameter that a key path expression names.
  var parameterName: String? { self.as(KeyPathExprSyntax.self)?.parameterName }
}

extension KeyPathExprSyntax {
  /// `tab` for `\.$tab` and `\Intent.$tab`; the last part where no part has the `$` of a wrapper.
  var parameterName: String? {
    let names = spelling.dropFirst().split(separator: ".")
    return (names.last { $0.hasPrefix("$") } ?? names.last).map { String($0.drop { $0 == "$" }) }
  }
}
