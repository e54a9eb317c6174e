import SwiftSyntax

/// One argument of a call, trailing closures included.
struct GivenArgument {
  var label: String?
  var expression: ExprSyntax
  /// What it is known to be, where it is not what the expression stands for.
  var value: SwiftValue?
  /// Whether it stands behind the parentheses, where its label is left out.
  var isTrailing = false
}

/// What calls something: the arguments, and where they stand.
struct Call {
  var arguments: [GivenArgument]
  var place: Syntax

  init(_ arguments: [GivenArgument], at place: some SyntaxProtocol) {
    self.arguments = arguments
    self.place = Syntax(place)
  }

  init(_ call: FunctionCallExprSyntax) { self.init(call.givenArguments, at: call) }

  /// That its callee does not fit.
  var unknown: Unknown { Unknown("it depends on `\(place.spelling(limit: 80))`", place) }
}

extension FunctionCallExprSyntax {
  /// What a call gives, trailing closures last.
  var givenArguments: [GivenArgument] {
    let plain = arguments.map { GivenArgument(label: $0.label?.plainName, expression: $0.expression) }
    let first = trailingClosure.map { GivenArgument(expression: ExprSyntax($0), isTrailing: true) }
    let others = additionalTrailingClosures.map {
      GivenArgument(label: $0.label.plainName, expression: ExprSyntax($0.closure))
    }
    return plain + (first.map { [$0] } ?? []) + others
  }
}

extension FunctionParameterSyntax {
  /// How the body names it.
  package var bodyName: String { (secondName ?? firstName).plainName }

  /// How calls name it; that of a subscript has a name for them only where it says so.
  private var label: String {
    let isOfSubscript = secondName == nil && parent?.parent?.parent?.is(SubscriptDeclSyntax.self) == true
    return isOfSubscript ? "_" : firstName.plainName
  }

  /// Whether what it is given is only worked out when the body asks.
  var isAutoclosure: Bool {
    type.as(AttributedTypeSyntax.self)?.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "autoclosure"
    } ?? false
  }

  /// Takes what a call gives it from the rest of its arguments.
  func takeArguments(from rest: inout ArraySlice<GivenArgument>) -> [GivenArgument] {
    guard let first = rest.first, first.isTrailing || first.label ?? "_" == label else { return [] }
    if first.isTrailing, !type.mayBeFunction { return [] }
    rest.removeFirst()
    guard ellipsis != nil else { return [first] }
    var taken = [first]
    while let next = rest.first, next.label == nil, !next.isTrailing {
      taken.append(next)
      rest.removeFirst()
    }
    return taken
  }
}

extension TypeSyntax {
  fileprivate var mayBeFunction: Bool {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.mayBeFunction }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.mayBeFunction }
    if let tuple = self.as(TupleTypeSyntax.self) { return tuple.soleElement?.mayBeFunction ?? false }
    guard let named = self.as(IdentifierTypeSyntax.self) else { return self.is(FunctionTypeSyntax.self) }
    return !Evaluator.libraryTypes.contains(named.name.plainName)
  }
}

extension FunctionParameterClauseSyntax {
  /// Whether a call may be one of it, by the labels.
  func takes(_ arguments: [GivenArgument]) -> Bool {
    var rest = arguments[...]
    for parameter in parameters {
      let isTaken = !parameter.takeArguments(from: &rest).isEmpty
      guard isTaken || parameter.defaultValue != nil || parameter.ellipsis != nil else { return false }
    }
    return rest.isEmpty
  }
}
