import IntentSurface
import SwiftReading
import SwiftSyntax

/// The names in one file by which the types of user activities are found in others.
struct ActivityNames: Sendable {
  /// Types whose constants or cases they are, and the types around unqualified names.
  private(set) var types: Set<String> = []
  /// Names that may be constants outside of any type.
  private(set) var globals: Set<String> = []
  /// Functions, and types with initializers, that take the type of an activity and don't make it.
  private(set) var helpers: Set<String> = []

  /// None.
  init() {}

  init(of uses: ActivityUses) {
    for creation in uses.creations { if let argument = creation.arguments.first { add(argument.expression) } }
    for initializer in uses.initializers {
      let type = initializer.signature.parameterClause.parameters.first.flatMap { TypeName.of($0.type) }
      types.formUnion(type?.nameComponents ?? [])
    }
    for call in uses.calls { for argument in call.arguments { add(argument.expression) } }
  }

  private mutating func add(_ expression: ExprSyntax) {
    var rest = [expression]
    // A constant may stand for another one.
    for _ in 0..<Self.limit {
      guard let next = rest.popLast()?.unparenthesized else { return }
      if let parts = next.interpolated ?? next.addedTerms {
        rest += parts
      } else if let value = addTerm(next) {
        rest.append(value)
      }
    }
  }

  /// Gives the value of a local constant.
  private mutating func addTerm(_ term: ExprSyntax) -> ExprSyntax? {
    let base = term.rawValueBase ?? term
    guard let name = base.plainReference else {
      let parts = term.reference?.nameComponents ?? []
      types.formUnion(parts.dropLast())
      if parts.first == "Self" { types.formUnion(Syntax(term).enclosingTypePath?.nameComponents ?? []) }
      return nil
    }
    switch Syntax(term).localName(name) {
    case .constant(let value, _): return value
    case .parameter(let parameter, let function):
      guard Syntax(function).enclosingTypePath != "NSUserActivity", let called = function.nameOfCalls else {
        return nil
      }
      helpers.insert(called)
      types.formUnion(TypeName.of(parameter.type)?.nameComponents ?? [])
    case nil:
      globals.insert(name)
      types.formUnion(Syntax(term).enclosingTypePath?.nameComponents ?? [])
    case .bound, .other: break
    }
    return nil
  }

  // The longest sum or chain that is followed.
  private static let limit = 32
}
