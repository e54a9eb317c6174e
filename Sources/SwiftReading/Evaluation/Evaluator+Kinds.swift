package import SwiftSyntax

extension Evaluator {
  /// Whether a value is one of a type: `is`, and what a cast asks.
  func isOf(_ value: SwiftValue, _ type: SwiftType, at node: some SyntaxProtocol) throws(Unknown) -> Bool {
    guard let value = value.unwrapped else { return false }
    // The code may extend the library's type.
    let isOwn = type.unwrapped.declared.flatMap(code.declaration) != nil
    if value.isLibraryValue, !isOwn, let name = self.type(of: value)?.shown, name == type.unwrapped.shown {
      return true
    }
    if let own = value.ownType, case .named(let ownName, let declared, _) = own, case .named(let name, _, _) = type {
      if own == type || ["Any", "AnyObject"].contains(name) { return true }
      if let declared, code.conforms(declared, to: name) { return true }
      if declared == nil, let answer = code.isKind(ownName, of: name) { return answer }
      // Nothing inherits a structure or an enum.
      let isFinal = type.declared.flatMap(code.declaration).map {
        $0.is(EnumDeclSyntax.self) || $0.is(StructDeclSyntax.self)
      }
      if let declared, isFinal == true, declared != type.declared { return false }
    }
    throw Unknown("it asks whether something is `\(type.shown ?? "of a type")`", node)
  }

  /// `is`, `as?` and `as!` between a value and a type; nil for another operator.
  func tested(
    _ value: () throws(Unknown) -> SwiftValue, by operation: ExprSyntax, _ type: TypeSyntax, _ frame: Frame
  ) throws(Unknown) -> SwiftValue? {
    let mark = operation.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark
    guard operation.is(UnresolvedIsExprSyntax.self) || mark != nil else { return nil }
    let value = try value()
    let fits = try isOf(value, resolve(type, frame), at: operation)
    guard let mark else { return .bool(fits) }
    if fits { return mark.tokenKind == .exclamationMark ? value.unwrapped ?? value : value.asOptional }
    guard mark.tokenKind != .exclamationMark else { throw Unknown("the cast fails", operation) }
    return .null
  }

  /// What a method of a type gives back, once for every way that its code may go.
  ///
  /// - Parameters:
  ///   - value: the last argument; what the others are is not known.
  ///   - steps: how many were taken before, with those of these runs; all together take as many as one value may.
  package static func results(
    of function: FunctionDeclSyntax, on type: SwiftType, given value: SwiftValue, in code: any SwiftDeclarations,
    keeping kept: KeptCalls, counting steps: inout Int
  ) -> [(found: Result<SwiftValue, Unknown>, assumptions: [Assumption])] {
    let others = function.signature.parameterClause.parameters.dropLast().map { parameter in
      SwiftValue.unknown(Unknown("it is given when the code runs", parameter))
    }
    return runs(in: code, keeping: kept, counting: &steps) { evaluator in
      Result { () throws(Unknown) in
        let frame = evaluator.frame(of: type)
        frame.variables["self"] = evaluator.instance(of: type, madeBy: nil)
        return try evaluator.run(function, others + [value], in: frame)
      }
    }
  }
}

extension SwiftDeclarations {
  /// Whether a class of a library is another one or inherits it; nil where that is not known.
  package func isKind(_ name: String, of other: String) -> Bool? { name == other ? true : nil }

  /// None.
  package func takesApart(_ type: SwiftType) -> Bool { false }
}
