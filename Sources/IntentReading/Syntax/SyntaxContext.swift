import IntentSurface
import SwiftReading
import SwiftSyntax

/// What the readers of syntax must ask about the code around a declaration.
struct SyntaxContext {
  /// What a type stands for at its place: through aliases and what types inherit, generic parameters filled in.
  var meaning: (_ type: TypeSyntax) -> SwiftType
  /// The type of what an expression gives; nil where nothing says.
  var typeOfValue: (_ expression: ExprSyntax) -> SwiftType?
  /// What a name of a type means (possibly dotted, module qualification already removed), seen from the declaration;
  /// nil where nothing says that it is one.
  var meaningOfName: (_ typeName: String) -> SwiftType?
  /// The same from outside of all types, as a module before the name asks for that may be any; nil where modules are known.
  var meaningAtTop: (_ typeName: String) -> SwiftType?
  /// The entity, enum or union value that a type is, or a type of the set of files that is none; nil for all others.
  var valueType: (SwiftType) -> ValueType?
  /// The name with outer types of one that is declared; nil where that is not known.
  var path: (_ declared: Int) -> String?
  /// What a piece of code gives, seen from the declaration where it says nothing else.
  var evaluate: LiteralReader.Evaluate
  /// The raw value of a case of an enum in the set of files, seen from the declaration; nil where it is not known.
  var rawValue: (_ enumCase: String, _ typeName: String) -> SwiftValue?
  /// The effective identifier of a type (intent, query or options provider), seen from the declaration; its bare name
  /// where the set of files has none.
  var identifier: (_ typeName: String) -> String
  /// Whether the set of files declares a type, seen from the declaration.
  var declares: (_ typeName: String) -> Bool
  /// The members of a type in the set of files, seen from the declaration.
  var members: (_ typeName: String) -> Members?
  /// The function outside of all types with a name, seen from the declaration; nil for none or several.
  var function: (_ name: String) -> FunctionDeclSyntax?
  /// Takes what was seen and not understood.
  var report: (_ message: String, _ node: Syntax) -> Void
  /// Takes a text that was read, with the names of the string tables that the code looks it up in; none for the default.
  var noteTables: (_ text: String, _ tables: Set<String>) -> Void
  /// Takes the place of a member that a reader found: a parameter, a property, a case.
  var locate: (_ kind: ElementKind, _ member: String, _ node: Syntax) -> Void

  init(
    meaning: ((TypeSyntax) -> SwiftType)? = nil,
    typeOfValue: ((ExprSyntax) -> SwiftType?)? = nil,
    meaningOfName: @escaping (String) -> SwiftType? = { $0.hasPrefix("Self.") ? nil : .named($0, declared: nil) },
    meaningAtTop: ((String) -> SwiftType?)? = nil,
    valueType: @escaping (SwiftType) -> ValueType? = { _ in nil },
    path: @escaping (Int) -> String? = { _ in nil },
    evaluate: LiteralReader.Evaluate? = nil,
    rawValue: @escaping (String, String) -> SwiftValue? = { _, _ in nil },
    identifier: @escaping (String) -> String = { $0.lastNameComponent },
    declares: @escaping (String) -> Bool = { _ in false },
    members: @escaping (String) -> Members? = { _ in nil },
    function: @escaping (String) -> FunctionDeclSyntax? = { _ in nil },
    report: @escaping (String, Syntax) -> Void = { _, _ in },
    noteTables: @escaping (String, Set<String>) -> Void = { _, _ in },
    locate: @escaping (ElementKind, String, Syntax) -> Void = { _, _, _ in }
  ) {
    self.meaning =
      meaning ?? { Evaluator.meaning(of: $0, in: FileDeclarations(), selfType: nil, keeping: TypeReader.kept) }
    self.typeOfValue =
      typeOfValue ?? { Evaluator.typeOfValue($0, in: FileDeclarations(), selfType: nil, keeping: TypeReader.kept) }
    self.meaningOfName = meaningOfName
    self.meaningAtTop = meaningAtTop ?? meaningOfName
    self.valueType = valueType
    self.path = path
    self.evaluate =
      evaluate ?? { code, type, kept in
        let none = FileDeclarations(wrapping: WrappedText.value)
        return Evaluator.evaluated(code, in: none, selfType: nil, as: type, keeping: kept)
      }
    self.rawValue = rawValue
    self.identifier = identifier
    self.declares = declares
    self.members = members
    self.function = function
    self.report = report
    self.noteTables = noteTables
    self.locate = locate
  }
}

extension SyntaxContext {
  /// The name of the type that code spells, with outer types and generic arguments, and without optionality.
  func typeName(_ type: TypeSyntax) -> String {
    let meaning = meaning(type).unwrapped
    if case .other = meaning { return type.spelling }
    return meaning.spelling(path)
  }

  /// The name of a type of a library, which the set of files may only extend; nil for other types.
  func libraryName(_ type: SwiftType) -> String? {
    guard case .named(let name, _, _) = type, valueType(type) == nil else { return nil }
    return name
  }
}

extension LiteralReader {
  init(context: SyntaxContext) {
    self.init(evaluate: context.evaluate, report: context.report, noteTables: context.noteTables)
  }
}
