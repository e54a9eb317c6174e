/// What a look at the raw bytes of a file tells, before anything is parsed.
///
/// The hashes are lists with repetitions: most are never looked up.
package struct FileScan: Sendable {
  /// What makes a file worth parsing, and what it tells besides.
  package struct Signals: OptionSet, Sendable {
    /// The bits of the set.
    package let rawValue: UInt8

    /// Makes one from what is always known of it; the rest has its default.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It names something of AppIntents or its neighbours.
    package static let framework = Signals(rawValue: 1)
    /// It names a protocol that answers SiriKit.
    package static let siriKit = Signals(rawValue: 2)
    /// It names a flag that offers a user activity to people.
    package static let offersActivity = Signals(rawValue: 4)
    /// It names the type of user activities.
    package static let activity = Signals(rawValue: 8)
    /// It names what an intent calls to ask people something; no reason to parse it.
    package static let question = Signals(rawValue: 16)
    /// It names what uses intents and entities in code; no reason to parse it.
    package static let use = Signals(rawValue: 32)
    /// It imports a module that only apps for macOS have.
    package static let importsMacModule = Signals(rawValue: 64)
    /// It imports a module that apps for macOS don't have.
    package static let importsOtherModule = Signals(rawValue: 128)
  }

  /// What its words say of it.
  package private(set) var signals: Signals = []
  /// Hashes of the types, protocols and type aliases it declares.
  private var declared: [UInt64] = []
  /// Hashes of what its declarations extend, inherit or stand for, and of the intents its buttons run.
  private var mentioned: [UInt64] = []
  /// Hashes of what its declarations extend.
  private var extended: [UInt64] = []

  /// Looks at identifiers in one pass. Comments and strings count too: the cost of a wrong hit is one parse.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, for words: ScanWords) {
    var scanner = Scanner(words: words)
    var finder = WordFinder(bytes, words: words)
    var index = 0
    while index < bytes.count {
      if scanner.isInCode {
        guard let word = finder.next(from: index) else { break }
        index = word.upperBound
        scanner.see(identifier: NameHash.of(bytes[word]))
      } else if ByteClass.startsIdentifier(bytes[index]) {
        let start = index
        index = ByteClass.endOfIdentifier(in: bytes, from: start)
        scanner.see(identifier: NameHash.of(bytes[start..<index]))
        scanner.see(end: bytes[start..<index])
      } else {
        scanner.see(punctuation: bytes[index])
        index += 1
      }
    }
    self = scanner.scan
  }

  private init() {}

  /// Whether it declares one of some names.
  package func declares(anyOf names: NameHashes) -> Bool { declared.contains(where: names.contains) }

  /// Whether its declarations extend, inherit or stand for one of some names, or its buttons run it.
  package func mentions(anyOf names: NameHashes) -> Bool { mentioned.contains(where: names.contains) }

  /// Whether it extends one of some names.
  package func extends(anyOf names: NameHashes) -> Bool { extended.contains(where: names.contains) }

  /// Follows declaration heads: from `struct`, `extension`, … to the brace that opens the body.
  private struct Scanner {
    enum Place {
      case code, declaredName, extendedName, aliasName, head, aliasTarget, importedModule, intentLabel, intentName
    }

    let words: ScanWords
    var scan = FileScan()
    private var place = Place.code
    private var namesInHead = 0

    init(words: ScanWords) { self.words = words }

    /// Whether punctuation says nothing here, nor do words that are not looked for.
    var isInCode: Bool { place == .code }

    mutating func see(identifier hash: UInt64) {
      let meaning = words.meanings[hash]
      if let signals = meaning?.signals { scan.signals.formUnion(signals) }
      let keyword = meaning?.keyword
      switch place {
      case .declaredName: declare(hash, then: .head)
      case .aliasName: declare(hash, then: .aliasTarget)
      case .extendedName:
        if namesInHead > 0, let keyword, keyword.isDeclaration { return enter(keyword) }
        // All of `Module.Type`, and of the words up to what it conforms to.
        scan.extended.append(hash)
        mention(hash, then: .extendedName)
      case .intentName: mention(hash, then: .head)
      case .importedModule:
        scan.signals.formUnion(words.modules[hash] ?? [])
        place = .code
      case .intentLabel, .code: enter(keyword)
      case .head, .aliasTarget:
        guard let keyword, keyword.isDeclaration else { return mention(hash, then: place) }
        enter(keyword)
      }
    }

    mutating func see(end word: Slice<UnsafeBufferPointer<UInt8>>) {
      guard let ending = words.ending, word.count > ending.bytes.count else { return }
      if word.suffix(ending.bytes.count).elementsEqual(ending.bytes) { scan.signals.formUnion(ending.signals) }
    }

    mutating func see(punctuation byte: UInt8) {
      switch (place, byte) {
      case (.code, _): break
      case (.extendedName, UInt8(ascii: ":")): place = .head
      case (.head, UInt8(ascii: "{")), (.extendedName, UInt8(ascii: "{")), (.aliasTarget, UInt8(ascii: "\n")),
        (.importedModule, UInt8(ascii: "\n")):
        place = .code
      case (.intentLabel, UInt8(ascii: ":")): place = .intentName
      case (.intentLabel, _) where byte > 32: place = .code
      default: break
      }
    }

    private mutating func enter(_ keyword: ScanWords.Keyword?) {
      namesInHead = 0
      switch keyword {
      case .struct, .class, .enum, .actor, .protocol: place = .declaredName
      case .extension: place = .extendedName
      case .typealias: place = .aliasName
      case .import: place = .importedModule
      case .intent: place = .intentLabel
      case nil: place = .code
      }
    }

    private mutating func declare(_ hash: UInt64, then next: Place) {
      scan.declared.append(hash)
      place = next
    }

    // A head is short; after a hundred names this is no head but prose, or broken code.
    private mutating func mention(_ hash: UInt64, then next: Place) {
      scan.mentioned.append(hash)
      namesInHead += 1
      place = namesInHead < 100 ? next : .code
    }
  }
}
