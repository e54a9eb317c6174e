import IntentSurface
import SwiftSyntax

/// The body of an intent, with the type of the result that shipped: a list again, or a value where there may be none.
struct ResultCode {
  let old: Intent
  let new: Intent
  let type: TypeCode
  /// The code of the version that people have, where it is known.
  let shipped: TypeCode?

  /// Nil where the new value can't be made into the old one, or where the code does not show the values.
  var edits: [SourceEdit]? { changes.map { $0 + lintRemark } }

  // What keeps a linter from objecting to the new type is in the way of the old one.
  private var lintRemark: [SourceEdit] {
    guard let brace = type.perform?.body?.leftBrace, let shipped = shipped?.perform else { return [] }
    let start = brace.endOffset
    let bytes = type.file.bytes
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let remark = text.drop(while: \.isWhitespace)
    guard remark.hasPrefix("// swiftlint:disable:this"), !shipped.description.contains(remark) else { return [] }
    return [type.file.replace(start..<end, with: "")]
  }

  private var changes: [SourceEdit]? {
    guard let before = old.result.value, let perform = type.perform else { return nil }
    guard let after = new.result.value else { return givenBack(in: perform) }
    guard let argument = perform.returnedType, let values = perform.resultValues, !values.isEmpty else { return nil }
    let written = argument.trimmedDescription
    if after == .optional(before), written.hasSuffix("?") {
      let change = type.file.replace(argument, with: String(written.dropLast()))
      return [change] + required(values, fallback(before))
    }
    guard case .array(let element) = before else { return nil }
    if after == element {
      return [type.file.replace(argument, with: "[\(written)]")]
        + values.map { type.file.replace($0, with: "[\($0.trimmedDescription)]") }
    }
    guard after == .optional(element), written.hasSuffix("?") else { return nil }
    return [type.file.replace(argument, with: "[\(written.dropLast())]")]
      + values.map { value in
        let isNone = value.is(NilLiteralExprSyntax.self)
        return type.file.replace(value, with: isNone ? "[]" : "[\(value.trimmedDescription)].compactMap { $0 }")
      }
  }

  // What gives nothing now gives what it gave, where the body still has all that the value is made of.
  private func givenBack(in perform: FunctionDeclSyntax) -> [SourceEdit]? {
    guard let before = shipped?.perform, let written = before.returnedType,
      let value = before.body?.results.results.last?.value, let body = perform.body,
      let clause = perform.signature.returnClause
    else { return nil }
    let result = type.file.insert(
      " & ReturnsValue<\(written.trimmedDescription)>", at: clause.type.endPositionBeforeTrailingTrivia)
    let (results, calls) = (body.results, body.resultCalls)
    // The body may give it all the same, and only its type no longer says so.
    if !calls.isEmpty, calls.allSatisfy({ $0.argument("value") != nil }) { return [result] }
    guard results.isComplete, results.results.count == 1, calls.count == 1, let call = calls.first else { return nil }
    let known = body.boundNames.union(new.parameters.map(\.name))
    guard value.readNames.allSatisfy({ known.contains($0) || $0.first?.isUppercase == true }) else { return nil }
    let argument = "value: \(value.trimmedDescription)"
    let edit =
      call.arguments.first.map { type.file.insert("\(argument), ", at: $0.positionAfterSkippingLeadingTrivia) }
      ?? type.file.replace(call, with: ".result(\(argument))")
    return [result, edit]
  }

  // Where a `nil` is handed over, the other values are there.
  private func required(_ values: [ExprSyntax], _ fallback: String) -> [SourceEdit] {
    let nothing = values.filter { $0.is(NilLiteralExprSyntax.self) }
    guard nothing.isEmpty else {
      return nothing.map { value in
        let statement = value.enclosing(ReturnStmtSyntax.self)
        if let statement, let shippedError { return type.file.replace(statement, with: shippedError) }
        return type.file.replace(value, with: fallback)
      }
    }
    return values.filter { !$0.isLiteral && !$0.is(ArrayExprSyntax.self) }.map {
      type.file.replace($0, with: "\($0.asOperand) ?? \(fallback)")
    }
  }

  /// What the shipped body threw and the new one does not, where that is one thing.
  private var shippedError: String? {
    let old = shipped?.perform?.body.map { Self.thrown(in: $0) } ?? []
    let new = type.perform?.body.map { Self.thrown(in: $0) } ?? []
    let lost = Set(old).subtracting(new)
    return lost.count == 1 ? lost.first : nil
  }

  private static func thrown(in body: CodeBlockSyntax) -> [String] {
    body.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .keyword(.throw) }
      .compactMap { $0.parent?.as(ThrowStmtSyntax.self)?.trimmedDescription }
  }

  // What the shipped action gave is known where it says so.
  private func fallback(_ value: ValueType) -> String {
    let isEmptyText = shipped?.perform?.body?.trimmedDescription.contains("\"\"") == true
    if value == .primitive("String"), isEmptyText { return "\"\"" }
    return "<#what it returned when there was no value#>"
  }
}

extension FunctionDeclSyntax {
  /// What stands between the brackets of `ReturnsValue<…>`.
  var returnedType: GenericArgumentSyntax? {
    guard let clause = signature.returnClause else { return nil }
    return clause.tokens(viewMode: .sourceAccurate).lazy.filter { $0.text == "ReturnsValue" }
      .compactMap { $0.parent?.as(IdentifierTypeSyntax.self)?.genericArgumentClause }
      .first { $0.arguments.count == 1 }?.arguments.first
  }

  /// The values of all results; nil where one of them has none.
  fileprivate var resultValues: [ExprSyntax]? {
    guard let calls = body?.resultCalls else { return nil }
    let values = calls.compactMap { $0.argument("value") }
    return values.count == calls.count ? values : nil
  }
}

extension ExprSyntax {
  /// Between parentheses where an operator beside it would be read otherwise.
  var asOperand: String {
    let isWhole =
      self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
      || self.is(FunctionCallExprSyntax.self) || self.is(SubscriptCallExprSyntax.self)
      || self.is(OptionalChainingExprSyntax.self)
    return isWhole ? trimmedDescription : "(\(trimmedDescription))"
  }
}
