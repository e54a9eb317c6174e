import SwiftSyntax

// What methods of the standard library change.

extension Evaluator {
  /// What a method makes of the variable that it is called on; nil for one that leaves it as it is.
  func changing(_ value: SwiftValue, _ request: Request) throws(Unknown) -> SwiftValue? {
    switch (request.name, request.labels, value) {
    case ("append", [nil], .text(let text)):
      return try request.text.map { part throws(Unknown) in try bounded(text + part, at: request.place) }
    case ("append", [nil], .list(let values, .array)) where values.count < ValueLimit.elements:
      guard let added = request.values.first else { return nil }
      return .list(values + [values.first?.keepingKind(of: added) ?? added])
    case ("append", ["contentsOf"], .list(let values, .array)):
      let added = try elements(of: request.values[0], at: request.place)
      guard values.count + added.count <= ValueLimit.elements else { return nil }
      return .list(values + added)
    case ("insert", [nil, "at"], .list(var values, .array)):
      guard case .integer(let index) = request.values[1], (0...values.count).contains(index) else { return nil }
      values.insert(request.values[0], at: index)
      return .list(values)
    case ("swapAt", [nil, nil], .list(var values, .array)):
      guard case (.integer(let one), .integer(let other)) = (request.values[0], request.values[1]),
        values.indices.contains(one), values.indices.contains(other)
      else { return nil }
      values.swapAt(one, other)
      return .list(values)
    case ("formUnion", [nil], .list(let values, .unordered)), ("subtract", [nil], .list(let values, .unordered)):
      guard case .list(let others, _) = request.values[0] else { return nil }
      let operation = request.name == "subtract" ? "subtracting" : "union"
      return .list(try united(values, operation, others, at: request.place), .unordered)
    case ("toggle", [], .bool(let flag)): return .bool(!flag)
    case ("removeAll", ["where"], .list(let values, .array)), ("removeAll", [nil], .list(let values, .array)):
      guard let function = request.function else { return nil }
      let removed = try values.map { value throws(Unknown) in try flag(function, value, at: request.place) }
      return .list(zip(values, removed).filter { !$1 }.map(\.0))
    case ("reverse", [], .list(let values, .array)): return .list(values.reversed())
    case ("sort", [], .list(let values, .array)): return try sorted(values, [], request)
    default: return nil
    }
  }

  /// What a method takes out of the variable that it is called on, and what is left; nil for one that takes nothing.
  func removing(_ value: SwiftValue, _ request: Request) -> (taken: SwiftValue, rest: SwiftValue)? {
    guard request.name.hasPrefix("remove") || request.name.hasPrefix("pop") else { return nil }
    let values: [SwiftValue]
    switch value {
    case .text(let text): values = text.map { .text(String($0)) }
    case .list(let list, .array): values = list
    default: return nil
    }
    let (start, count): (Int, Int)
    switch (request.name, request.labels, request.number) {
    case ("removeFirst", [], _), ("popFirst", [], _): (start, count) = (0, 1)
    case ("removeLast", [], _), ("popLast", [], _): (start, count) = (values.count - 1, 1)
    case ("removeFirst", [nil], let number?): (start, count) = (0, number)
    case ("removeLast", [nil], let number?): (start, count) = (values.count - number, number)
    case ("remove", ["at"], let index?): (start, count) = (index, 1)
    case ("removeAll", [], _): (start, count) = (0, values.count)
    default: return nil
    }
    if request.name.hasPrefix("pop"), values.isEmpty { return (.null, value) }
    guard start >= 0, start <= values.count, count <= values.count - start, count > 0 || request.name == "removeAll"
    else {
      return nil
    }
    var rest = values
    rest.removeSubrange(start..<start + count)
    let taken = count == 1 ? values[start] : .void
    return (
      request.name.hasPrefix("pop") ? .wrapped(taken) : taken,
      value.text == nil ? .list(rest) : .text(rest.compactMap(\.text).joined())
    )
  }
}
