import IntentComparison
import IntentRules
import IntentSchemas
import IntentSurface
import SwiftSyntax

/// Swift that makes a value of one type from a value of another.
struct ValueConversion {
  /// The expression for the name of a value that is there.
  let expression: @Sendable (String) -> String
  /// Whether it may give nothing.
  let isFailable: Bool

  private init(isFailable: Bool = false, _ expression: @escaping @Sendable (String) -> String) {
    self.expression = expression
    self.isFailable = isFailable
  }

  /// Nil where code can't say how: the app must.
  ///
  /// - Parameters:
  ///   - unit: of a measurement, as code spells it; nil where nothing says it.
  ///   - name: of what takes the value; nil where that says nothing.
  ///   - code: where the types are declared, and what makes one of their values from another; the nearest first.
  init?(
    from old: ValueType, to new: ValueType, unit: String?, in surfaces: (old: Surface, new: Surface),
    for name: String? = nil, code: [CodeTree] = []
  ) {
    let (before, after) = (old.unwrapped, new.unwrapped)
    // How a late list is made is the app's to say.
    guard before.isLateList == after.isLateList else { return nil }
    guard
      let element = Self.element(before.element, after.element, unit: unit, surfaces)
        ?? Self.made(before.element, after.element, surfaces.new, code.first)
        ?? Self.held(before.element, after.element, surfaces, for: name, code)
    else { return nil }
    switch (before.isCollection, after.isCollection) {
    case (false, false): self = element
    case (false, true): self = element.listed
    case (true, false): self = element.ofFirst
    case (true, true): self = element.ofEach
    }
  }

  /// A list of the one value.
  private var listed: ValueConversion {
    let isFailable = isFailable
    let convert = expression
    return ValueConversion { (name: String) -> String in
      let text = convert(name)
      return isFailable ? "[\(text)].compactMap { $0 }" : "[\(text)]"
    }
  }

  /// The first value of a list.
  private var ofFirst: ValueConversion {
    let text = expression("$0")
    let mapping = isFailable ? "flatMap" : "map"
    return ValueConversion(isFailable: true) { (name: String) -> String in
      text == "$0" ? name + ".first" : "\(name).first.\(mapping)({ \(text) })"
    }
  }

  /// A list of as many values.
  private var ofEach: ValueConversion {
    let text = expression("$0")
    let mapping = isFailable ? "compactMap" : "map"
    return ValueConversion { (name: String) -> String in
      text == "$0" ? name : "\(name).\(mapping)({ \(text) })"
    }
  }

  /// The value under a name, and whether it may be missing.
  ///
  /// Closures stand between parentheses: behind a condition, a brace would begin its body.
  func value(of name: String, isOptional: Bool) -> (text: String, isOptional: Bool) {
    guard isOptional else { return (expression(name), isFailable) }
    // Optional chaining says the same in fewer words.
    let text = expression("$0")
    if text.hasPrefix("$0."), !text.dropFirst(3).contains("$0") { return (name + "?" + text.dropFirst(2), true) }
    return (text == "$0" ? name : "\(name).\(isFailable ? "flatMap" : "map")({ \(text) })", true)
  }

  // By the raw value, where the new enum has each of those that people may have stored.
  private static func choice(
    _ old: String, _ new: String, _ surfaces: (old: Surface, new: Surface)
  ) -> ValueConversion? {
    guard let before = surfaces.old.enums.first(where: { $0.identifier == old }),
      let after = surfaces.new.enums.first(where: { $0.identifier == new }), before.rawType == after.rawType,
      !before.cases.isEmpty, Set(before.cases.map(\.rawValue)).isSubset(of: after.cases.map(\.rawValue))
    else { return nil }
    let name = after.typePath
    return ValueConversion(isFailable: true) { "\(name)(rawValue: \($0).rawValue)" }
  }

  // By the only initializer that asks for the old value and nothing else. An id is another thing than a text.
  private static func made(
    _ old: ValueType, _ new: ValueType, _ surface: Surface, _ code: CodeTree?
  ) -> ValueConversion? {
    guard case .primitive(let name) = old, case .entity(let identifier) = new,
      let path = surface.entities.first(where: { $0.identifier == identifier })?.typePath,
      let labels = code?.declaration(of: path)?.initializers.compactMap({ $0.label(ofOnly: name) }),
      labels.count == 1, !idWords.contains(labels[0])
    else { return nil }
    return ValueConversion { "\(path)(\(labels[0] == "_" ? "" : labels[0] + ": ")\($0))" }
  }

  // By the only value of its type that an entity holds besides its id, and by the id where that is what is asked for.
  private static func held(
    _ old: ValueType, _ new: ValueType, _ surfaces: (old: Surface, new: Surface), for name: String?, _ code: [CodeTree]
  ) -> ValueConversion? {
    guard case .entity(let identifier) = old, case .primitive(let type) = new, let name,
      let entity = (surfaces.new.entities + surfaces.old.entities).first(where: { $0.identifier == identifier }),
      let declaration = code.lazy.compactMap({ $0.declaration(of: entity.typePath) }).first
    else { return nil }
    if IntentWords.split(name).last.map(idWords.contains) == true {
      return entity.idType == type ? ValueConversion { "\($0).id" } : nil
    }
    let names = declaration.valueNames(of: type).filter { $0 != "id" }
    return names.count == 1 ? ValueConversion { "\($0).\(IntentCode.quoted(names[0]))" } : nil
  }

  private static let idWords: Set = ["id", "identifier", "uuid"]

  private static func element(
    _ old: ValueType, _ new: ValueType, unit: String?, _ surfaces: (old: Surface, new: Surface)
  ) -> ValueConversion? {
    if old == new { return ValueConversion { $0 } }
    if case .enum(let before) = old, case .enum(let after) = new { return choice(before, after, surfaces) }
    switch (old, new) {
    case (.primitive(let before), .primitive(let after)): return primitives["\(before) \(after)"]
    case (.primitive("Double"), .measurement(let kind)):
      let unit = unit.map { "\(kind)\($0)" } ?? "<#the unit that the number was in#>"
      return ValueConversion { "Measurement(value: \($0), unit: \(unit))" }
    case (.primitive("Int"), .measurement(let kind)):
      let unit = unit.map { "\(kind)\($0)" } ?? "<#the unit that the number was in#>"
      return ValueConversion { "Measurement(value: Double(\($0)), unit: \(unit))" }
    case (.measurement(let kind), .primitive("Double")):
      let unit = kind == "UnitDuration" ? ".seconds" : "<#the unit of the number#>"
      return ValueConversion { "\($0).converted(to: \(unit)).value" }
    case (.enum(let name), .primitive("String")):
      return surfaces.new.isTextEnum(name) || surfaces.old.isTextEnum(name) ? ValueConversion { "\($0).rawValue" } : nil
    case (.primitive("String"), .enum(let name)):
      guard let type = surfaces.new.enums.first(where: { $0.identifier == name }), surfaces.new.isTextEnum(name) else {
        return nil
      }
      return ValueConversion(isFailable: true) { "\(type.typePath)(rawValue: \($0))" }
    default: return nil
    }
  }

  private static let primitives: [String: ValueConversion] = [
    "Int Double": ValueConversion { "Double(\($0))" },
    "Double Int": ValueConversion { "Int(\($0).rounded())" },
    "Int String": ValueConversion { "String(\($0))" },
    "Double String": ValueConversion { "String(\($0))" },
    "Bool String": ValueConversion { "String(\($0))" },
    "String Int": ValueConversion(isFailable: true) { "Int(\($0))" },
    "String Double": ValueConversion(isFailable: true) { "Double(\($0))" },
    "String URL": ValueConversion(isFailable: true) { "URL(string: \($0))" },
    "URL String": ValueConversion { "\($0).absoluteString" },
    "IntentFile URL": ValueConversion(isFailable: true) { "\($0).fileURL" },
    "URL IntentFile": ValueConversion { "IntentFile(fileURL: \($0))" },
    "Date DateComponents": ValueConversion { "Calendar.current.dateComponents(in: .current, from: \($0))" },
    "DateComponents Date": ValueConversion(isFailable: true) { "Calendar.current.date(from: \($0))" },
    "String AttributedString": ValueConversion { "AttributedString(\($0))" },
    "AttributedString String": ValueConversion { "String(\($0).characters)" },
    "Double IntentCurrencyAmount": ValueConversion {
      "IntentCurrencyAmount(amount: Decimal(\($0)), currencyCode: <#the currency that the number was in#>)"
    },
    "IntentCurrencyAmount Double": ValueConversion { "NSDecimalNumber(decimal: \($0).amount).doubleValue" },
  ]
}

extension InitializerDeclSyntax {
  /// The label of the only value that it needs, of a type; nil where it needs more or may give nothing.
  fileprivate func label(ofOnly type: String) -> String? {
    let needed = signature.parameterClause.parameters.filter { $0.defaultValue == nil }
    guard needed.count == 1, optionalMark == nil, signature.effectSpecifiers == nil, let one = needed.first,
      one.type.trimmedDescription == type, !modifiers.contains(where: { $0.name.text.hasSuffix("private") })
    else { return nil }
    return one.firstName.text
  }
}

extension ProposalContext {
  /// What makes a value of a parameter from a value of another type, as the code says now.
  func conversion(from type: ValueType, to parameter: Parameter, unit: String? = nil) -> ValueConversion? {
    ValueConversion(
      from: type, to: parameter.type, unit: unit, in: (comparison.old, comparison.new), for: parameter.name,
      code: [new, old].compactMap(\.self))
  }
}

extension TypeCode {
  /// The values of a type that its instances have for whoever asks, by their names.
  fileprivate func valueNames(of type: String) -> [String] {
    members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter { variable in
      !variable.modifiers.contains { $0.name.text == "static" || $0.name.text.hasSuffix("private") && $0.detail == nil }
    }
    .flatMap(\.bindings).filter { $0.typeAnnotation?.type.trimmedDescription == type }.map(\.name)
  }
}

extension Surface {
  fileprivate func isTextEnum(_ identifier: String) -> Bool {
    enums.contains { $0.identifier == identifier && $0.rawType == "String" }
  }
}

extension ValueType {
  /// Whether its values are fetched when they are asked for, as `EntityCollection` has them.
  fileprivate var isLateList: Bool {
    if case .collection = self { true } else { false }
  }
}
