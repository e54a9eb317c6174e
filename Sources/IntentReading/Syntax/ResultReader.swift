import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads what `perform()` promises to hand back.
struct ResultReader {
  let context: SyntaxContext

  /// The result of the first `perform()` without parameters; inherited where there is none.
  func result(in members: Members) -> IntentResult {
    guard let perform = members.functions("perform", labels: []).first(where: { $0.body != nil }) else {
      var result = IntentResult()
      result.isInherited = true
      return result
    }
    return perform.signature.returnClause.map { result($0.type) } ?? IntentResult()
  }

  private func result(_ type: TypeSyntax) -> IntentResult {
    var result = IntentResult()
    let isRead = Self.parts(of: context.meaning(type)).map { add($0, to: &result) }
    if isRead.contains(false) { result.unread = type.spelling }
    return result
  }

  /// The protocols of a composition.
  private static func parts(of type: SwiftType) -> [SwiftType] {
    switch type {
    case .composition(let types): types.flatMap(parts)
    case .tuple([]): []
    default: [type]
    }
  }

  /// Whether the part was understood.
  private func add(_ part: SwiftType, to result: inout IntentResult) -> Bool {
    guard let name = context.libraryName(part), case .named(_, _, let arguments) = part else { return false }
    switch name {
    case "IntentResult", "Never", "Void": break
    case "ProvidesDialog": result.providesDialog = true
    case "ShowsSnippetView": result.showsSnippetView = true
    case "ShowsSnippetIntent": result.showsSnippetIntent = true
    case "OpensIntent": result.opensIntent = true
    case "ReturnsValue":
      guard let value = arguments.first, arguments.count == 1 else { return false }
      if context.libraryName(value) != "Never" { result.value = TypeReader(context: context).valueType(value) }
    case "IntentResultContainer" where arguments.count == 4: addContainer(of: arguments, to: &result)
    default: return false
    }
    return true
  }

  /// What the parameters of the concrete type stand for: value, next intent, snippet and dialog (Apple documentation,
  /// `IntentResultContainer`).
  private func addContainer(of arguments: [SwiftType], to result: inout IntentResult) {
    let isThere = arguments.map { context.libraryName($0) != "Never" }
    if isThere[0] { result.value = TypeReader(context: context).valueType(arguments[0]) }
    (result.opensIntent, result.showsSnippetView, result.providesDialog) = (isThere[1], isThere[2], isThere[3])
  }
}
