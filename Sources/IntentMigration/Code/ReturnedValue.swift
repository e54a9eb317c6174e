import SwiftSyntax

extension TypeCode {
  /// Whether `perform()` returns the same value as that of another version, whatever the result is declared as.
  ///
  /// The bodies are the same but for white space, and what the value is made of is of no code that the app may have
  /// changed: names of the system alone.
  ///
  /// - Parameter isOfApp: whether the app declares a name, in either version.
  func returnsSameValue(as other: TypeCode, isOfApp: (String) -> Bool) -> Bool {
    guard let body = perform?.body, let shipped = other.perform?.body, body.words == shipped.words else { return false }
    let values = body.results.results.compactMap(\.value)
    guard !values.isEmpty, body.results.isComplete else { return false }
    let parameters = Set(body.sources(of: values).filter { variable($0) != nil })
    let isSame = parameters.allSatisfy { name in
      variable(name)?.type?.trimmedDescription == other.variable(name)?.type?.trimmedDescription
    }
    return isSame && !body.sources(of: values).subtracting(parameters).contains(where: isOfApp)
  }
}

extension CodeBlockSyntax {
  fileprivate var words: [Substring] { description.split(whereSeparator: \.isWhitespace) }

  /// Every name that some values are made of, through the constants of the body.
  fileprivate func sources(of values: [ExprSyntax]) -> Set<String> {
    let made = madeFrom
    var found: Set<String> = []
    var waiting = values.flatMap(\.names)
    while let name = waiting.popLast() {
      guard found.insert(name).inserted else { continue }
      waiting += made[name] ?? []
    }
    return found.subtracting(made.keys).subtracting(Self.plain)
  }

  // The names behind `=`, by the name that is bound.
  private var madeFrom: [String: [String]] {
    let variables = nodes(PatternBindingSyntax.self).map { ($0.pattern.trimmedDescription, $0.initializer) }
    let conditions = nodes(OptionalBindingConditionSyntax.self).map { ($0.pattern.trimmedDescription, $0.initializer) }
    return Dictionary((variables + conditions).map { ($0.0, $0.1?.value.names ?? []) }, uniquingKeysWith: +)
  }

  /// What a list of anything has.
  private static let plain: Set = [
    "init", "self", "first", "last", "map", "flatMap", "compactMap", "filter", "sorted", "reversed", "prefix", "suffix",
  ]
}

extension ExprSyntax {
  fileprivate var names: [String] { nodes(DeclReferenceExprSyntax.self).map(\.baseName.text) }
}
