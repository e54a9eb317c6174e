/// The Swift name in a mangled type name, as far as the names of nominal types go.
///
/// Xcode 15 writes no other name of a type. The grammar is that of Swift's `docs/ABI/Mangling.rst`: a module, then
/// nested types, each an identifier and a kind letter; an identifier may repeat words of the ones before it.
struct MangledName: Equatable {
  var module: String
  /// `Outer.Inner`.
  var typePath: String

  // A letter may repeat a word of any length, so that a name is up to half its length squared.
  private static let lengthLimit = 4096

  /// Nil for a name that uses more of the grammar: generic types, types in functions or in extensions.
  init?(_ text: String) {
    guard text.utf8.count <= Self.lengthLimit, text.utf8.allSatisfy({ $0 < 128 }) else { return nil }
    var parser = Parser(rest: Array(text.utf8)[...])
    guard let module = parser.identifier() else { return nil }
    var names: [String] = []
    while !parser.rest.isEmpty {
      guard let name = parser.nominalType(in: module) else { return nil }
      names.append(name)
    }
    guard !names.isEmpty else { return nil }
    self.module = module
    typePath = names.joined(separator: ".")
  }

  private struct Parser {
    var rest: ArraySlice<UInt8>
    private var words: [ArraySlice<UInt8>] = []

    init(rest: ArraySlice<UInt8>) { self.rest = rest }

    /// An identifier followed by `V` (struct), `O` (enum) or `C` (class).
    mutating func nominalType(in module: String) -> String? {
      guard let name = rest.starts(with: "AA".utf8) ? repeatedModule(module) : identifier(),
        let kind = rest.popFirst(), "VOC".utf8.contains(kind)
      else { return nil }
      return name
    }

    /// `AA` stands for the module's own name again.
    private mutating func repeatedModule(_ module: String) -> String? {
      rest.removeFirst(2)
      return module
    }

    mutating func identifier() -> String? {
      guard let first = rest.first, Self.isDigit(first) else { return nil }
      var name: [UInt8] = []
      var mayRepeatWords = first == UInt8(ascii: "0")
      if mayRepeatWords { rest.removeFirst() }
      repeat {
        if mayRepeatWords {
          guard let goesOn = appendRepeatedWords(to: &name) else { return nil }
          mayRepeatWords = goesOn
        }
        if rest.first == UInt8(ascii: "0") {
          rest.removeFirst()
          break
        }
        guard let literal = countedText() else { return nil }
        name += literal
      } while mayRepeatWords
      return String(decoding: name, as: UTF8.self)
    }

    /// Letters that each stand for an earlier word: upper case for the last of the identifier, which ends the repetition.
    private mutating func appendRepeatedWords(to name: inout [UInt8]) -> Bool? {
      while let letter = rest.first, !Self.isDigit(letter) {
        let isLast = Self.isUpper(letter)
        guard isLast || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter),
          let word = words[checked: Int(letter - UInt8(ascii: isLast ? "A" : "a"))]
        else { return nil }
        rest.removeFirst()
        name += word
        if isLast { return false }
      }
      return true
    }

    private mutating func countedText() -> ArraySlice<UInt8>? {
      var count = 0
      while let digit = rest.first, Self.isDigit(digit) {
        rest.removeFirst()
        count = count * 10 + Int(digit - UInt8(ascii: "0"))
        if count > rest.count { return nil }
      }
      guard count > 0 else { return nil }
      let text = rest.prefix(count)
      rest.removeFirst(count)
      noteWords(of: text)
      return text
    }

    /// A word starts at a letter and ends before an underscore or before an upper case letter after a lower case one.
    private mutating func noteWords(of text: ArraySlice<UInt8>) {
      var start: Int?
      for index in text.startIndex...text.endIndex {
        let byte = index < text.endIndex ? text[index] : nil
        if let begun = start, byte.map({ Self.endsWord($0, after: text[index - 1]) }) ?? true {
          if index - begun >= 2, words.count < 26 { words.append(text[begun..<index]) }
          start = nil
        }
        if start == nil, let byte, !Self.isDigit(byte), byte != UInt8(ascii: "_") { start = index }
      }
    }

    private static func endsWord(_ byte: UInt8, after previous: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || (isUpper(byte) && !isUpper(previous))
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
  }
}
