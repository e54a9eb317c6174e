import SwiftSyntax

extension ExprSyntax {
  private static let longest = 32

  /// `Outer.Inner` for a name with names before it, `.result` for one behind a dot; nil for any other expression.
  ///
  /// A chain of calls may be as long as a file, and to spell out the base of each of them takes quadratic time.
  var dottedName: String? {
    var names: [String] = []
    var rest = self
    while names.count < Self.longest {
      if let reference = rest.as(DeclReferenceExprSyntax.self) {
        return ([reference.baseName.text] + names.reversed()).joined(separator: ".")
      }
      guard let access = rest.as(MemberAccessExprSyntax.self) else { return nil }
      names.append(access.declName.baseName.text)
      guard let base = access.base else { return "." + names.reversed().joined(separator: ".") }
      rest = base
    }
    return nil
  }
}
