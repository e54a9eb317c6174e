/// A value that the compiler could work out: `{"valueKind": "RawLiteral", "value": "Add"}`.
///
/// The kinds are those of the compiler's `ConstExtract.cpp`.
indirect enum ConstValue: Decodable {
  /// A text, number or flag, as its literal without quotes.
  case literal(String)
  case nilLiteral
  case call(type: String, arguments: [ConstArgument])
  /// An enum case or a member of a type.
  case member(String)
  case array([ConstValue])
  case dictionary([ConstEntry])
  case text([ConstValue])
  case keyPath(String)
  case builder([ConstValue])
  /// Not constant, or of a kind that is not known.
  case other(String)

  private enum Key: String, CodingKey { case valueKind, value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let kind = try container.decode(String.self, forKey: .valueKind)
    func value<Value: Decodable>(_: Value.Type) throws -> Value { try container.decode(Value.self, forKey: .value) }
    switch kind {
    case "RawLiteral": self = .literal(try value(String.self))
    case "NilLiteral": self = .nilLiteral
    case "InitCall":
      let call = try value(Call.self)
      self = .call(type: call.type, arguments: call.arguments ?? [])
    case "Enum": self = .member(try value(Named.self).name)
    case "MemberReference": self = .member(try value(Member.self).memberLabel)
    case "Array", "Tuple": self = .array(try value([ConstValue].self))
    case "Dictionary": self = .dictionary(try value([ConstEntry].self))
    case "InterpolatedStringLiteral": self = .text(try value(Interpolation.self).segments)
    case "KeyPath": self = .keyPath(try value(Path.self).path)
    case "Builder": self = .builder(try value(Members.self).members.map { $0.element ?? .other($0.kind) })
    default: self = .other(kind)
    }
  }

  /// The literal, where it is one.
  var literal: String? { if case .literal(let text) = self { text } else { nil } }

  /// The name of an enum case or a member.
  var member: String? { if case .member(let name) = self { name } else { nil } }

  /// The arguments of an initializer call, by label; the first one without a label is under the empty text.
  var arguments: [String: ConstValue] {
    guard case .call(_, let arguments) = self else { return [:] }
    return Dictionary(arguments.map { ($0.label, $0.value) }) { first, _ in first }
  }

  private struct Call: Decodable {
    var type: String
    @Tolerated var arguments: [ConstArgument]?
  }
  private struct Named: Decodable { var name: String }
  private struct Member: Decodable { var memberLabel: String }
  private struct Path: Decodable { var path: String }
  private struct Interpolation: Decodable { var segments: [ConstValue] }
  private struct Members: Decodable {
    struct Element: Decodable {
      var kind: String
      @Tolerated var element: ConstValue?
    }

    var members: [Element]
  }
}

/// One argument of a call.
struct ConstArgument: Decodable {
  var label: String
  var value: ConstValue

  private enum CodingKeys: String, CodingKey { case label }

  init(from decoder: any Decoder) throws {
    label = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .label)
    value = try ConstValue(from: decoder)
  }
}

/// One entry of a dictionary.
struct ConstEntry: Decodable {
  var key: ConstValue
  var value: ConstValue
}
