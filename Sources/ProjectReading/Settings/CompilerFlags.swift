import SourceScanning

/// The words of the flags that a build hands to the Swift compiler, with those of response files in their place.
struct CompilerFlags {
  /// Without quotes.
  private(set) var words: [String] = []
  /// Whether a file of them is not in the repository.
  private(set) var isOpen = false

  /// More files in files are nobody's.
  private static let depthLimit = 4
  private static let wordLimit = 10_000

  /// - Parameters:
  ///   - text: as the setting has it.
  ///   - file: the text of a response file; nil where there is none.
  init(_ text: String, file: (String) -> String?) { add(text, depth: 0, file) }

  private mutating func add(_ text: String, depth: Int, _ file: (String) -> String?) {
    for word in Self.words(of: text) {
      guard word.hasPrefix("@"), word.count > 1, words.last.map(Self.namesFile) != true else {
        words.append(word)
        continue
      }
      guard depth < Self.depthLimit, words.count < Self.wordLimit, let text = file(String(word.dropFirst())) else {
        isOpen = true
        continue
      }
      add(text, depth: depth + 1, file)
    }
  }

  // `-rpath @executable_path/…` of the linker is no response file.
  private static func namesFile(_ word: String) -> Bool { word.hasSuffix("rpath") || word == "-Xlinker" }

  /// The words of a line as a shell tells them apart.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for sign in text {
      if isEscaped {
        word = (word ?? "") + String(sign)
        isEscaped = false
      } else if sign == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if sign == open { quote = nil } else { word = (word ?? "") + String(sign) }
      } else if sign == "'" || sign == "\"" {
        (quote, word) = (sign, word ?? "")
      } else if sign.isWhitespace {
        word.map { words.append($0) }
        word = nil
      } else {
        word = (word ?? "") + String(sign)
      }
    }
    return words + [word].compactMap(\.self)
  }

  /// What follows the last flag of a name.
  func value(of flag: String) -> String? {
    zip(words, words.dropFirst()).reversed().first { $0.0 == flag }?.1
  }
}
