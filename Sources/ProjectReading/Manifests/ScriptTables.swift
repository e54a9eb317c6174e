import SourceScanning

/// The tables that a file of JavaScript, TypeScript or JSON spells out; nothing of it is run.
///
/// A value that is computed is a setting that nothing sets. Names of constants that the file itself gives a literal stand
/// for that.
struct ScriptTables {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  /// How many bytes were passed, some of them more than once.
  private var steps = 0
  /// What the file's constants are, by their names.
  private var constants: [String: PropertyListText] = [:]

  private static let depthLimit = 50
  /// For each byte of a file; what goes on beyond that is no configuration.
  private static let stepLimit = 8

  /// The first table of a file that has some keys; nil where it spells out none.
  ///
  /// - Parameter isMeant: whether a table is one that is looked for.
  static func first(
    in bytes: [UInt8], where isMeant: ([String: PropertyListText]) -> Bool
  ) -> [String: PropertyListText]? {
    var reader = ScriptTables(bytes)
    reader.collectConstants()
    reader.index = 0
    while reader.skipToTable() {
      let start = reader.index
      if let table = reader.value()?.table {
        if isMeant(table) { return table }
      } else {
        // A block of code; a table may be inside.
        reader.index = start + 1
      }
    }
    return nil
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func collectConstants() {
    while index < bytes.count {
      guard skipPassive() else { continue }
      guard let word = identifier() else {
        advance()
        continue
      }
      guard word == "const", let name = nextIdentifier(), skipToAssignment(), let value = value() else { continue }
      constants[name] = value
    }
  }

  private mutating func nextIdentifier() -> String? {
    skipBlanks()
    return identifier()
  }

  // `: Type =` may be in front of what a constant is given.
  private mutating func skipToAssignment() -> Bool {
    while let byte = peek, byte != UInt8(ascii: "="), byte != 0x0A, byte != UInt8(ascii: ";") { index += 1 }
    return skip("=")
  }

  private mutating func skipToTable() -> Bool {
    while index < bytes.count {
      guard skipPassive() else { continue }
      if peek == UInt8(ascii: "{") { return true }
      advance()
    }
    return false
  }

  /// Skips a comment or a text; whether there was neither.
  private mutating func skipPassive() -> Bool {
    let start = index
    skipBlanks()
    if let quote = peek, Self.quotes.contains(quote) { _ = text(quote) }
    return index == start && index < bytes.count
  }

  // MARK: Values

  /// The value that starts here, up to what ends it; nil where brackets don't close as those of a value do.
  private mutating func value() -> PropertyListText? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { return nil }
    skipBlanks()
    let isTable = peek == UInt8(ascii: "{")
    let isOfBuild = bytes[index...].starts(with: "process.env.".utf8)
    var found = literal()
    guard found != nil || !isTable else { return nil }
    var end = index
    skipBlanks()
    if isOfBuild {
      // What nothing gives the build falls back on what stands behind.
      if skip("??") || skip("||") { return value() }
      if let isEqual = skipComparison() {
        skipBlanks()
        found = literal().map { .text(String(($0.text == Self.shipping) == isEqual)) }
        end = index
        skipBlanks()
      }
    }
    if let condition = found?.text.flatMap(Bool.init), peek == UInt8(ascii: "?") { return choice(condition) }
    if endsValue(at: end) { return found ?? Self.computed }
    // Anything behind it, but a cast, makes another value of it.
    let isCast = identifier().map { ["as", "satisfies"].contains($0) } == true
    skipExpression()
    return isCast ? found : Self.computed
  }

  private static let computed = PropertyListText.text("$(computed)")
  /// The variant that people get: EAS calls its build profiles `development`, `preview` and `production`.
  private static let shipping = "production"

  private mutating func skipComparison() -> Bool? {
    if skip("===") || skip("==") { return true }
    return skip("!==") || skip("!=") ? false : nil
  }

  /// `? a : b`, unless that is `??` or `?.`.
  private mutating func choice(_ condition: Bool) -> PropertyListText? {
    guard skip("?"), let first = value(), skip(":"), let second = value() else {
      skipExpression()
      return Self.computed
    }
    return condition ? first : second
  }

  private func endsValue(at end: Int) -> Bool {
    guard let byte = peek, !",}]);:".utf8.contains(byte) else { return true }
    return bytes[end..<index].contains(0x0A) && !"?+.|&".utf8.contains(byte)
  }

  private mutating func literal() -> PropertyListText? {
    switch peek {
    case UInt8(ascii: "{"): return table()
    case UInt8(ascii: "["): return list()
    case let quote? where Self.quotes.contains(quote): return text(quote).map(PropertyListText.text)
    default:
      let start = index
      while let byte = peek, ByteClass.continuesIdentifier(byte) || byte == UInt8(ascii: ".") { index += 1 }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      if let constant = constants[word] { return constant }
      return ["true", "false"].contains(word) || word.first?.isNumber == true ? .text(word) : nil
    }
  }

  private mutating func table() -> PropertyListText? {
    index += 1
    var table: [String: PropertyListText] = [:]
    while true {
      skipBlanks()
      if skip("}") { return .table(table) }
      if skip("...") {
        table.merge(value()?.table ?? [:]) { $1 }
      } else {
        guard let key = key() else { return nil }
        skipBlanks()
        if skip(":") {
          guard let value = value() else { return nil }
          table[key] = value
        } else {
          // `{ name }`, or a method with its parameters and its body.
          table[key] = constants[key] ?? Self.computed
          skipExpression()
        }
      }
      skipBlanks()
      guard skip(",") || peek == UInt8(ascii: "}") else { return nil }
    }
  }

  private mutating func key() -> String? {
    guard let byte = peek else { return nil }
    if Self.quotes.contains(byte) { return text(byte) }
    guard skip("[") else { return identifier() }
    guard case .text(let name)? = value(), skip("]") else { return nil }
    return name
  }

  private mutating func list() -> PropertyListText? {
    index += 1
    var list: [PropertyListText] = []
    while true {
      skipBlanks()
      if skip("]") { return .list(list) }
      if skip("...") { list += value()?.list ?? [] } else { value().map { list.append($0) } }
      skipBlanks()
      guard skip(",") || peek == UInt8(ascii: "]") else { return nil }
    }
  }

  // MARK: Text

  private static let quotes = Set("\"'`".utf8)

  /// Nil where a template has holes that no constant fills.
  private mutating func text(_ quote: UInt8) -> String? {
    index += 1
    var text: [UInt8] = []
    var isKnown = true
    while let byte = peek, byte != quote {
      if byte == UInt8(ascii: "\\") {
        index += 1
        peek.map { text.append($0) }
        index += 1
      } else if quote == UInt8(ascii: "`"), skip("${") {
        if case .text(let filling)? = value() { text += filling.utf8 } else { isKnown = false }
        _ = skip("}")
      } else {
        text.append(byte)
        advance()
      }
    }
    index = min(index + 1, bytes.count)
    return isKnown ? String(decoding: text, as: UTF8.self) : nil
  }

  private mutating func identifier() -> String? {
    guard let first = peek, ByteClass.startsIdentifier(first) || first == UInt8(ascii: "$") else { return nil }
    let start = index
    while let byte = peek, ByteClass.continuesIdentifier(byte) || byte == UInt8(ascii: "$") { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  // MARK: Steps

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  // Beyond the limit the file is at its end, wherever reading is taken up again.
  private mutating func advance() {
    steps += 1
    index = steps > bytes.count * Self.stepLimit ? bytes.count : index + 1
  }

  private mutating func skip(_ token: StaticString) -> Bool {
    let length = token.utf8CodeUnitCount
    guard index + length <= bytes.count,
      bytes[index..<(index + length)].elementsEqual(UnsafeBufferPointer(start: token.utf8Start, count: length))
    else { return false }
    index += length
    return true
  }

  /// Goes to what ends an expression, past all that is in brackets of its own and past both ways of a choice.
  private mutating func skipExpression() {
    var (open, choices) = (0, 0)
    while let byte = peek {
      if open == 0, ",}]);".utf8.contains(byte) || byte == UInt8(ascii: ":") && choices == 0 { return }
      if skip("??") || skip("?.") { continue }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): open += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): open -= 1
      case UInt8(ascii: "?") where open == 0: choices += 1
      case UInt8(ascii: ":") where open == 0: choices -= 1
      default: break
      }
      if skipPassive() { advance() }
    }
  }

  private mutating func skipBlanks() {
    while let byte = peek {
      if byte <= 0x20 {
        advance()
      } else if skip("//") {
        while let byte = peek, byte != 0x0A { advance() }
      } else if skip("/*") {
        while index < bytes.count, !skip("*/") { advance() }
      } else {
        return
      }
    }
  }
}
