/// A value that the compiler could work out: `{"valueKind": "RawLiteral", "value": "Add"}`.
///
/// The kinds are those of the compiler's `ConstExtract.cpp`.
indirect enum ConstValue: Decodable {
  /// A text, number or flag, as its literal without quotes.
  case literal(String)
  case nilLiteral
  case call(type: String, arguments: [ConstArgument])
  /// An enum case, with what it holds.
  case enumCase(String, arguments: [ConstArgument])
  /// A static member of a type: `baseType.memberLabel`.
  case member(type: String, name: String)
  /// A static function: `.foreground(.dynamic)`.
  case staticCall(name: String, arguments: [ConstArgument])
  /// An array or a tuple.
  case list([ConstValue])
  case dictionary([ConstEntry])
  case text([ConstValue])
  case keyPath(String)
  case builder([ConstValue])
  /// `X.self`.
  case type(String)
  /// Not constant (`Runtime`), or of a kind that is not known: unread, which is never “none”.
  case unread(String)

  private enum Key: String, CodingKey { case valueKind, value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let kind = try container.decode(String.self, forKey: .valueKind)
    self = try Self.read(kind, in: container)
  }

  private static func read(_ kind: String, in container: KeyedDecodingContainer<Key>) throws -> ConstValue {
    func value<Value: Decodable>(_: Value.Type) throws -> Value { try container.decode(Value.self, forKey: .value) }
    switch kind {
    case "RawLiteral": return .literal(try value(String.self))
    case "NilLiteral": return .nilLiteral
    case "InitCall":
      let call = try value(Call.self)
      return .call(type: call.type, arguments: call.arguments ?? [])
    case "Enum":
      let named = try value(Named.self)
      return .enumCase(named.name, arguments: named.arguments ?? [])
    case "MemberReference":
      let member = try value(Member.self)
      return .member(type: member.baseType ?? "", name: member.memberLabel)
    case "StaticFunctionCall":
      let call = try value(Member.self)
      return .staticCall(name: call.memberLabel, arguments: call.arguments ?? [])
    case "Array", "Tuple": return .list(try value([ConstValue].self))
    case "Dictionary": return .dictionary(try value([ConstEntry].self))
    case "InterpolatedStringLiteral": return .text(try value(Interpolation.self).segments)
    case "KeyPath": return .keyPath(try value(Path.self).path)
    case "Type": return .type(try value(Metatype.self).type)
    case "Builder": return .builder(try value(Members.self).members.map { $0.element ?? .unread($0.kind) })
    default: return .unread(kind)
    }
  }

  private struct Call: Decodable {
    var type: String
    @Tolerated var arguments: [ConstArgument]?
  }
  private struct Named: Decodable {
    var name: String
    @Tolerated var arguments: [ConstArgument]?
  }
  private struct Member: Decodable {
    var memberLabel: String
    @Tolerated var baseType: String?
    @Tolerated var arguments: [ConstArgument]?
  }
  private struct Path: Decodable { var path: String }
  private struct Metatype: Decodable { var type: String }
  private struct Interpolation: Decodable { var segments: [ConstValue] }
  private struct Members: Decodable {
    struct Element: Decodable {
      var kind: String
      @Tolerated var element: ConstValue?
    }

    var members: [Element]
  }
}

extension ConstValue {
  /// The literal, where it is one.
  var literal: String? { if case .literal(let text) = self { text } else { nil } }

  /// The name of an enum case or a static member.
  var memberName: String? {
    switch self {
    case .enumCase(let name, _), .member(_, let name): name
    default: nil
    }
  }

  /// The elements of an array or a tuple.
  var elements: [ConstValue]? { if case .list(let values) = self { values } else { nil } }

  /// The arguments of an initializer call, by label; the first one without a label is under the empty text.
  var arguments: [String: ConstValue] {
    guard case .call(_, let arguments) = self else { return [:] }
    return Dictionary(arguments.map { ($0.label, $0.value) }) { first, _ in first }
  }

  /// What `.some(x)` wraps, and nil for `.none` where the type is an optional one.
  func unwrapped(isOptional: Bool) -> ConstValue {
    guard isOptional, case .enumCase(let name, let arguments) = self else { return self }
    if name == "none", arguments.isEmpty { return .nilLiteral }
    guard name == "some", arguments.count == 1, let wrapped = arguments.first else { return self }
    return wrapped.value.unwrapped(isOptional: isOptional)
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
