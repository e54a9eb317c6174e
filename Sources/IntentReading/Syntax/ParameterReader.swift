import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads `@Parameter` variables.
struct ParameterReader {
  /// The property wrapper of a parameter, by both of its names.
  static let wrappers: Set<String> = ["Parameter", "IntentParameter"]

  let context: SyntaxContext

  /// The parameters that a variable declares, one for each binding; none for a variable that is no parameter.
  ///
  /// - Parameter takesPlainMembers: under a schema macro, plain stored variables are parameters.
  func parameters(of variable: VariableDeclSyntax, takesPlainMembers: Bool) -> [Parameter] {
    let wrapper = FrameworkWrapper(of: variable, among: Self.wrappers, in: context)
    guard wrapper != nil || (takesPlainMembers && variable.isPlainMember) else { return [] }
    let arguments = wrapper?.attribute.labeledArguments ?? [:]
    let preset = arguments["default"] ?? arguments["defaultValue"]
    let reader = VariableReader(context: context)
    return reader.declared(by: variable, typeHint: preset, wrapped: wrapper?.argument).map { declared in
      context.locate(.parameter, declared.name, Syntax(declared.node))
      var parameter = Parameter(name: declared.name, type: declared.type)
      set(arguments, in: &parameter)
      let meaning = declared.annotation.map(context.meaning) ?? wrapper?.argument
      parameter.defaultValue = defaultValue(
        preset ?? declared.initialValue, arguments["defaultUnit"], declared.type, meaning)
      parameter.availability = AvailabilityReader.clauses(of: variable.attributes)
      return parameter
    }
  }

  private func set(_ arguments: [String: ExprSyntax], in parameter: inout Parameter) {
    let literals = LiteralReader(context: context)
    let arguments = arguments.filter { !$0.value.is(NilLiteralExprSyntax.self) }.mapValues { Code($0) }
    parameter.title = arguments["title"].map { literals.text($0) }
    parameter.summary = arguments["description"].map { literals.text($0) }
    parameter.range = arguments["inclusiveRange"].map { range in
      range.expression.flatMap(DefaultValueReader(context: context).range) ?? range.spelling
    }
    parameter.controlStyle = arguments["controlStyle"].map { literals.memberName($0).spelling }
    parameter.inputConnection = arguments["inputConnectionBehavior"].map { literals.memberName($0).spelling }
    parameter.requestValueDialog = arguments["requestValueDialog"].map { literals.text($0) }
    parameter.optionsProvider = (arguments["optionsProvider"] ?? arguments["query"]).map(providerName)
    let others = arguments.filter { !Self.readArguments.contains($0.key) }
      .map { "\($0): \(DefaultValueReader(context: context).spelling($1))" }.sorted()
    parameter.valueSettings = others.isEmpty ? nil : others.joined(separator: ", ")
    parameter.contentTypes =
      (arguments["supportedContentTypes"] ?? arguments["supportedTypeIdentifiers"]).map(contentTypes) ?? []
  }

  /// The arguments with a field of their own.
  private static let readArguments: Set<String> = [
    "", "title", "description", "default", "defaultValue", "defaultUnit", "inclusiveRange", "controlStyle",
    "inputConnectionBehavior", "requestValueDialog", "optionsProvider", "query", "supportedContentTypes",
    "supportedTypeIdentifiers",
  ]

  private func defaultValue(
    _ value: ExprSyntax?, _ unit: ExprSyntax?, _ type: ValueType, _ meaning: SwiftType?
  ) -> DefaultValue? {
    guard let value else { return nil }
    let defaults = DefaultValueReader(context: context)
    let number = defaults.defaultValue(
      value, for: unit == nil ? type : .primitive("Double"), as: unit == nil ? meaning : nil)
    guard let unit, let number else { return number }
    let text = "\(number.spelling) \(defaults.spelling(Code(unit)))"
    if case .literal = number { return .literal(text) }
    return .expression(text)
  }

  private func providerName(_ code: Code) -> String {
    let followed = LiteralReader(context: context).followed(code)
    return followed.expression.flatMap(TypeName.of(made:)).map(context.identifier) ?? followed.spelling
  }

  /// Identifiers as their text, content types as members (`.pdf`); sorted, because their order means nothing.
  private func contentTypes(_ code: Code) -> [String] {
    let literals = LiteralReader(context: context)
    guard let elements = literals.elements(code) else { return [code.spelling] }
    return elements.map { element in
      if let text = literals.text(element).value { return text }
      let spelling = element.spelling
      return spelling.hasPrefix("UTType.") ? String(spelling.dropFirst(6)) : spelling
    }.sorted()
  }
}
