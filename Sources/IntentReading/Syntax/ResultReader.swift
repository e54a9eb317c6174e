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
    return perform.signature.returnClause.map { result($0.type, members) } ?? IntentResult()
  }

  private func result(_ type: TypeSyntax, _ members: Members) -> IntentResult {
    var result = IntentResult()
    let isRead = parts(of: type, members, depth: 0).map { add($0, to: &result) }
    if isRead.contains(false) { result.unread = type.spelling }
    return result
  }

  /// The protocols of a composition, through type aliases of the type and of the app.
  private func parts(of type: TypeSyntax, _ members: Members, depth: Int) -> [TypeSyntax] {
    switch type.as(TypeSyntaxEnum.self) {
    case .someOrAnyType(let type): return parts(of: type.constraint, members, depth: depth)
    case .attributedType(let type): return parts(of: type.baseType, members, depth: depth)
    case .compositionType(let type): return type.elements.flatMap { parts(of: $0.type, members, depth: depth) }
    case .tupleType(let tuple):
      guard tuple.elements.count == 1, let element = tuple.elements.first else {
        return tuple.elements.isEmpty ? [] : [type]
      }
      return parts(of: element.type, members, depth: depth)
    default:
      guard depth < 8, let name = TypeName.of(type), let alias = members.typeAlias(name) ?? context.alias(name)
      else { return [type] }
      return parts(of: alias, members, depth: depth + 1)
    }
  }

  /// Whether the part was understood.
  private func add(_ part: TypeSyntax, to result: inout IntentResult) -> Bool {
    switch TypeName.of(part) {
    case "IntentResult", "Never", "Void": break
    case "ProvidesDialog": result.providesDialog = true
    case "ShowsSnippetView": result.showsSnippetView = true
    case "ShowsSnippetIntent": result.showsSnippetIntent = true
    case "OpensIntent": result.opensIntent = true
    case "ReturnsValue":
      guard let value = part.soleGenericArgument else { return false }
      if TypeName.of(value) != "Never" { result.value = TypeReader(context: context).valueType(value) }
    default: return false
    }
    return true
  }
}
