import IntentSurface
package import SwiftSyntax

/// Of which calls of a library a value keeps what was written, since nothing else is known of what they make.
package struct KeptCalls {
  /// What is called: `StaticConfiguration`.
  var makers: Set<String>
  /// What the library's values are: a method on one that the code does not declare makes another.
  var protocols: Set<String>
  /// Types whose members are told by their names alone.
  var types: Set<String>
  /// What `allCases` of such types has, by their names.
  var cases: [String: [String]]
  /// Whether every type keeps the name that code spells, so that readers can tell those of libraries apart.
  var keepsTypeNames = false

  /// Whether literals, the parts of lists and what only libraries know are kept as they are written.
  package private(set) var keepsCode = false

  /// Whether it keeps nothing.
  var isNone: Bool { makers.isEmpty && protocols.isEmpty && types.isEmpty && !keepsTypeNames && !keepsCode }

  /// What readers of code need that makes something of a library.
  package static let code = {
    var kept = KeptCalls()
    kept.keepsCode = true
    return kept
  }()

  /// None, unless told.
  package init(
    makers: Set<String> = [], protocols: Set<String> = [], types: Set<String> = [], cases: [String: [String]] = [:],
    keepsTypeNames: Bool = false
  ) {
    self.makers = makers
    self.protocols = protocols
    self.types = types
    self.cases = cases
    self.keepsTypeNames = keepsTypeNames
  }

  /// What reads types alone needs.
  ///
  /// - Parameter types: of libraries, which a module before the name tells from the code's own.
  package static func typeNames(knowing types: Set<String>) -> KeptCalls {
    KeptCalls(types: types, keepsTypeNames: true)
  }
}

/// What a call of a library makes.
package struct MadeValue {
  /// The name of the function, method or type.
  package var callee: String
  /// What a method is called on; nil for other calls.
  package var base: SwiftValue?
  /// The call.
  package var call: FunctionCallExprSyntax
  /// What the code around it sees.
  package var frame: Frame
  /// The function of the code's own that is called where it could not be followed.
  package var unread: FunctionDeclSyntax?

  /// Makes one.
  package init(
    callee: String, base: SwiftValue? = nil, call: FunctionCallExprSyntax, frame: Frame,
    unread: FunctionDeclSyntax? = nil
  ) {
    self.callee = callee
    self.base = base
    self.call = call
    self.frame = frame
    self.unread = unread
  }
}

extension Evaluator {
  /// What a call makes that is kept; nil for other calls.
  func kept(_ call: FunctionCallExprSyntax, _ callee: ExprSyntax, _ frame: Frame) -> SwiftValue? {
    guard !kept.makers.isEmpty, let written = call.calledLastName, !callee.isOfOtherModule else { return nil }
    let isMaker = kept.makers.contains(written)
    // `Self` in what the code adds to the library's type, or another name that the code has for it.
    guard isMaker || callee.is(DeclReferenceExprSyntax.self) && written.first?.isUppercase == true else { return nil }
    let type = type(of: callee, frame)
    guard type?.declared.flatMap(code.declaration) == nil,
      let name = isMaker ? written : type.flatMap(name(of:)), kept.makers.contains(name)
    else { return nil }
    return .made(MadeValue(callee: name, call: call, frame: frame))
  }

  private func name(of type: SwiftType) -> String? { if case .named(let name, _, _) = type { name } else { nil } }

  /// What a method of a library makes of a value that is kept; nil for other values.
  func kept(_ name: String, on value: SwiftValue, _ call: FunctionCallExprSyntax, _ frame: Frame) -> SwiftValue? {
    let isKept =
      switch value {
      case .made: true
      case .instance(let type, _):
        kept.protocols.contains { name in type.declared.map { code.conforms($0, to: name) } ?? false }
      default: false
      }
    return isKept ? .made(MadeValue(callee: name, base: value, call: call, frame: frame)) : nil
  }

  /// A value of a type as a call makes it, or as the system does; what can't be told of it is unknown by itself.
  package func instance(of type: SwiftType, madeBy call: FunctionCallExprSyntax?) -> SwiftValue {
    let place = call.map(Syntax.init) ?? type.declared.flatMap(code.declaration).map { Syntax($0.memberBlock) }
    guard let place else { return .instance(type, [:]) }
    let made = Result { () throws(Unknown) in
      if let call {
        let around = place.enclosingTypePath.flatMap { code.type(named: $0.nameComponents, at: place) }
        let type = around.map { SwiftType.named(code.name(of: $0), declared: $0) }
        return try evaluate(ExprSyntax(call), Frame(selfType: type))
      }
      return try make(type, Call([], at: place), Frame(isPlace: false))
    }
    if case .success(let value) = made, case .instance? = value.unwrapped { return value.unwrapped ?? value }
    return (try? object(type, place)) ?? .instance(type, [:])
  }

  /// What a variable of a value holds.
  package func member(_ name: String, of value: SwiftValue) -> Result<SwiftValue, Unknown>? {
    guard case .instance(let type, _) = value, let node = type.declared.flatMap(code.declaration) else { return nil }
    return Result { () throws(Unknown) in try member(name, of: value, at: Syntax(node.memberBlock)) }
  }
}

extension SwiftValue {
  /// The name of the case or of the member that it is; nil for anything else.
  package var memberName: String? { if case .enumCase(_, let name, _) = self { name } else { nil } }

  /// The elements of a list; nil for anything else.
  package var elements: [SwiftValue]? { if case .list(let values, _) = self { values } else { nil } }

  /// The type that it is, or of which it is a value, as code names it; nil for anything else.
  package var typeName: String? {
    switch self {
    case .type(let type), .instance(let type, _): type.shown
    default: nil
    }
  }
}
