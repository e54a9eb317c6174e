import SwiftSyntax

extension Evaluator {
  /// A method of a value of the standard library.
  func libraryCall(
    _ name: String, on value: SwiftValue, _ base: ExprSyntax, _ call: FunctionCallExprSyntax, _ frame: Frame
  ) throws(Unknown) -> SwiftValue {
    if name == "trimmingCharacters", case .text(let text) = value, let signs = call.arguments.byLabel["in"],
      let trimmed = try text.trimmed(signs, evaluating: { sign throws(Unknown) in try evaluate(sign, frame).text })
    {
      return .text(trimmed)
    }
    if name == "object", let key = call.arguments.byLabel["forInfoDictionaryKey"],
      case .instance(.named("Bundle", nil, _), let fields) = value,
      case .dictionary(let entries)? = fields["infoDictionary"]?.unwrapped
    {
      return try self.value(under: evaluate(key, frame), in: entries, at: call).map(SwiftValue.wrapped) ?? .null
    }
    var arguments: [SwiftValue] = []
    for argument in call.givenArguments {
      arguments.append(try evaluate(argument.expression, frame, as: elementType(of: value)))
    }
    guard !isRedeclared(at: Syntax(call), { $0.functions(name).contains { $0.takes(call) } }) else {
      throw Unknown("`\(name)` is declared for a type of the library", call)
    }
    let labels = call.givenArguments.map { $0.isTrailing ? nil : $0.label }
    let request = Request(name: name, labels: labels, values: arguments, place: Syntax(call))
    if let changed = try changing(value, request) {
      try assign(changed, to: base, frame)
      return .void
    }
    if let (taken, rest) = removing(value, request) {
      try assign(rest, to: base, frame)
      return taken
    }
    let result: SwiftValue? =
      switch value {
      case .text(let text): try self.call(request, on: text)
      case .list(let values, let listing): try self.call(request, on: values, listing)
      case .integer(let number): try self.call(request, on: number)
      case .wrapped(let held): try self.call(request, onOptional: held)
      case .null where name == "map" || name == "flatMap": SwiftValue.null
      case .dictionary(let entries): try self.call(request, on: entries)
      case .double(let number) where name == "rounded" && arguments.isEmpty: .double(number.rounded())
      default: nil
      }
    guard let result else { throw Unknown("it depends on `\(call.spelling(limit: 80))`", call) }
    return result
  }

  /// What a method is asked.
  struct Request {
    let name: String
    let labels: [String?]
    let values: [SwiftValue]
    let place: Syntax

    var text: String? { values.first?.text }

    var number: Int? {
      if case .integer(let number)? = values.first, number >= 0 { number } else { nil }
    }

    var function: SwiftValue.Callable? {
      for case .function(let function) in values { return function }
      return nil
    }
  }

  private func elementType(of value: SwiftValue) -> SwiftType? {
    switch value {
    case .list(let values, _): values.first.flatMap(type(of:))
    case .dictionary(let entries): entries.first.flatMap { self.type(of: $0.value) }
    default: nil
    }
  }

  func flag(_ function: SwiftValue.Callable, _ values: SwiftValue..., at place: Syntax) throws(Unknown) -> Bool {
    let value = try wholly { () throws(Unknown) in try apply(function, to: values, at: place) }
    guard case .bool(let flag) = value else { throw Unknown("a condition is no Boolean", place) }
    return flag
  }

  // MARK: Texts

  private func call(_ request: Request, on text: String) throws(Unknown) -> SwiftValue? {
    let place = request.place
    switch (request.name, request.labels) {
    case ("lowercased", []): return .text(text.lowercased())
    case ("uppercased", []): return .text(text.uppercased())
    case ("hasPrefix", [nil]): return request.text.map { .bool(text.hasPrefix($0)) }
    case ("hasSuffix", [nil]): return request.text.map { .bool(text.hasSuffix($0)) }
    case ("contains", [nil]) where request.text != nil:
      guard let part = request.text, text.isPlain, part.isPlain, !part.isEmpty else { return nil }
      return .bool(text.firstRange(of: part) != nil)
    case ("replacingOccurrences", ["of", "with"]), ("replacing", [nil, "with"]):
      guard let part = request.text, let other = request.values[1].text, text.isPlain, part.isPlain, !part.isEmpty
      else {
        return nil
      }
      let pieces = text.pieces(between: part)
      guard text.utf8.count + pieces.count * other.utf8.count <= ValueLimit.text else {
        throw Unknown.tooLong(place)
      }
      return .text(pieces.joined(separator: other))
    case ("components", ["separatedBy"]):
      guard let part = request.text, text.isPlain, part.isPlain, !part.isEmpty else { return nil }
      return .list(text.pieces(between: part).map { .text(String($0)) })
    case ("split", ["separator"]) where request.text?.count == 1:
      guard let sign = request.text?.first else { return nil }
      return .list(text.split(separator: sign).map { .text(String($0)) })
    case ("split", ["separator", "maxSplits"]), ("split", ["separator", "omittingEmptySubsequences"]):
      guard let sign = request.text?.first, request.text?.count == 1 else { return nil }
      switch request.values[1] {
      case .integer(let most) where most >= 0:
        return .list(text.split(separator: sign, maxSplits: most).map { .text(String($0)) })
      case .bool(let omits):
        return .list(text.split(separator: sign, omittingEmptySubsequences: omits).map { .text(String($0)) })
      default: return nil
      }
    case ("split", ["separator"]):
      guard let part = request.text, text.isPlain, part.isPlain, !part.isEmpty else { return nil }
      return .list(text.pieces(between: part).filter { !$0.isEmpty }.map { .text(String($0)) })
    case ("appending", [nil]):
      return try request.text.map { part throws(Unknown) in try bounded(text + part, at: place) }
    case ("trimmingPrefix", [nil]): return request.text.map { .text(String(text.trimmingPrefix($0))) }
    default: break
    }
    let characters = text.map { SwiftValue.text(String($0)) }
    guard let result = try call(request, on: characters, .view) else { return nil }
    // A part of a text is one itself.
    guard ["dropFirst", "dropLast", "prefix", "suffix", "filter", "drop"].contains(request.name),
      case .list(let values, _) = result
    else { return result }
    return .text(try joinedText(values, "", at: place))
  }

  // MARK: Lists

  private func call(
    _ request: Request, on values: [SwiftValue], _ listing: SwiftValue.Listing
  ) throws(Unknown) -> SwiftValue? {
    let place = request.place
    switch (request.name, request.labels) {
    case ("contains", [nil]) where request.function == nil: return .bool(try values.holds(request.values[0], place))
    case ("contains", _):
      return try request.function.map { function throws(Unknown) in
        .bool(try first(of: values, function, place) != nil)
      }
    case ("allSatisfy", [nil]):
      guard let function = request.function else { return nil }
      for value in values where try !flag(function, value, at: place) { return .bool(false) }
      return .bool(true)
    case ("sorted", let labels): return try sorted(values, labels, request)
    case ("min", []), ("max", []), ("min", ["by"]), ("max", ["by"]), ("min", [nil]), ("max", [nil]):
      let found = try extreme(of: values) { value, found throws(Unknown) in
        request.name == "max" ? try comes(found, before: value, request) : try comes(value, before: found, request)
      }
      return found.map(SwiftValue.wrapped) ?? .null
    case ("isSubset", ["of"]), ("isSuperset", ["of"]), ("isDisjoint", ["with"]):
      guard listing == .unordered, case .list(let others, _) = request.values[0] else { return nil }
      let isSuperset = request.name == "isSuperset"
      for value in isSuperset ? others : values {
        if try (isSuperset ? values : others).holds(value, place) == (request.name == "isDisjoint") {
          return .bool(false)
        }
      }
      return .bool(true)
    case ("union", [nil]), ("subtracting", [nil]), ("intersection", [nil]), ("symmetricDifference", [nil]):
      guard listing == .unordered, case .list(let others, _) = request.values[0] else { return nil }
      return .list(try united(values, request.name, others, at: place), .unordered)
    default: break
    }
    guard listing != .unordered || values.count < 2 else { return nil }
    if let function = request.function { return try call(request, on: values, with: function) }
    switch (request.name, request.labels) {
    case ("joined", []) where values.allSatisfy({ $0.elements != nil }) && !values.isEmpty:
      return .list(values.flatMap { $0.elements ?? [] }, .view)
    case ("joined", []), ("joined", ["separator"]):
      // A separator may be kept as it is written.
      guard values.allSatisfy({ $0.text != nil }), let separator = request.values.isEmpty ? "" : request.text else {
        return nil
      }
      return try bounded(joinedText(values, separator, at: place), at: place)
    case ("reversed", []): return .list(values.reversed(), .view)
    case ("enumerated", []):
      return .list(values.enumerated().map { .tuple([("offset", .integer($0)), ("element", $1)]) }, .view)
    case ("dropFirst", []): return .list(Array(values.dropFirst()))
    case ("dropLast", []): return .list(Array(values.dropLast()))
    case ("dropFirst", [nil]): return request.number.map { .list(Array(values.dropFirst($0))) }
    case ("dropLast", [nil]): return request.number.map { .list(Array(values.dropLast($0))) }
    case ("prefix", [nil]): return request.number.map { .list(Array(values.prefix($0))) }
    case ("suffix", [nil]): return request.number.map { .list(Array(values.suffix($0))) }
    case ("firstIndex", ["of"]), ("lastIndex", ["of"]):
      let places = request.name == "firstIndex" ? Array(values.indices) : values.indices.reversed()
      for index in places where try [values[index]].holds(request.values[0], place) { return .wrapped(.integer(index)) }
      return SwiftValue.null
    default: return nil
    }
  }

  func united(
    _ values: [SwiftValue], _ operation: String, _ others: [SwiftValue], at place: Syntax
  ) throws(Unknown) -> [SwiftValue] {
    var (common, own, added): ([SwiftValue], [SwiftValue], [SwiftValue]) = ([], [], [])
    for value in values { if try others.holds(value, place) { common.append(value) } else { own.append(value) } }
    for value in try unique(others, at: place) where try !values.holds(value, place) { added.append(value) }
    return switch operation {
    case "union": values + added
    case "intersection": common
    case "subtracting": own
    default: own + added
    }
  }

  func sorted(
    _ values: [SwiftValue], _ labels: [String?], _ request: Request
  ) throws(Unknown) -> SwiftValue? {
    guard labels.isEmpty || labels == ["by"] || labels == [nil] else { return nil }
    var sorted: [SwiftValue] = []
    // Equal ones stay in their order, as in Swift's.
    for value in values {
      var index = sorted.count
      while index > 0, try comes(value, before: sorted[index - 1], request) { index -= 1 }
      sorted.insert(value, at: index)
      try step(at: request.place)
    }
    return .list(sorted)
  }

  private func comes(_ value: SwiftValue, before other: SwiftValue, _ request: Request) throws(Unknown) -> Bool {
    try step(at: request.place)
    if let function = request.function { return try flag(function, value, other, at: request.place) }
    return try precedes(value, other, at: request.place)
  }

  private func first(
    of values: [SwiftValue], _ function: SwiftValue.Callable, _ place: Syntax
  ) throws(Unknown) -> (index: Int, value: SwiftValue)? {
    for (index, value) in values.enumerated() where try flag(function, value, at: place) { return (index, value) }
    return nil
  }

  private func call(
    _ request: Request, on values: [SwiftValue], with function: SwiftValue.Callable
  ) throws(Unknown) -> SwiftValue? {
    let place = request.place
    switch request.name {
    case "map": return .list(try values.map { value throws(Unknown) in try apply(function, to: [value], at: place) })
    case "compactMap":
      let results = try values.map { value throws(Unknown) in try apply(function, to: [value], at: place) }
      return .list(results.compactMap { if case .wrapped(let held) = $0.asOptional { held } else { nil } })
    case "flatMap":
      var results: [SwiftValue] = []
      for value in values { results += try elements(of: apply(function, to: [value], at: place), at: place) }
      return .list(results)
    case "filter", "prefix", "drop":
      return .list(try part(of: values, request.name, function, place))
    case "forEach":
      for value in values { _ = try apply(function, to: [value], at: place) }
      return .void
    case "first", "firstIndex", "last", "lastIndex":
      let isLast = request.name.hasPrefix("last")
      guard let found = try first(of: isLast ? values.reversed() : values, function, place) else {
        return SwiftValue.null
      }
      guard request.name.hasSuffix("Index") else { return .wrapped(found.value) }
      return .wrapped(.integer(isLast ? values.count - 1 - found.index : found.index))
    case "reduce" where request.values.count == 2 && request.labels.first == .some(nil):
      var result = request.values[0]
      for value in values { result = try apply(function, to: [result, value], at: place) }
      return result
    case "reduce" where request.values.count == 2 && request.labels.first == "into":
      var result = request.values[0]
      for value in values { result = try changed([result, value], by: function, at: place).left[0] ?? .void }
      return result
    default: return nil
    }
  }

  private func part(
    of values: [SwiftValue], _ name: String, _ function: SwiftValue.Callable, _ place: Syntax
  ) throws(Unknown) -> [SwiftValue] {
    var taken: [SwiftValue] = []
    for (index, value) in values.enumerated() {
      let fits = try flag(function, value, at: place)
      switch name {
      case "filter": if fits { taken.append(value) }
      case "prefix": if fits { taken.append(value) } else { return taken }
      default: if !fits { return Array(values[index...]) }
      }
    }
    return taken
  }

  // MARK: Others

  private func call(_ request: Request, on number: Int) throws(Unknown) -> SwiftValue? {
    switch (request.name, request.values.first) {
    case ("isMultiple", .integer(let divisor)?) where divisor != 0 && divisor != -1: .bool(number % divisor == 0)
    case ("signum", nil): .integer(number.signum())
    default: nil
    }
  }

  private func call(_ request: Request, onOptional held: SwiftValue) throws(Unknown) -> SwiftValue? {
    guard let function = request.function else { return nil }
    let result = try apply(function, to: [held], at: request.place)
    switch request.name {
    case "map": return .wrapped(result)
    case "flatMap": return result.asOptional
    default: return nil
    }
  }

  private func call(
    _ request: Request, on entries: [(key: SwiftValue, value: SwiftValue)]
  ) throws(Unknown) -> SwiftValue? {
    guard let function = request.function else { return nil }
    let pairs = entries.map { SwiftValue.tuple([("key", $0.key), ("value", $0.value)]) }
    switch request.name {
    case "mapValues":
      var changed = entries
      for index in entries.indices {
        changed[index].value = try apply(function, to: [entries[index].value], at: request.place)
      }
      return .dictionary(changed)
    case "sorted": return try sorted(pairs, request.labels, request)
    case "merging":
      guard case .dictionary(let others)? = request.values.first else { return nil }
      var merged = entries
      for other in others {
        guard let old = try value(under: other.key, in: entries, at: request.place) else {
          merged.append(other)
          continue
        }
        let both = try apply(function, to: [old, other.value], at: request.place)
        for index in merged.indices where merged[index].key.equals(other.key) == true { merged[index].value = both }
      }
      return .dictionary(merged)
    case "map" where entries.count < 2: return try call(request, on: pairs, with: function)
    default: return nil
    }
  }
}

extension String {
  /// Without the signs at both ends that are in a set of Foundation's; nil for a set that is not known.
  fileprivate func trimmed(
    _ set: ExprSyntax, evaluating text: (ExprSyntax) throws(Unknown) -> String?
  ) throws(Unknown) -> String? {
    let isIn: (Character) -> Bool
    let call = set.as(FunctionCallExprSyntax.self)
    switch set.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName {
    case "whitespaces": isIn = { $0 == " " || $0 == "\t" }
    case "newlines": isIn = { $0 == "\n" }
    case "whitespacesAndNewlines": isIn = { $0 == " " || $0 == "\t" || $0 == "\n" }
    case nil where ["CharacterSet", ".init"].contains(call?.calledExpression.trimmedDescription):
      guard
        let signs = try call?.arguments.byLabel["charactersIn"].flatMap({ signs throws(Unknown) in try text(signs) }),
        signs.isPlain
      else { return nil }
      isIn = { signs.contains($0) }
    default: return nil
    }
    guard allSatisfy({ $0.isASCII || $0.isLetter }), !contains("\r\n") else { return nil }
    return String(drop(while: isIn).reversed().drop(while: isIn).reversed())
  }

  /// Whether each character is one scalar, so that Foundation and Swift find the same parts in it.
  fileprivate var isPlain: Bool { allSatisfy { $0.unicodeScalars.count == 1 && $0 != "\r" } }

  /// What stands between the places of a text, also where it is empty.
  fileprivate func pieces(between separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
