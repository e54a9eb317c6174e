import AppIntentsFacts
package import IntentComparison
package import IntentSurface

/// Swift to paste that replaces a legacy class, complete enough to compile.
package struct LegacyMigrationCode {
  private let comparison: Comparison

  /// Makes one from what is always known of it; the rest has its default.
  package init(comparison: Comparison) { self.comparison = comparison }

  /// Whether a type is one that the intent editor brings, and none of the app's own.
  package static func isBuiltIn(_ type: String) -> Bool { LegacyValueType.builtIn(type) != nil }

  /// The App Intent that answers for a class.
  ///
  /// - Parameter replacement: the type of a newer intent that the old action should point people to.
  package func declaration(for legacy: LegacyIntent, replacement: String?) -> String {
    let name = typeName(for: legacy)
    let newer = replacement.flatMap { name in comparison.new.intents.first { $0.typePath == name } }
    let title = legacy.title.map { newer?.title?.value == $0 ? "\($0) (Legacy)" : $0 }
    let protocols: [FrameworkProtocol?] = [
      legacy.isForWidgetsOnly ? .widgetConfigurationIntent : .appIntent, .customIntentMigratedAppIntent,
      replacement.map { _ in .deprecatedAppIntent },
    ]
    var lines = [
      "struct \(name): \(protocols.compactMap { $0?.name }.joined(separator: ", ")) {",
      "  static let title: LocalizedStringResource = \(IntentCode.literal(title ?? name))",
      "  static let intentClassName = \(IntentCode.literal(legacy.className))",
    ]
    if let replacement {
      lines.append("  " + Self.deprecation(replacedBy: replacement, newer?.title?.value))
    }
    for parameter in legacy.parameters { lines += [""] + self.lines(for: parameter).map { "  " + $0 } }
    if !legacy.isForWidgetsOnly { lines += [""] + performance(of: legacy).map { "  " + $0 } }
    let values = legacy.parameters + (legacy.isForWidgetsOnly ? [] : legacy.outputProperty.map { [$0] } ?? [])
    return (imports(for: values) + lines + ["}"] + types(of: values)).joined(separator: "\n")
  }

  /// The Swift type that takes a stored value, or a placeholder where nothing says what became of its type.
  package func spelling(of parameter: LegacyParameter) -> String {
    let element = LegacyValueType.builtIn(parameter.type) ?? successor(of: parameter.type) ?? declared(parameter.type)
    return parameter.isArray ? "[\(element)]" : element
  }

  // What the old handler did is not in the definition; what it gave to later steps is.
  private func performance(of legacy: LegacyIntent) -> [String] {
    let names = legacy.parameters.map { "`\($0.name)`" }.joined(separator: ", ")
    let task = "<#what the handler of \(legacy.className) did\(names.isEmpty ? "" : " with \(names)")#>"
    guard let output = legacy.outputProperty else {
      return ["func perform() async throws -> some IntentResult {", "  \(task)", "  return .result()", "}"]
    }
    let type = spelling(of: output) + (output.isArray ? "" : "?")
    return [
      "func perform() async throws -> some IntentResult & ReturnsValue<\(type)> {", "  \(task)",
      "  return .result(value: <#\(output.name), as the handler made it#>)", "}",
    ]
  }

  private func imports(for values: [LegacyParameter]) -> [String] {
    values.contains { LegacyValueType.builtIn($0.type) == "CLPlacemark" } ? ["import CoreLocation", ""] : []
  }

  private func declared(_ type: String) -> String {
    let isKnown = comparison.oldRecords.legacyEnum(type) != nil || comparison.oldRecords.legacyType(type) != nil
    return isKnown ? name(of: type) : "<#\(type)#>"
  }

  // Xcode makes a type of that name as long as a definition has it.
  private func name(of type: String) -> String {
    let records = comparison.newRecords
    return records.legacyType(type) != nil ? type + "Entity" : records.legacyEnum(type) != nil ? type + "Enum" : type
  }

  /// An existing App Intent's claim on a class.
  static func claim(of className: String, by type: String) -> String {
    """
    extension \(type): CustomIntentMigratedAppIntent {
      static let intentClassName = \(IntentCode.literal(className))
    }
    """
  }

  /// A parameter that takes a stored value of the legacy one.
  func parameter(_ parameter: LegacyParameter) -> String {
    (imports(for: [parameter]) + lines(for: parameter) + types(of: [parameter])).joined(separator: "\n")
  }

  private static func deprecation(replacedBy type: String, _ title: String?) -> String {
    let message = title.map { "Use “\($0)” instead." } ?? "Use the newer action."
    return IntentCode.deprecation(IntentCode.literal(message), replacedBy: type)
  }

  // The class that the intent editor generated is gone with the definition, so its name is free.
  private func typeName(for legacy: LegacyIntent) -> String {
    let short = legacy.className.hasSuffix("Intent") ? String(legacy.className.dropLast(6)) : legacy.className
    let new = comparison.new
    let taken = Set(new.intents.map(\.typeName) + new.entities.map(\.typeName) + new.enums.map(\.typeName))
    return short.isEmpty || taken.contains(short) ? legacy.className : short
  }

  /// A parameter that takes a stored value of the legacy one, without the types that it needs.
  package func lines(for parameter: LegacyParameter) -> [String] {
    [
      "@Parameter(title: \(IntentCode.literal(parameter.displayName ?? parameter.name)))",
      "var \(IntentCode.quoted(parameter.name)): \(spelling(of: parameter))?",
    ]
  }

  /// The type that stored values of a legacy parameter are read as; nil for a custom one.
  package func valueType(of parameter: LegacyParameter) -> ValueType? {
    guard let name = LegacyValueType.builtIn(parameter.type) else { return nil }
    return ValueType(parameter.isArray ? "[\(name)]" : name)
  }

  /// Whether a stored value of a legacy parameter fits a parameter of an App Intent.
  package func carries(_ parameter: LegacyParameter, to type: ValueType) -> Bool {
    LegacyValueType.carries(parameter, to: type)
  }

  // Xcode's conversion appends what the type became.
  private func successor(of type: String) -> String? {
    let names = [type, type + "AppEntity", type + "AppEnum", type + "Entity", type + "Enum"]
    let records: [any SurfaceRecord] = comparison.new.entities + comparison.new.enums
    return names.lazy.compactMap { name in records.first { $0.typeName == name }?.typePath }.first
  }

  /// The enums and entities that parameters need and the app does not have.
  package func types(of parameters: [LegacyParameter]) -> [String] {
    let missing = Set(parameters.map(\.type).filter { LegacyValueType.builtIn($0) == nil && successor(of: $0) == nil })
    return missing.sorted().flatMap { name -> [String] in
      if let legacy = comparison.oldRecords.legacyEnum(name) {
        return [""] + Self.lines(for: legacy, named: self.name(of: name))
      }
      return comparison.oldRecords.legacyType(name) == nil ? [] : [""] + Self.lines(forTypeNamed: self.name(of: name))
    }
  }

  private static func lines(for legacy: LegacyEnum, named name: String) -> [String] {
    // Index 0 stands for no choice.
    let cases = legacy.cases.filter { $0.index != 0 }
    return ["enum \(name): String, AppEnum {"]
      + cases.map { "  case \(IntentCode.quoted($0.name))" }
      + [
        "", "  static let typeDisplayRepresentation: TypeDisplayRepresentation = \(IntentCode.literal(legacy.name))",
        "  static let caseDisplayRepresentations: [\(name): DisplayRepresentation] = [",
      ]
      + cases.map { "    .\(IntentCode.quoted($0.name)): \(IntentCode.literal($0.displayName ?? $0.name))," }
      + ["  ]", "}"]
  }

  private static func lines(forTypeNamed name: String) -> [String] {
    [
      "struct \(name): AppEntity {",
      "  static let typeDisplayRepresentation: TypeDisplayRepresentation = \(IntentCode.literal(name))",
      "  static let defaultQuery = \(name)Query()",
      "  let id: String",
      "  var displayRepresentation: DisplayRepresentation { <#how it is shown#> }",
      "}",
      "",
      "struct \(name)Query: EntityQuery {",
      "  func entities(for identifiers: [String]) async throws -> [\(name)] {",
      "    <#find those of the app that were picked#>",
      "  }",
      "}",
    ]
  }
}
