/// Measures how deep a file nests, with strings, comments and regular expressions told apart from code.
struct NestingScanner {
  struct Excess {
    var reason: String
    var offset: Int
  }

  /// A string literal that is still open: around an interpolation, or just being read.
  private struct OpenString {
    var hashes: Int
    var isMultiline: Bool
    /// The number of brackets open when its interpolation began.
    var bracketDepth: Int
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var brackets: [UInt8] = []
  private var strings: [OpenString] = []
  private var squareBrackets = 0
  private var adjacentOpeners = 0
  private var doublings = 0
  private var generics = 0
  private var bytesLookedAhead = 0
  private var listsInARow = 0
  private var wordsInARow = 0
  private var operators = 0
  private var branches = 0
  private var conditions = 0
  private var excessReason: String?
  /// The functions seen so far.
  private(set) var functions = FunctionTracker()

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The first place where a limit is passed, or nil.
  mutating func excess() -> Excess? {
    while index < bytes.count {
      let start = index
      step()
      if let excessReason { return Excess(reason: excessReason, offset: start) }
    }
    return nil
  }

  private func peek(_ distance: Int = 0) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }

  private mutating func step() {
    let byte = bytes[index]
    switch byte {
    case 0x20, 0x09, 0x0a, 0x0d: index += 1
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLineComment()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "\""): openString(hashes: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    default:
      adjacentOpeners = 0
      if ByteClass.continuesIdentifier(byte) { readWord() } else { readOperator(byte) }
    }
  }

  // MARK: Brackets

  private mutating func open(_ bracket: UInt8) {
    if bracket == UInt8(ascii: "{") { functions.openBrace(at: index, depth: brackets.count) }
    index += 1
    brackets.append(bracket)
    wordsInARow = 0
    if bracket == UInt8(ascii: "[") {
      squareBrackets += 1
      adjacentOpeners += 1
    } else if bracket == UInt8(ascii: "{") {
      startStatement()
      adjacentOpeners = 0
    }
    // Nesting of this depth is in no real literal, but many short ones together would take hours.
    if bracket == UInt8(ascii: "["), adjacentOpeners > 4 || squareBrackets > 8 {
      doublings += 1 << min(max(adjacentOpeners, squareBrackets), NestingLimit.squareBrackets)
    }
    if brackets.count > NestingLimit.brackets {
      excessReason = "brackets are nested more than \(NestingLimit.brackets) deep"
    }
    if adjacentOpeners > NestingLimit.adjacentOpeners || squareBrackets > NestingLimit.squareBrackets
      || doublings > NestingLimit.doublings
    {
      excessReason = "square brackets are nested too deeply for the parser"
    }
  }

  private mutating func close(_ bracket: UInt8) {
    index += 1
    adjacentOpeners = 0
    wordsInARow = 0
    if bracket == UInt8(ascii: "}") { startStatement() }
    let opener = Self.opener(of: bracket)
    // A regular expression may hold a lone bracket: what it left open is closed with the bracket around it.
    let floor = strings.last?.bracketDepth ?? 0
    guard let match = brackets.lastIndex(of: opener), match >= floor else { return }
    squareBrackets -= brackets[match...].count { $0 == UInt8(ascii: "[") }
    brackets.removeSubrange(match...)
    if bracket == UInt8(ascii: "}") { functions.closeBrace(at: index - 1, depth: match) }
    if let string = strings.last, brackets.count == string.bracketDepth {
      strings.removeLast()
      readString(hashes: string.hashes, isMultiline: string.isMultiline)
    }
  }

  private static func opener(of bracket: UInt8) -> UInt8 {
    switch bracket {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: UInt8(ascii: "{")
    }
  }

  // MARK: Words and operators

  private mutating func startStatement() {
    generics = 0
    listsInARow = 0
    operators = 0
    wordsInARow = 0
  }

  private mutating func readWord() {
    let start = index
    index = ByteClass.endOfIdentifier(in: bytes, from: index)
    let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
    wordsInARow += 1
    functions.see(word, at: start, depth: brackets.count)
    switch word.count {
    case 3 where word.elementsEqual("var".utf8) || word.elementsEqual("let".utf8): operators = 0
    case 4 where word.elementsEqual("func".utf8): operators = 0
    case 4 where word.elementsEqual("else".utf8): branches += 1
    // Each case of an enum is a declaration of its own, and some enums have thousands.
    case 4 where word.elementsEqual("case".utf8): wordsInARow = 1
    default: break
    }
    if peek() == UInt8(ascii: "<"),
      ByteClass.continuesIdentifier(peek(1)) || peek(1) == UInt8(ascii: "(") || peek(1) == UInt8(ascii: "[")
    {
      generics += 1
    }
    if word.count > NestingLimit.word { excessReason = "it has a name of more than \(NestingLimit.word) bytes" }
    if wordsInARow > NestingLimit.wordsInARow {
      excessReason = "it has more than \(NestingLimit.wordsInARow) words in a row"
    }
    if branches > NestingLimit.branches { excessReason = "it has more than \(NestingLimit.branches) branches" }
    if generics > NestingLimit.generics {
      excessReason = "generic arguments are nested more than \(NestingLimit.generics) deep"
    }
  }

  private mutating func readOperator(_ byte: UInt8) {
    let previous = index > 0 ? bytes[index - 1] : 0
    index += 1
    wordsInARow = 0
    switch byte {
    case UInt8(ascii: ";"): startStatement()
    case UInt8(ascii: ","): operators = 0
    case UInt8(ascii: "<"):
      operators += 1
      countList()
      lookAhead()
    case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): generics = max(0, generics - 1)
    default: operators += 1
    }
    if operators > NestingLimit.operatorsInAStatement {
      excessReason = "one statement has more than \(NestingLimit.operatorsInAStatement) operators"
    }
  }

  /// Counts a `<` that comes right after a `>`.
  private mutating func countList() {
    var before = index - 2
    while before >= 0, [0x20, 0x09, 0x0a, 0x0d].contains(bytes[before]) { before -= 1 }
    if before >= 0, bytes[before] == UInt8(ascii: ">") { listsInARow += 1 }
    if listsInARow > NestingLimit.listsInARow {
      excessReason = "it has more than \(NestingLimit.listsInARow) generic argument lists in a row"
    }
  }

  /// Counts what can be generic arguments: up to their end, or to what is in no type.
  private mutating func lookAhead() {
    var (open, brackets, end) = (1, 0, index)
    while end < bytes.count, open > 0, brackets >= 0 {
      switch bytes[end] {
      case UInt8(ascii: "<"): open += 1
      case UInt8(ascii: ">") where bytes[end - 1] != UInt8(ascii: "-"): open -= 1
      case UInt8(ascii: "("), UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "+"),
        UInt8(ascii: "*"), UInt8(ascii: "|"):
        // In brackets an attribute may have anything.
        if brackets == 0 { open = 0 }
      default: break
      }
      end += 1
    }
    bytesLookedAhead += end - index
    if bytesLookedAhead > NestingLimit.bytesLookedAhead {
      excessReason = "it has too many unmatched `<` for the parser"
    }
  }

  private mutating func readHash() {
    adjacentOpeners = 0
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch peek(hashes) {
    case UInt8(ascii: "\""):
      index += hashes
      openString(hashes: hashes)
    case UInt8(ascii: "/"):
      index += hashes + 1
      skipRegularExpression(hashes: hashes)
    default:
      index += hashes
      countConditions()
    }
  }

  private mutating func countConditions() {
    let rest = bytes[index...]
    functions.seeDirective(rest)
    if rest.starts(with: "if".utf8) { conditions += 1 }
    if rest.starts(with: "endif".utf8) { conditions = max(0, conditions - 1) }
    if conditions > NestingLimit.conditions {
      excessReason = "`#if` is nested more than \(NestingLimit.conditions) deep"
    }
  }

  // MARK: Comments, strings, regular expressions

  private mutating func skipLineComment() {
    while index < bytes.count, bytes[index] != 0x0a { index += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  // One that does not end is looked at as code, as the parser does.
  private mutating func skipRegularExpression(hashes: Int) {
    let line = bytes[index...].prefix { $0 != 0x0a }
    let isMultiline = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }
    var end = index
    while end < bytes.count, isMultiline || bytes[end] != 0x0a {
      if bytes[end] == UInt8(ascii: "/"), hasHashes(hashes, at: end - index + 1) {
        index = end + 1 + hashes
        return
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  private func hasHashes(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  private var isAtTripleQuote: Bool { (0..<3).allSatisfy { peek($0) == UInt8(ascii: "\"") } }

  private mutating func openString(hashes: Int) {
    adjacentOpeners = 0
    wordsInARow = 0
    let isMultiline = isAtTripleQuote && !(hashes > 0 && hasHashes(hashes, at: 2))
    index += isMultiline ? 3 : 1
    readString(hashes: hashes, isMultiline: isMultiline)
  }

  private mutating func readString(hashes: Int, isMultiline: Bool) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where hasHashes(hashes, at: 1):
        index += 1 + hashes
        if peek() == UInt8(ascii: "(") {
          openInterpolation(hashes: hashes, isMultiline: isMultiline)
          return
        }
        index += 1
      case UInt8(ascii: "\"") where isMultiline && isAtTripleQuote && hasHashes(hashes, at: 3):
        index += 3 + hashes
        return
      case UInt8(ascii: "\"") where !isMultiline && hasHashes(hashes, at: 1):
        index += 1 + hashes
        return
      // An unterminated string ends with its line.
      case 0x0a where !isMultiline: return
      default: index += 1
      }
    }
  }

  private mutating func openInterpolation(hashes: Int, isMultiline: Bool) {
    strings.append(OpenString(hashes: hashes, isMultiline: isMultiline, bracketDepth: brackets.count))
    if strings.count > NestingLimit.interpolations {
      excessReason = "string interpolations are nested more than \(NestingLimit.interpolations) deep"
    }
    open(UInt8(ascii: "("))
  }
}
