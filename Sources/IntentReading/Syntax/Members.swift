import SwiftSyntax

/// The members of one declaration: its body, then its extensions, then what protocols of the app supply; the first wins.
struct Members {
  var lists: [MemberBlockItemListSyntax]

  init(_ lists: [MemberBlockItemListSyntax]) { self.lists = lists }

  /// Every declaration among the members, in order.
  var declarations: [DeclSyntax] { lists.flatMap { list in list.map(\.decl) } }

  var variables: [VariableDeclSyntax] { declarations.compactMap { $0.as(VariableDeclSyntax.self) } }

  var functions: [FunctionDeclSyntax] { declarations.compactMap { $0.as(FunctionDeclSyntax.self) } }

  /// The expression that a static member gives: its initial value, or the one expression of its getter.
  func staticValue(_ name: String) -> ExprSyntax? { nil }
}
