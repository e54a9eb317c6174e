import SwiftSyntax

/// A summary for an intent that has none: its title, with some of its parameters below.
///
/// Without one the editor shows every parameter, those among them that are kept for old shortcuts alone.
struct SummaryCode {
  let lines: [String]

  /// Nil where the title is not written as a text in its own place.
  ///
  /// - Parameter names: of the parameters that it shows, in order.
  init?(showing names: [String], of type: TypeCode) {
    guard let title = type.staticVariable("title")?.binding.initializer?.value, let text = Self.text(of: title)
    else { return nil }
    let unit = type.file.indentationUnit
    let head = "\(type.staticPrefix)static var parameterSummary: some ParameterSummary {"
    guard !names.isEmpty else {
      lines = [head, unit + "Summary(\(text))", "}"]
      return
    }
    lines =
      [head, unit + "Summary(\(text)) {"] + names.map { unit + unit + "\\.$\($0)" } + [unit + "}", "}"]
  }

  // With the table that it is in.
  private static func text(of title: ExprSyntax) -> String? {
    if let literal = title.as(StringLiteralExprSyntax.self) { return plain(literal) }
    guard let call = title.as(FunctionCallExprSyntax.self), let first = call.arguments.first,
      [".init", "LocalizedStringResource"].contains(call.calledExpression.trimmedDescription), first.label == nil,
      let text = first.expression.as(StringLiteralExprSyntax.self).flatMap(plain)
    else { return nil }
    let others = call.arguments.dropFirst()
    guard others.allSatisfy({ ["table", "comment"].contains($0.label?.text) }) else { return nil }
    let table = others.first { $0.label?.text == "table" }.map { ", table: \($0.expression.trimmedDescription)" }
    return text + (table ?? "")
  }

  private static func plain(_ literal: StringLiteralExprSyntax) -> String? {
    literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } ? literal.trimmedDescription : nil
  }
}
