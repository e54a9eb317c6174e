import IntentSurface
import SwiftSyntax

/// What the shipped `perform()` did where a parameter had no value, in the one that is there now.
enum ShippedAbsence {
  /// Nil where the shipped body says it in another way, or where the body that is there has changed around it.
  ///
  /// - Parameter shipped: the type as it shipped.
  static func edits(of name: String, in type: TypeCode, since shipped: TypeCode?) -> [SourceEdit]? {
    guard let shipped, let old = shipped.perform?.body, let body = type.perform?.body, !body.boundNames.contains(name)
    else { return nil }
    let uses = body.nodes(DeclReferenceExprSyntax.self).filter { $0.baseName.bareText == name && $0.isOwn }
    guard !uses.isEmpty else { return nil }
    return chained(uses, like: old, in: type.file) ?? guarded(name, like: old, of: shipped, in: type)
  }

  // `plant?.id` where `plant.id` stands now, in statements that are the same otherwise.
  private static func chained(
    _ uses: [DeclReferenceExprSyntax], like old: CodeBlockSyntax, in file: CodeFile
  ) -> [SourceEdit]? {
    let shipped = Set(old.nodes(CodeBlockItemSyntax.self).map(\.trimmedDescription))
    for use in uses {
      guard let item = use.enclosing(CodeBlockItemSyntax.self) else { return nil }
      var text = Array(item.trimmedDescription.utf8)
      let places = uses.filter { $0.enclosing(CodeBlockItemSyntax.self)?.id == item.id }.map(\.endOffset)
      for place in places.sorted(by: >) { text.insert(UInt8(ascii: "?"), at: place - item.startOffset) }
      guard shipped.contains(String(decoding: text, as: UTF8.self)) else { return nil }
    }
    return uses.map { file.insert("?", at: $0.endPositionBeforeTrailingTrivia) }
  }

  // The guard that left the shipped body.
  private static func guarded(
    _ name: String, like old: CodeBlockSyntax, of shipped: TypeCode, in type: TypeCode
  ) -> [SourceEdit]? {
    let found = old.statements.lazy.compactMap { $0.item.as(GuardStmtSyntax.self) }.first { statement in
      let bindings = statement.conditions.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
      let binding = bindings.count == 1 && statement.conditions.count == 1 ? bindings.first : nil
      return binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText == name
        && [nil, name, "self.\(name)"].contains(binding?.initializer?.value.trimmedDescription)
    }
    return found.flatMap { type.insertIntoPerform(shipped.file.lines(of: $0)) }
  }
}
