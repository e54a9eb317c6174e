extension UserActivity {
  /// Whether one whose type could not be read may have a type, by the texts in the expression that makes it.
  package func mayHave(type: String) -> Bool {
    guard self.type.value == nil else { return self.type.value == type }
    let ends = LiteralEnds(of: self.type.spelling)
    return type.hasPrefix(ends.prefix) && type.hasSuffix(ends.suffix)
      && type.count >= ends.prefix.count + ends.suffix.count
  }
}

extension [UserActivity] {
  /// Those of a new version that may be an activity that an old one had: they can't be read, and were not there before.
  ///
  /// What could not be read before either was another activity then, and is taken for that.
  ///
  /// - Parameter before: all of the old version.
  package func unread(insteadOf old: UserActivity, among before: [UserActivity]) -> [UserActivity] {
    guard let type = old.type.value else { return [] }
    let lost = Set(old.uses).subtracting(first { $0.type == old.type }?.uses ?? [])
    return filter { activity in
      activity.type.value == nil && activity.mayHave(type: type) && !lost.isDisjoint(with: activity.uses)
        && !before.contains { $0.type == activity.type }
    }
  }
}

/// The texts that a Swift expression for a text surely begins and ends with: those of a literal around what it
/// interpolates, and of the first and last term of a sum.
struct LiteralEnds: Equatable {
  private(set) var prefix = ""
  private(set) var suffix = ""

  /// - Parameter expression: on one line, with single spaces around operators; or a text with build settings in it, as
  ///   property lists have: `$(APP).open`.
  init(of expression: String) {
    if !expression.contains("\""), let start = expression.firstRange(of: "$("), let end = expression.lastIndex(of: ")")
    {
      prefix = String(expression[..<start.lowerBound])
      suffix = String(expression[expression.index(after: end)...])
      return
    }
    var scan = Scan()
    guard !expression.contains("\"\"\""), expression.allSatisfy({ scan.take($0) }), let parts = scan.parts else {
      return
    }
    prefix = parts.prefix { $0 != nil }.compactMap(\.self).joined()
    suffix = parts.reversed().prefix { $0 != nil }.reversed().compactMap(\.self).joined()
  }

  /// Goes through an expression sign by sign.
  private struct Scan {
    /// The strings and interpolations around the place, outermost first: a string is nil, an interpolation the number
    /// of parentheses that are open in it.
    private var open: [Int?] = []
    private var text = ""
    private var isEscaped = false
    /// What stands outside of strings since the last one.
    private var code = ""
    private var found: [String?] = []

    /// The texts in the order of the code, nil for what is none; nil where it is neither a literal nor a sum.
    var parts: [String?]? {
      guard open.isEmpty, code.isEmpty || isTerm(code) else { return nil }
      return found + (code.isEmpty ? [] : [nil])
    }

    /// Takes the next sign; false where the expression is none that is understood.
    mutating func take(_ sign: Character) -> Bool {
      guard let inner = open.last else { return takeCode(sign) }
      if let depth = inner { takeInterpolated(sign, depth) } else { takeText(sign) }
      return true
    }

    private mutating func takeCode(_ sign: Character) -> Bool {
      guard sign == "\"" else {
        code.append(sign)
        return sign != "#"
      }
      let isFirst = found.isEmpty && code.isEmpty
      guard isFirst || code.hasSuffix(" + "), isFirst || isTerm(String(code.dropLast(3))) else { return false }
      if !isFirst, code != " + " { found.append(nil) }
      code = ""
      open = [nil]
      return true
    }

    /// Whether code outside of strings is one operand, or nothing with a sum before it.
    private func isTerm(_ code: String) -> Bool {
      let own = code.hasPrefix(" + ") ? code.dropFirst(3) : code[...]
      return (found.isEmpty || code.isEmpty || code.hasPrefix(" + "))
        && own.split(separator: " + ").allSatisfy { !$0.contains(" ") }
    }

    private mutating func takeText(_ sign: Character) {
      let isInner = open.count > 1
      if isEscaped {
        isEscaped = false
        if !isInner { endText() }
        if sign == "(" { open.append(1) }
      } else if sign == "\\" {
        isEscaped = true
      } else if sign == "\"" {
        open.removeLast()
        if !isInner { found.append(text) }
        if !isInner { text = "" }
      } else if !isInner {
        text.append(sign)
      }
    }

    private mutating func endText() {
      found += [text, nil]
      text = ""
    }

    private mutating func takeInterpolated(_ sign: Character, _ depth: Int) {
      switch sign {
      case "\"": open.append(nil)
      case "(": open[open.count - 1] = depth + 1
      case ")" where depth == 1: open.removeLast()
      case ")": open[open.count - 1] = depth - 1
      default: break
      }
    }
  }
}
