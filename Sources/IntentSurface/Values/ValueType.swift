/// The type of a parameter, a property or a result.
///
/// It is written as one line in a snapshot: `String`, `entity BookEntity`, `[enum Genre]`, `Measurement<UnitLength>`,
/// `unknown Outer.Thing`, each with a trailing `?` where it is optional. Entities, enums and union values are named by
/// their effective identifier, because that is what a saved shortcut stores.
package indirect enum ValueType: Hashable, Sendable {
  /// A value type of the framework or of Foundation, by its Swift name: `String`, `Int`, `Date`, `IntentFile`,
  /// `IntentPerson`, `CLPlacemark`, …
  case primitive(String)
  /// A `Measurement`, by its Foundation unit: `UnitLength`.
  case measurement(unit: String)
  case entity(String)
  case `enum`(String)
  case union(String)
  case array(ValueType)
  case set(ValueType)
  /// An `EntityCollection`, which holds the identifiers of its entities and fetches them late.
  case collection(ValueType)
  case optional(ValueType)
  /// A type that the reader could not classify, spelled as it was written.
  case unknown(String)

  /// The type without its outermost optionality.
  package var unwrapped: ValueType {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }

  /// Whether the outermost layer is optional.
  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// Whether it is a list or a set, under any optionality.
  package var isCollection: Bool {
    switch unwrapped {
    case .array, .set, .collection: true
    default: false
    }
  }

  /// The innermost type: what the list holds, what the optional wraps.
  package var element: ValueType {
    switch self {
    case .array(let element), .set(let element), .collection(let element), .optional(let element): element.element
    default: self
    }
  }
}

extension ValueType: CustomStringConvertible {
  /// The one-line form that a snapshot holds.
  package var description: String {
    switch self {
    case .primitive(let name): name
    case .measurement(let unit): "Measurement<\(unit)>"
    case .entity(let name): "entity \(name)"
    case .enum(let name): "enum \(name)"
    case .union(let name): "union \(name)"
    case .array(let element): "[\(element)]"
    case .set(let element): "Set<\(element)>"
    case .collection(let element): "EntityCollection<\(element)>"
    case .optional(let wrapped): "\(wrapped)?"
    case .unknown(let spelling): "unknown \(spelling)"
    }
  }

  /// How Swift code spells it: without the kind words of the snapshot.
  package var spelling: String {
    switch self {
    case .primitive(let name), .entity(let name), .enum(let name), .union(let name), .unknown(let name): name
    case .measurement(let unit): "Measurement<\(unit)>"
    case .array(let element): "[\(element.spelling)]"
    case .set(let element): "Set<\(element.spelling)>"
    case .collection(let element): "EntityCollection<\(element.spelling)>"
    case .optional(let wrapped): "\(wrapped.spelling)?"
    }
  }
}

extension ValueType: LosslessStringConvertible {
  /// Reads the one-line form back; every text is some type, so this never fails.
  package init(_ description: String) {
    self =
      Self.unknown(from: description) ?? Self.wrapped(description) ?? Self.named(description)
      ?? .primitive(description)
  }

  // An unknown spelling may itself end in `?` or `]`, so it is taken whole; an optional unknown is `(unknown X)?`-free
  // because readers strip the optionality before they give up.
  private static func unknown(from text: String) -> ValueType? {
    guard text.hasPrefix("unknown ") else { return nil }
    return text.hasSuffix("?")
      ? .optional(.unknown(String(text.dropFirst(8).dropLast()))) : .unknown(String(text.dropFirst(8)))
  }

  private static func wrapped(_ text: String) -> ValueType? {
    if text.hasSuffix("?") { return .optional(ValueType(String(text.dropLast()))) }
    if text.hasPrefix("["), text.hasSuffix("]") { return .array(ValueType(String(text.dropFirst().dropLast()))) }
    if text.hasPrefix("Set<"), text.hasSuffix(">") { return .set(ValueType(String(text.dropFirst(4).dropLast()))) }
    if text.hasPrefix("EntityCollection<"), text.hasSuffix(">") {
      return .collection(ValueType(String(text.dropFirst(17).dropLast())))
    }
    if text.hasPrefix("Measurement<"), text.hasSuffix(">") {
      return .measurement(unit: String(text.dropFirst(12).dropLast()))
    }
    return nil
  }

  private static func named(_ text: String) -> ValueType? {
    guard let space = text.firstIndex(of: " ") else { return nil }
    let name = String(text[text.index(after: space)...])
    switch text[..<space] {
    case "entity": return .entity(name)
    case "enum": return .enum(name)
    case "union": return .union(name)
    default: return nil
    }
  }
}

extension ValueType: Codable {
  /// Reads what `encode(to:)` writes.
  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the form that `init(from:)` reads.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
