package import SwiftSyntax

/// What code declares, as the evaluator asks for it.
package protocol SwiftDeclarations {
  /// The type that a dotted name stands for at a place, through aliases; nil where the code declares none.
  func type(named name: [String], at place: Syntax) -> Int?
  /// The types around a place, the innermost first.
  func types(around place: Syntax) -> [Int]
  /// What a dotted name means at a place, one step: a type or an alias; nil where the code declares none.
  func meaning(of name: [String], at place: Syntax) -> NamedType?
  /// What a name means among the members of a type, with those that base classes and protocols give it.
  func meaning(of name: String, in type: Int) -> NamedType?
  /// What declares a type; nil for one that the code only extends.
  func declaration(of type: Int) -> (any DeclGroupSyntax)?
  /// The name of a type, without those around it.
  func name(of type: Int) -> String
  /// Its members with those that base classes and protocols give it.
  func members(of type: Int) -> Members
  /// Whether a type, or what it inherits, names a protocol.
  func conforms(_ type: Int, to name: String) -> Bool
  /// Whether a class of a library is another one or inherits it; nil where that is not known.
  func isKind(_ name: String, of other: String) -> Bool?
  /// The variables outside of all types with a name, those of the place's own file alone where it has any.
  func globalVariables(named name: String, at place: Syntax) -> [PatternBindingSyntax]
  /// The functions outside of all types with a name, likewise.
  func globalFunctions(named name: String, at place: Syntax) -> [FunctionDeclSyntax]
  /// The constants that were worked out; nil where the place is in no file, and its identity another one's next time.
  func sharedConstants(at place: Syntax) -> SharedConstants?
  /// Whether some code gives a variable another value: `kind` of no type, or `K.kind`.
  func isAssigned(_ name: String) -> Bool
  /// What a call of a library's function only wraps, such as the key of a text that people see; nil for other calls.
  ///
  /// - Parameter type: the type that is asked for; nil where that is not known.
  func wrapped(by call: FunctionCallExprSyntax, as type: SwiftType?) -> WrappedValue?
  /// Whether a library takes the literals of a type apart, so that what one interpolates is no part of a text.
  func takesApart(_ type: SwiftType) -> Bool
  /// The module and the name of the file that a place is in, `App/Kinds.swift`; nil where it is not known.
  func fileID(of place: Syntax) -> String?
  /// What code finds in the property list of the bundle that it runs in, by its keys: nil for a value that is no text or
  /// that can't be told. One for each bundle that may run it; none where these are not known.
  func bundleTexts(at place: Syntax) -> [[String: String?]]
}

extension SwiftDeclarations {
  /// Not known.
  package func bundleTexts(at place: Syntax) -> [[String: String?]] { [] }
}

/// What a call of a library only wraps.
package struct WrappedValue {
  /// It is the first of these that is a text and not empty, else the last.
  let candidates: [ExprSyntax]
  /// The type that they are asked as.
  let type: SwiftType
  /// What is noted beside, such as the table in which the library looks it up; nil for nothing.
  let note: ExprSyntax?
  /// Whether what it wraps says as much as the call.
  let isPlain: Bool
  /// The table in which the library looks it up where the call names none; nil for a text that it takes as it is.
  let standardNote: String?

  /// Makes one.
  package init(
    _ candidates: [ExprSyntax], as type: SwiftType, note: ExprSyntax? = nil, isPlain: Bool = false,
    standardNote: String? = nil
  ) {
    (self.candidates, self.type, self.note, self.isPlain) = (candidates, type, note, isPlain)
    self.standardNote = standardNote
  }
}

/// What a name of a type means, one step.
package enum NamedType {
  case type(Int)
  case alias(TypeAlias)
}

/// An alias of a type, or the default of an associated type.
package struct TypeAlias {
  /// The names of its generic parameters.
  package let parameters: [String]
  /// What it stands for.
  package let target: TypeSyntax
  /// The type that it is a member of; nil outside of all.
  package let owner: Int?

  /// Makes one.
  package init(parameters: [String], target: TypeSyntax, owner: Int?) {
    self.parameters = parameters
    self.target = target
    self.owner = owner
  }
}
