/// Code that is short and asks for much: one of the known shapes, or a graph of references that the bytes make.
enum SemanticBombFuzz {
  /// What the known shapes are large with; the fuzzer's own limits on time and memory judge.
  private static let size = 20_000

  static func read(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let bombs = SemanticBomb.allCases
    let (path, code) =
      Int(first) < bombs.count
      ? (bombs[Int(first)].path, bombs[Int(first)].code(bytes: size) + ReferenceGraph(bytes: bytes.dropFirst()).code)
      : ("A.swift", ReferenceGraph(bytes: bytes.dropFirst()).code)
    let reading = SourceReader(options: ReadingOptions(threads: 1)).read(
      MemoryTree(bytes: [path: Array(code.utf8), "Good.swift": Array(good.utf8)]))
    demand(reading.surface.intents.contains { $0.identifier == "GoodIntent" }, "another file was not read")
  }

  private static let good =
    "import AppIntents\nstruct GoodIntent: AppIntent { static let title: LocalizedStringResource = \"Good\" }\n"
}
