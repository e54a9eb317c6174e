package import SwiftSyntax

/// Why a value can't be told.
package struct Unknown: Error {
  /// As the end of a sentence: `it depends on Date()`.
  package var reason: String
  /// The place that says nothing.
  package var node: Syntax
  /// Whether it takes more than one value may.
  package let isExcess: Bool

  init(_ reason: String, _ node: some SyntaxProtocol, isExcess: Bool = false) {
    self.reason = reason
    self.node = Syntax(node)
    self.isExcess = isExcess
  }

  static func tooLong(_ node: some SyntaxProtocol) -> Unknown {
    Unknown("it is made of more than \(ValueLimit.text >> 10) kB", node, isExcess: true)
  }

  static func tooMany(_ limit: Int, _ node: some SyntaxProtocol, of parts: String = "elements") -> Unknown {
    Unknown("it is made of more than \(limit) \(parts)", node, isExcess: true)
  }
}

/// A type as values have it.
package indirect enum SwiftType: Hashable {
  /// One with a name, and the number under which the code declares it; nil for one of a library.
  case named(String, declared: Int?, arguments: [SwiftType] = [])
  case optional(SwiftType)
  case list(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case tuple([SwiftType])
  /// `A & B`.
  case composition([SwiftType])
  /// One that is not told apart.
  case other
  /// One that could not be read, as code spells it.
  case unread(String)

  /// The number under which the code declares it; nil for one of a library.
  package var declared: Int? {
    if case .named(_, let declared, _) = self { declared } else { nil }
  }

  /// Its name without arguments, as the library declares it; nil for one that has none.
  var libraryName: String? {
    switch self {
    case .list: "Array"
    case .dictionary: "Dictionary"
    default: shown
    }
  }

  /// As `String(describing:)` shows it; nil where that is not known.
  var shown: String? {
    guard case .named(let name, _, let arguments) = self else { return nil }
    guard !arguments.isEmpty else { return name }
    let inner = arguments.map(\.shown)
    return inner.contains(nil) ? nil : "\(name)<\(inner.compactMap(\.self).joined(separator: ", "))>"
  }
}

/// What a Swift expression stands for.
package indirect enum SwiftValue {
  /// How the elements of a list may be taken.
  package enum Listing {
    /// An array, or what prints like one.
    case array
    /// In this order, under a type of its own.
    case view
    /// A set, or the keys of a dictionary: in any order.
    case unordered
  }

  case text(String)
  case integer(Int)
  case double(Double)
  case bool(Bool)
  case null
  case wrapped(SwiftValue)
  case list([SwiftValue], Listing = .array)
  case dictionary([(key: SwiftValue, value: SwiftValue)])
  case tuple([(label: String?, value: SwiftValue)])
  /// A case of an enum of the code, with what it carries.
  case enumCase(SwiftType, String, [(label: String?, value: SwiftValue)] = [])
  case instance(SwiftType, [String: SwiftValue])
  case type(SwiftType)
  /// A closure or a function with what it sees.
  case function(Callable)
  /// What a library makes, of which only the call is known.
  case made(MadeValue)
  /// What a variable holds that can't be told; nothing else is.
  case unknown(Unknown)
  /// What is worked out when it is asked for: what a variable holds, and code that is kept as it is written.
  case later(ExprSyntax, Frame, SwiftType?)
  case void

  /// What a call runs.
  package struct Callable {
    enum Code {
      case closure(ClosureExprSyntax)
      /// What an argument is only evaluated for when it is asked.
      case expression(ExprSyntax)
      case function(FunctionDeclSyntax)
      /// What a variable inside of code gives each time that it is asked.
      case getter(PatternBindingSyntax)
      case keyPath([String])
      /// `+` as a function.
      case sign(String)
      /// `Kind.init`, `String.init`.
      case initializer(SwiftType)
      /// A case of an enum that carries something.
      case enumCase(SwiftType, String)
    }

    let code: Code
    let frame: Frame
  }

  /// The text; nil for anything else.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// What an optional holds, or the value itself; nil for `nil`.
  var unwrapped: SwiftValue? {
    switch self {
    case .null: nil
    case .wrapped(let value): value.unwrapped
    default: self
    }
  }

  /// What an optional holds, or the value itself.
  package var held: SwiftValue { unwrapped ?? .null }

  /// The type of what the code's own types, or a library's, make.
  var ownType: SwiftType? {
    switch self {
    case .enumCase(let type, _, _), .instance(let type, _): type
    default: nil
    }
  }

  /// Whether the standard library alone says what can be done with it.
  var isLibraryValue: Bool {
    switch self {
    case .enumCase, .instance, .type, .function, .made, .unknown, .later, .void: false
    default: true
    }
  }

  /// Whether both are surely the same, or surely not; nil where that is not known.
  func equals(_ other: SwiftValue) -> Bool? {
    switch (self, other) {
    case (.null, .null): true
    case (.wrapped(let left), .wrapped(let right)): left.equals(right)
    case (.null, _), (_, .null): false
    case (.wrapped(let left), _): left.equals(other)
    case (_, .wrapped(let right)): equals(right)
    case (.text(let left), .text(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.integer(let left), .double(let right)), (.double(let right), .integer(let left)): Double(left) == right
    case (.bool(let left), .bool(let right)): left == right
    case (.type(let left), .type(let right)): left == right
    case (.enumCase(let type, let name, let values), .enumCase(let other, let otherName, let others)):
      type == other ? (name == otherName ? Self.equal(values.map(\.value), others.map(\.value)) : false) : nil
    case (.list(let left, let listing), .list(let right, _)) where listing != .unordered: Self.equal(left, right)
    case (.tuple(let left), .tuple(let right)): Self.equal(left.map(\.value), right.map(\.value))
    default: nil
    }
  }

  private static func equal(_ left: [SwiftValue], _ right: [SwiftValue]) -> Bool? {
    guard left.count == right.count else { return false }
    let pairs = zip(left, right).map { $0.equals($1) }
    return pairs.contains(false) ? false : (pairs.contains(nil) ? nil : true)
  }

  /// Whether it comes before another; nil where they are not compared.
  func precedes(_ other: SwiftValue) -> Bool? {
    switch (self, other) {
    case (.text(let left), .text(let right)): left < right
    case (.integer(let left), .integer(let right)): left < right
    case (.double(let left), .double(let right)): left < right
    case (.integer(let left), .double(let right)): Double(left) < right
    case (.double(let left), .integer(let right)): left < Double(right)
    default: nil
    }
  }
}

/// What running code sees: its variables, `self`, and the types that stand for generic names.
package final class Frame {
  var variables: [String: SwiftValue] = [:]
  /// Variables that a call can't be told to leave as they are.
  let outer: Frame?
  /// What `Self` is; nil outside of all types.
  package internal(set) var selfType: SwiftType?
  var generics: [String: SwiftType] = [:]
  /// Whether it is that of an expression at its place, which nothing runs: names around it are looked up in the code.
  let isPlace: Bool
  /// Where the call stands, for `#function` as a default.
  var caller: Syntax?

  /// - Parameter selfType: what `Self` is; nil outside of all types.
  package init(selfType: SwiftType? = nil, generics: [String: SwiftType] = [:], isPlace: Bool = true) {
    outer = nil
    self.selfType = selfType
    self.generics = generics
    self.isPlace = isPlace
  }

  /// A block in other code.
  init(in outer: Frame) {
    self.outer = outer
    selfType = outer.selfType
    generics = outer.generics
    isPlace = outer.isPlace
    caller = outer.caller
  }

  /// What the code sees now, whatever changes later.
  var snapshot: Frame {
    // Nothing that runs gives a place variables.
    if isPlace, outer == nil, variables.isEmpty { return self }
    let copy = Frame(in: self)
    var frame: Frame? = self
    while let next = frame {
      copy.variables.merge(next.variables) { inner, _ in inner }
      frame = next.outer
    }
    return copy
  }

  /// Whether the running code has a variable of the name.
  package func holds(_ name: String) -> Bool { value(of: name) != nil }

  /// Whether a name stands for a type that the running code was given.
  package func isGeneric(_ name: String) -> Bool { generics[name] != nil }

  /// What a variable of the running code holds.
  func value(of name: String) -> SwiftValue? { holder(of: name)?.variables[name] }

  /// Gives a variable of the running code a value; false where there is none of the name.
  func assign(_ value: SwiftValue, to name: String) -> Bool {
    guard let holder = holder(of: name) else { return false }
    holder.variables[name] = value
    return true
  }

  private func holder(of name: String) -> Frame? {
    var frame: Frame? = self
    while let next = frame {
      if next.variables[name] != nil { return next }
      frame = next.outer
    }
    return nil
  }
}
