import CanonicalJSON
import Foundation
import IntentSurface
import TestSupport
import Testing

/// What is written, held against the article that specifies it, against what is committed, and against Foundation.
@Suite struct CanonicalJSONTests {
  private static let repository = Fixtures.root.appending(path: "../..").standardizedFileURL

  private static func text(_ value: some Encodable) throws -> String { try CanonicalJSON.text(of: value) }

  // MARK: The article

  @Test func theArticlesExamplesAreWrittenAsTheyStand() throws {
    let article = Self.repository.appending(path: "Sources/CanonicalJSON/CanonicalJSON.docc/CanonicalForm.md")
    let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```")
    let examples = parts.filter { $0.hasPrefix("json\n") }.map { $0.dropFirst(5).dropLast() }
    #expect(examples.count == 2)
    for example in examples {
      let tree = try JSONDecoder().decode(JSONTree.self, from: Data(example.utf8))
      #expect(try Self.text(tree) == example)
    }
  }

  @Test func keysSortByScalarsAndNotByTheirNormalForms() throws {
    // The two spellings of é, and pairs that Foundation of macOS 14 sorts the other way round.
    let keys = [
      "C02", "Z", "activity-dropped", "e\u{301}b", "idType", "identifier", "parameterSummary", "parameters", "z", "éa",
      "\u{22EB}", "\u{FB01}", "\u{FFFF}", "\u{10000}",
    ]
    let text = try Self.text(Dictionary(uniqueKeysWithValues: keys.shuffled().map { ($0, 1) }))
    let lines = keys.map { "  \"\($0)\" : 1" }
    #expect(Array(text.utf8) == Array("{\n\(lines.joined(separator: ",\n"))\n}".utf8))
  }

  @Test(arguments: [
    (0.1, "0.1"), (1, "1"), (-0.0, "-0"), (1e15, "1000000000000000"), (1e16, "1e+16"), (1e-5, "1e-05"),
    (0.0001, "0.0001"), (9_007_199_254_740_992, "9007199254740992"), (9_007_199_254_740_994, "9.007199254740994e+15"),
    (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    (.leastNonzeroMagnitude, "5e-324"),
  ])
  func numbersHaveTheirShortestDigits(number: Double, digits: String) throws {
    #expect(try Self.text(number) == digits)
  }

  @Test func integersOfEachSizeAreTheirDigits() throws {
    struct Sizes: Encodable {
      var a = Int8.min
      var b = UInt64.max
      var c = Int64.min
      var d = UInt8.max
      var e = Float(0.1)
    }
    #expect(
      try Self.text(Sizes()) == """
        {
          "a" : -128,
          "b" : 18446744073709551615,
          "c" : -9223372036854775808,
          "d" : 255,
          "e" : 0.1
        }
        """)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func noNumberIsAnErrorThatSaysWhere(number: Double) throws {
    let error = try #require(throws: EncodingError.self) { try Self.text(["rows": [1, number]]) }
    guard case .invalidValue(_, let context) = error else { return #expect(Bool(false), "another error") }
    #expect(context.codingPath.map(\.stringValue) == ["rows", "Index 1"])
    #expect(context.debugDescription == "JSON has no number \(number).")
  }

  // MARK: Committed files

  /// Everything that this tool wrote and that is committed: snapshots and golden reports.
  private static func committedFiles() throws -> [URL] {
    let folders = ["snapshots", "Tests/Fixtures"].map { repository.appending(path: $0) }
    let files = folders.flatMap {
      FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil)?.allObjects ?? []
    }
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }

  @Test func committedFilesAreWrittenAsTheyStand() throws {
    var count = 0
    for file in try Self.committedFiles() {
      // A folder in the place of a file, and damaged text, are fixtures of another kind.
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      // Other tools write a colon without a space before it.
      guard text.contains("\" : "), let tree = try? JSONDecoder().decode(JSONTree.self, from: Data(text.utf8)) else {
        continue
      }
      count += 1
      #expect(Self.withoutReportEscapes(text) == (try Self.text(tree)) + "\n", "\(file.path)")
    }
    #expect(count > 25)
  }

  /// The text with what only reports escape standing for itself.
  private static func withoutReportEscapes(_ text: String) -> String {
    text.replacing(#/\\u([0-9a-f]{4})/#) { match in
      guard let code = UInt32(match.1, radix: 16), code >= 0x7F || code == 0x5B, let scalar = Unicode.Scalar(code)
      else {
        return String(match.0)
      }
      return String(scalar)
    }
  }

  @Test func theFastReaderTakesWhatIsWritten() throws {
    let folder = Self.repository.appending(path: "snapshots")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    #expect(!names.isEmpty)
    for name in names {
      let data = try Data(contentsOf: folder.appending(path: name))
      let surface = try Surface(snapshot: data)
      #expect(try surface.snapshotData() == data)
    }
  }

  // MARK: Foundation

  @Test func writesWhatFoundationOfLinuxWrites() throws {
    #if os(Linux)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      var random = Numbers(state: 20_26)
      for _ in 0..<500 {
        let tree = JSONTree.random(using: &random, depth: 4)
        #expect(try CanonicalJSON.bytes(of: tree) == Array(encoder.encode(tree)))
      }
      for shape in Shape.all { #expect(try CanonicalJSON.bytes(of: shape) == Array(encoder.encode(shape))) }
    #endif
  }
}

/// Ways to encode that a tree of values does not use.
private enum Shape: Encodable {
  case none
  case labelled(first: Int, second: [String: Bool?])
  case nested
  case inherited

  static let all: [Shape] = [.none, .labelled(first: 1, second: ["a": nil, "b": true]), .nested, .inherited]

  private enum Key: String, CodingKey { case list, object, more }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .none:
      var container = encoder.singleValueContainer()
      try container.encode([1: "a", 10: "b", 9: "c"])
    case .labelled(let first, let second):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(first, forKey: .list)
      try container.encode(second, forKey: .object)
      try container.encodeIfPresent(Int?.none, forKey: .more)
    case .nested:
      var container = encoder.container(keyedBy: Key.self)
      var list = container.nestedUnkeyedContainer(forKey: .list)
      try list.encodeNil()
      var inner = list.nestedContainer(keyedBy: Key.self)
      try inner.encode(UInt16(7), forKey: .more)
      var last = list.nestedUnkeyedContainer()
      try last.encode(contentsOf: [true, false])
      _ = container.nestedContainer(keyedBy: Key.self, forKey: .object)
    case .inherited:
      var container = encoder.container(keyedBy: Key.self)
      try 1.5.encode(to: container.superEncoder())
      try "x".encode(to: container.superEncoder(forKey: .more))
      var list = container.nestedUnkeyedContainer(forKey: .list)
      try [1, 2].encode(to: list.superEncoder())
    }
  }
}

/// The same numbers in each run.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension JSONTree {
  fileprivate static func random(using random: inout Numbers, depth: Int) -> JSONTree {
    switch Int.random(in: 0..<(depth == 0 ? 5 : 9), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .int(.random(in: .min ... .max, using: &random) >> Int.random(in: 0..<60, using: &random))
    case 3: return .number(number(using: &random))
    case 4: return .text(text(using: &random))
    case 5, 6: return .list(members(using: &random).map { _ in .random(using: &random, depth: depth - 1) })
    default:
      let pairs = members(using: &random).map { _ in
        (text(using: &random), JSONTree.random(using: &random, depth: depth - 1))
      }
      return .object(Dictionary(pairs) { first, _ in first })
    }
  }

  private static func members(using random: inout Numbers) -> Range<Int> { 0..<Int.random(in: 0...5, using: &random) }

  private static func number(using random: inout Numbers) -> Double {
    let value = Double(bitPattern: random.next())
    guard value.isFinite else { return 0.1 }
    return Bool.random(using: &random) ? value : Double(Int.random(in: -1_000_000...1_000_000, using: &random)) / 64
  }

  private static func text(using random: inout Numbers) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x7F, 0x20...0x7E, 0x80...0x2FF, 0x300...0x36F, 0x2000...0x206F, 0xE000...0x1_F9FF,
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let range = ranges[Int.random(in: 0..<ranges.count, using: &random)]
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
