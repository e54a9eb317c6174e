import IntentSurface
import SwiftReading
import SwiftSyntax

/// A string literal with its interpolations as `${name}` tokens: a phrase, a summary's sentence, a URL.
struct Template {
  var text: String
  /// The names of its tokens, in order.
  var tokens: [String]
  /// Whether one literal spells it.
  var isLiteral = false
}

/// Reads string literals with interpolations.
struct TemplateReader {
  let context: SyntaxContext

  private var literals: LiteralReader { LiteralReader(context: context) }

  /// The template that code spells, through wrapping calls, constants and functions; nil where a part can't be read.
  ///
  /// A `${` typed into the literal is text and is escaped as `\${`.
  func template(_ code: Code) -> Template? {
    let allowance = Allowance(ValueLimit.parts)
    let template = template(code, allowance)
    guard allowance.isSpent else { return template }
    context.report("This value was not computed: it is made of more than \(ValueLimit.parts) parts.", code.place)
    return nil
  }

  private func template(_ code: Code, _ allowance: Allowance) -> Template? {
    guard allowance.take() else { return nil }
    let meant = literals.followed(code, as: "AppShortcutPhrase")
    if let literal = meant.expression?.as(StringLiteralExprSyntax.self) {
      guard !literal.hasError else { return nil }
      let template = joined(literal.segments) { segment in
        switch segment {
        case .stringSegment(let part): Self.plain(part.text(in: literal) ?? "")
        case .expressionSegment(let hole): interpolated(hole, in: meant)
        }
      }
      return template.map { Template(text: $0.text, tokens: $0.tokens, isLiteral: true) }
    }
    if let text = text(meant) { return text }
    return meant.expression?.addedTerms.flatMap { joined($0) { template(meant.part($0), allowance) } }
  }

  private func joined<Part>(_ parts: some Sequence<Part>, _ read: (Part) -> Template?) -> Template? {
    var template = Template(text: "", tokens: [])
    for part in parts {
      guard let next = read(part) else { return nil }
      template.text += next.text
      template.tokens += next.tokens
    }
    return template
  }

  private func text(_ code: Code) -> Template? { literals.plainText(code).value.map(Self.plain) }

  private func interpolated(_ segment: ExpressionSegmentSyntax, in code: Code) -> Template? {
    guard let expression = segment.expressions.first?.expression else { return nil }
    if let name = expression.tokenName ?? typedTokenName(expression) {
      return Template(text: "${\(name)}", tokens: [name])
    }
    return text(code.part(expression))
  }

  /// The name in `AppShortcutPhraseToken.applicationName`, also behind an alias.
  private func typedTokenName(_ expression: ExprSyntax) -> String? {
    guard let access = expression.as(MemberAccessExprSyntax.self), let type = access.base?.reference,
      case .named("AppShortcutPhraseToken", nil, _)? = context.meaningOfName(type)
    else { return nil }
    return access.declName.baseName.plainName
  }

  private static func plain(_ text: String) -> Template {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return Template(text: text, tokens: []) }
    return Template(
      text: text.split(separator: "${", omittingEmptySubsequences: false).joined(separator: "\\${"), tokens: [])
  }
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
