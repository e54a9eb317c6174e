import SwiftReading
import SwiftSyntax

/// The calls of Apple's frameworks that only wrap a text.
enum WrappedText {
  /// The text by which a call makes one that people read; nil for other calls, those of `String` with a plain text too.
  ///
  /// - Parameter type: the type that is asked for, for `.init(…)`; nil where that is not known.
  static func value(in call: FunctionCallExprSyntax, as type: SwiftType?) -> WrappedValue? {
    if let found = lookedUp(by: call) { return found }
    guard call.trailingClosure == nil, let first = call.arguments.first, let spelled = call.calledName,
      let callee = spelled == "init" ? name(of: type) : spelled
    else { return nil }
    let label = first.label?.plainName
    if plainTypes.contains(callee), label == nil, call.arguments.count == 1 {
      return WrappedValue([first.expression], as: .named(callee, declared: nil), isPlain: true)
    }
    guard textTypes.contains(callee) || plainTypes.contains(callee) else { return nil }
    let labeled = call.arguments.byLabel
    if callee == "String", labeled["localized"] == nil { return nil }
    let standard = ["String", "NSLocalizedString"].contains(callee) ? StringTableReader.defaultTable : nil
    if let value = labeled["defaultValue"] { return WrappedValue([value], as: localized, standardNote: standard) }
    guard textLabels.contains(label) else { return nil }
    let isString = callee == "NSLocalizedString" || ["stringLiteral", "verbatim"].contains(label)
    let table = (labeled["table"] ?? labeled["tableName"]).flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : $0 }
    // An empty value stands for the key.
    let value = callee == "NSLocalizedString" ? labeled["value"] : nil
    return WrappedValue(
      [value, first.expression].compactMap(\.self), as: isString ? string : localized, note: table,
      standardNote: standard)
  }

  /// What `bundle.localizedString(forKey:value:table:)` gives.
  private static func lookedUp(by call: FunctionCallExprSyntax) -> WrappedValue? {
    let arguments = call.arguments.map { ($0.label?.plainName, $0.expression) }
    guard arguments.map(\.0) == ["forKey", "value", "table"],
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName == "localizedString"
    else { return nil }
    return WrappedValue(
      [arguments[1].1, arguments[0].1], as: string, note: arguments[2].1,
      standardNote: StringTableReader.defaultTable)
  }

  /// Whether the frameworks take the literals of a type apart: the key of one that interpolates has a placeholder.
  static func isTakenApart(_ type: SwiftType) -> Bool {
    name(of: type).map { $0 != "String" && textTypes.contains($0) } ?? false
  }

  private static func name(of type: SwiftType?) -> String? {
    if case .named(let name, _, _) = type?.unwrapped { name } else { nil }
  }

  private static var string: SwiftType { .named("String", declared: nil) }
  private static var localized: SwiftType { .named("LocalizedStringResource", declared: nil) }

  /// Types whose initializers only wrap a text, and the function that does.
  private static let textTypes: Set<String> = [
    "AttributedString", "DisplayRepresentation", "IntentDescription", "IntentDialog", "LocalizedStringKey",
    "LocalizedStringResource", "NSLocalizedString", "String", "String.LocalizationValue", "Text",
    "TypeDisplayRepresentation",
  ]

  /// Those that literals with tokens in them make.
  private static let plainTypes: Set<String> = [
    "AppShortcutPhrase", "EntityURLRepresentation", "EnumURLRepresentation", "IntentParameterSummaryString",
    "IntentURLRepresentation", "NegativeAppShortcutPhrase", "ParameterSummaryString", "URLRepresentation",
  ]

  private static let textLabels: Set<String?> = [
    nil, "localized", "stringLiteral", "verbatim", "name", "title", "full", "descriptionText",
  ]
}
