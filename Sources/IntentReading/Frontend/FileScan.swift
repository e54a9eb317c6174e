/// What a look at the raw bytes of a file tells, before anything is parsed.
struct FileScan: Sendable {
  /// Whether a word of `SurfaceWords` is in it.
  var namesFramework = false
  /// Hashes of the types, protocols and type aliases it declares.
  var declared: Set<UInt64> = []
  /// Hashes of what its declarations extend, inherit or stand for, and of the intents its buttons run.
  var mentioned: Set<UInt64> = []
  /// Hashes of the modules it imports.
  var imported: Set<UInt64> = []

  /// Looks at identifiers in one pass. Comments and strings count too: the cost of a wrong hit is one parse.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = Scanner()
    var index = 0
    while index < bytes.count {
      guard Self.startsIdentifier(bytes[index]) else {
        scanner.see(punctuation: bytes[index])
        index += 1
        continue
      }
      var hash = NameHash.start
      while index < bytes.count, Self.continuesIdentifier(bytes[index]) {
        hash = NameHash.adding(bytes[index], to: hash)
        index += 1
      }
      scanner.see(identifier: hash)
    }
    self = scanner.scan
  }

  private init() {}

  @inline(__always) private static func startsIdentifier(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 97 < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  @inline(__always) private static func continuesIdentifier(_ byte: UInt8) -> Bool {
    startsIdentifier(byte) || byte &- 48 < 10
  }

  /// Follows declaration heads: from `struct`, `extension`, … to the brace that opens the body.
  private struct Scanner {
    enum Place { case code, declaredName, extendedName, aliasName, head, aliasTarget, importedModule, intentLabel }

    var scan = FileScan()
    var place = Place.code
    var namesInHead = 0

    mutating func see(identifier hash: UInt64) {
      if SurfaceWords.hashes.contains(hash) { scan.namesFramework = true }
      switch place {
      case .declaredName: declare(hash, then: .head)
      case .aliasName: declare(hash, then: .aliasTarget)
      case .extendedName: mention(hash, then: .head)
      case .importedModule:
        scan.imported.insert(hash)
        place = .code
      case .intentLabel, .code: enter(hash)
      case .head, .aliasTarget:
        if Keyword.starts(hash) { enter(hash) } else { mention(hash, then: place) }
      }
    }

    mutating func see(punctuation byte: UInt8) {
      switch (place, byte) {
      case (.head, UInt8(ascii: "{")), (.aliasTarget, UInt8(ascii: "\n")), (.importedModule, UInt8(ascii: "\n")):
        place = .code
      case (.intentLabel, UInt8(ascii: ":")): place = .extendedName
      case (.intentLabel, _) where byte > 32: place = .code
      default: break
      }
    }

    private mutating func enter(_ hash: UInt64) {
      namesInHead = 0
      switch hash {
      case Keyword.struct, Keyword.class, Keyword.enum, Keyword.actor, Keyword.protocol: place = .declaredName
      case Keyword.extension: place = .extendedName
      case Keyword.typealias: place = .aliasName
      case Keyword.import: place = .importedModule
      case Keyword.intent: place = .intentLabel
      default: place = .code
      }
    }

    private mutating func declare(_ hash: UInt64, then next: Place) {
      scan.declared.insert(hash)
      place = next
    }

    // A head is short; after a hundred names this is no head but prose, or broken code.
    private mutating func mention(_ hash: UInt64, then next: Place) {
      scan.mentioned.insert(hash)
      namesInHead += 1
      place = namesInHead < 100 ? next : .code
    }
  }

  private enum Keyword {
    static let `struct` = NameHash.of("struct")
    static let `class` = NameHash.of("class")
    static let `enum` = NameHash.of("enum")
    static let actor = NameHash.of("actor")
    static let `protocol` = NameHash.of("protocol")
    static let `extension` = NameHash.of("extension")
    static let `typealias` = NameHash.of("typealias")
    static let `import` = NameHash.of("import")
    static let intent = NameHash.of("intent")

    static func starts(_ hash: UInt64) -> Bool {
      switch hash {
      case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`: true
      default: false
      }
    }
  }
}
