/// How a type comes to be an intent, an entity, an enum or a query.
///
/// It matters: an intent that conforms only through a protocol of the app, which also brings its `perform()`, is listed by
/// the system and fails when run (utmapp/UTM#7412).
package enum Conformance: Hashable, Sendable {
  /// The framework's protocol is spelled on the type or on an extension of it.
  case direct
  /// Only through a protocol of the app's own that refines the framework's.
  case throughProtocol(String)
  /// The same, of an intent that has a `perform()` of its own.
  case throughProtocolPerforming(String)
  /// Inherited from a base class.
  case throughSuperclass(String)
  /// A schema macro adds it.
  case schemaMacro
  /// Built metadata does not say.
  case unknown
}

extension Conformance: Codable, CustomStringConvertible {
  private static let ownCode = ", with its own perform()"

  /// In words, for a person.
  package var description: String {
    switch self {
    case .direct: "direct"
    case .throughProtocol(let name): "protocol \(name)"
    case .throughProtocolPerforming(let name): "protocol \(name)\(Self.ownCode)"
    case .throughSuperclass(let name): "superclass \(name)"
    case .schemaMacro: "schemaMacro"
    case .unknown: "unknown"
    }
  }

  /// Reads what `encode(to:)` writes.
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    switch text {
    case "direct": self = .direct
    case "schemaMacro": self = .schemaMacro
    case let text where text.hasPrefix("protocol ") && text.hasSuffix(Self.ownCode):
      self = .throughProtocolPerforming(String(text.dropFirst(9).dropLast(Self.ownCode.count)))
    case let text where text.hasPrefix("protocol "): self = .throughProtocol(String(text.dropFirst(9)))
    case let text where text.hasPrefix("superclass "): self = .throughSuperclass(String(text.dropFirst(11)))
    default: self = .unknown
    }
  }

  /// Writes the form that `init(from:)` reads.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
