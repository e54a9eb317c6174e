import SwiftSyntax

extension SwiftValue {
  /// The type of the keys of a dictionary.
  func keyType(_ evaluator: Evaluator) -> SwiftType? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries.first.flatMap { evaluator.type(of: $0.key) }
  }

  /// What lists, and texts as lists of characters, have.
  func member(_ name: String, isText: Bool) -> SwiftValue? {
    guard case .list(let values, _) = self else { return nil }
    switch name {
    case "count": return .integer(values.count)
    case "isEmpty": return .bool(values.isEmpty)
    case "first": return values.first.map(SwiftValue.wrapped) ?? SwiftValue.null
    case "last": return values.last.map(SwiftValue.wrapped) ?? SwiftValue.null
    case "indices" where !isText: return .list(values.indices.map(SwiftValue.integer), .view)
    case "lazy" where !isText: return .list(values, .view)
    default: return nil
    }
  }
}

extension [SwiftValue] {
  /// Whether one of them is surely the value.
  func holds(_ value: SwiftValue, _ place: Syntax) throws(Unknown) -> Bool {
    var isOpen = false
    for other in self {
      switch other.equals(value) {
      case true?: return true
      case nil: isOpen = true
      case false?: break
      }
    }
    guard !isOpen else { throw Unknown("it compares what it can't", place) }
    return false
  }
}

extension String {
  /// As `String(format:)` fills it; nil where a sign in it does not fit or is not known.
  func filled(with values: ArraySlice<SwiftValue>) -> String? {
    var (result, rest, used) = ("", self[...], Set<Int>())
    let values = Array(values)
    while let sign = rest.firstIndex(of: "%") {
      result += rest[..<sign]
      rest = rest[sign...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
        continue
      }
      let spelled = rest.prefix { !["@", "d", "i"].contains($0) }
      // `%1$@` says which.
      let parts = spelled.split(separator: "$", omittingEmptySubsequences: false)
      let place = parts.count == 2 ? Int(parts[0]).map { $0 - 1 } : used.count
      guard ["", "l", "ll"].contains(parts.last), let place, values.indices.contains(place) else { return nil }
      used.insert(place)
      switch (rest.dropFirst(spelled.count).first, values[place]) {
      case ("@", .text(let text)): result += text
      case ("d", .integer(let number)), ("i", .integer(let number)): result += "\(number)"
      default: return nil
      }
      rest = rest.dropFirst(spelled.count + 1)
    }
    return used.count == values.count ? result + rest : nil
  }

  /// The character, where it is one.
  var only: Character? { count == 1 ? first : nil }

  /// As `capitalized` gives it: a word ends at each sign of ASCII that is no letter. Nil where digits, apostrophes or
  /// letters of two parts make that uncertain.
  var capitalizedWords: String? {
    guard allSatisfy({ $0.isLetter ? $0.uppercased().count == 1 : $0.isASCII && !$0.isNumber && $0 != "'" }) else {
      return nil
    }
    var isStart = true
    return String(
      map { sign in
        defer { isStart = !sign.isLetter }
        return Character(isStart ? sign.uppercased() : sign.lowercased())
      })
  }
}
