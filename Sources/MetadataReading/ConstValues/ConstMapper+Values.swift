import IntentSurface

/// Single values: texts, numbers, defaults, modes. What is not constant stays an expression, never “none”.
extension ConstMapper {
  static let notConstant = "not constant"

  /// A text that people see: a literal, or the first argument of what wraps one; tokens stand as `${name}`.
  func text(_ value: ConstValue?) -> Text? {
    switch value?.unwrapped(isOptional: true) {
    case nil, .nilLiteral: nil
    case .literal(let text): .value(text)
    case .call(_, let arguments): text(of: arguments) ?? .expression(Self.notConstant)
    case .some(let value): .expression(sentence(value) ?? Self.notConstant)
    }
  }

  private func text(of arguments: [ConstArgument]) -> Text? {
    let isText = ["", "name", "title", "stringLiteral", "localized", "defaultValue"]
    if let value = arguments.first(where: { $0.label == "defaultValue" })?.value, value.literal != nil {
      return text(value)
    }
    return arguments.first { isText.contains($0.label) }.flatMap { text($0.value) }
  }

  /// The words of an interpolated text with its parameters as `${name}`; nil where some part is not constant.
  func sentence(_ value: ConstValue) -> String? {
    switch value {
    case .literal(let text): return text
    case .text(let segments):
      let parts = segments.map { segment -> String? in
        switch segment {
        case .literal(let text): text
        case .keyPath(let path): "${\(path.drop { $0 == "$" })}"
        case .enumCase(let name, _), .member(_, let name): "${\(name)}"
        default: nil
        }
      }
      return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self).joined()
    default: return nil
    }
  }

  func flag(_ value: ConstValue?) -> Setting<Bool>? {
    value.map { $0.literal.map { .value($0 == "true") } ?? .expression(Self.notConstant) }
  }

  /// `requiresAuthentication`, from a case or a static member.
  func member(_ value: ConstValue?) -> Setting<String>? {
    value.map { $0.memberName.map(Setting.value) ?? .expression(Self.notConstant) }
  }

  /// `background`, `foreground`, `foreground(.dynamic)`, sorted.
  func modes(_ value: ConstValue?) -> Setting<[String]>? {
    guard let value else { return nil }
    let modes = (value.elements ?? [value]).map(mode)
    return modes.contains(nil) ? .expression(Self.notConstant) : .value(Set(modes.compactMap(\.self)).sorted())
  }

  private func mode(_ value: ConstValue) -> String? {
    if case .staticCall(let name, let arguments) = value {
      return arguments.first?.value.memberName.map { "\(name)(.\($0))" }
    }
    return value.memberName
  }

  func defaultValue(_ value: ConstValue, of type: ValueType) -> DefaultValue? {
    let value = value.unwrapped(isOptional: type.isOptional)
    if case .nilLiteral = value { return nil }
    return spelling(value, of: type.unwrapped).map(DefaultValue.literal) ?? .expression(expression(value))
  }

  /// The canonical spelling of a literal or an enum case, as source code gives it; nil where it is no literal.
  private func spelling(_ value: ConstValue, of type: ValueType) -> String? {
    switch (value, type) {
    case (.literal(let text), .primitive("String")), (.literal(let text), .primitive("AttributedString")),
      (.literal(let text), .primitive("URL")):
      ExtractScalar.string(text).spelling
    case (.literal(let text), .primitive("Double")), (.literal(let text), .primitive("Float")):
      ConstNumber(text).floating.map { "\($0)" } ?? text
    case (.literal(let text), _): ConstNumber(text).spelling ?? text
    case (.enumCase(let name, let arguments), _) where arguments.isEmpty: ".\(name)"
    case (.list(let elements), _):
      elements.map { spelling($0, of: type.element) }.joinedIfAllThere.map { "[\($0)]" }
    default: nil
    }
  }

  /// What code says where it is no literal, as far as the compiler tells.
  private func expression(_ value: ConstValue) -> String {
    switch value {
    case .member(let type, let name): "\(type.withoutModule).\(name)"
    case .call(let type, _): "\(type.withoutModule)(…)"
    default: Self.notConstant
    }
  }

  /// `(0, 10)`, its numbers in their shortest spelling.
  func range(_ value: ConstValue?) -> String? {
    value?.elements.map { bounds in
      "(\(bounds.map { $0.literal.flatMap { ConstNumber($0).spelling } ?? Self.notConstant }.joined(separator: ", ")))"
    }
  }

  /// Identifiers as their text, content types as members (`.pdf`), sorted.
  func contentTypes(_ value: ConstValue?) -> [String] {
    (value?.elements ?? []).map { type in
      switch type {
      case .literal(let text): text
      case .member(_, let name): ".\(name)"
      case .call(_, let arguments): arguments.first?.value.literal.map { "UTType(\"\($0)\")" } ?? Self.notConstant
      default: Self.notConstant
      }
    }.sorted()
  }
}

extension [String?] {
  /// The texts with commas between them; nil where one is missing.
  fileprivate var joinedIfAllThere: String? {
    contains { $0 == nil } ? nil : compactMap(\.self).joined(separator: ", ")
  }
}

extension String {
  /// `Outer.Inner` of `Module.Outer.Inner`.
  fileprivate var withoutModule: String {
    firstIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }
}
