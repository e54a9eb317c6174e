import IntentSurface
import SwiftSyntax

/// The sizes that a widget has from a function of the app, which adds them to its configuration.
struct WidgetSizes {
  /// What the function is called.
  let function: String
  /// Where it lists them: `path:line`.
  let place: String
  /// One list for each system or condition.
  private let lists: [Set<String>]

  /// Nil where the widget calls no such function.
  init?(of type: TypeCode, in code: CodeTree) {
    let called = Set(type.calls.compactMap { Self.name(of: $0) })
    let found = code.files(naming: ["extension WidgetConfiguration", Self.modifier]).lazy.flatMap { file in
      file.tree.nodes(ExtensionDeclSyntax.self).filter { $0.extendedType.trimmedDescription == "WidgetConfiguration" }
        .flatMap { $0.nodes(FunctionDeclSyntax.self) }.map { (file, $0) }
    }
    .first { called.contains($0.1.name.text) && !Self.lists(in: $0.1).isEmpty }
    guard let (file, function) = found else { return nil }
    self.function = function.name.text
    place = file.place(of: function)
    lists = Self.lists(in: function)
  }

  /// Those of some sizes that are not in every list.
  func leftOut(of sizes: [String]) -> [String] {
    sizes.filter { size in lists.contains { !$0.contains(size) } }
  }

  private static let modifier = "supportedFamilies"

  // Of a function that is called on something, or on itself.
  private static func name(of call: FunctionCallExprSyntax) -> String? {
    call.calledExpression.dottedName?.lastNameComponent
      ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  private static func lists(in function: FunctionDeclSyntax) -> [Set<String>] {
    function.nodes(FunctionCallExprSyntax.self).compactMap { call in
      guard name(of: call) == modifier, let sizes = call.arguments.first?.expression.as(ArrayExprSyntax.self)
      else { return nil }
      return Set(sizes.elements.map { $0.expression.trimmedDescription.lastNameComponent })
    }
  }
}
