/// Source code in which names refer to each other as bytes say: circles, diamonds and fans of every kind of reference
/// that the reader follows.
///
/// `SemanticBomb` has the shapes that somebody thought of; this has the others. Used by the tests and a fuzz target.
package struct ReferenceGraph: Sendable {
  private let bytes: [UInt8]

  /// How many names there are; few, so that they meet.
  private static let names: UInt8 = 24
  /// More declarations make a larger file and no other shape.
  private static let limit = 1_500

  /// Makes one of bytes, of which four make a declaration.
  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes.prefix(4 * Self.limit)) }

  /// The code; the same bytes give the same.
  package var code: String {
    var lines = ["import AppIntents"]
    for start in stride(from: 0, to: bytes.count - 3, by: 4) {
      let names = bytes[(start + 1)...(start + 3)].map { $0 % Self.names }
      lines.append(Self.declaration(bytes[start], names[0], names[1], names[2], number: start / 4))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func declaration(_ kind: UInt8, _ a: UInt8, _ b: UInt8, _ c: UInt8, number: Int) -> String {
    let text = "LocalizedStringResource"
    return switch kind % 16 {
    case 0: "let v\(a) = v\(b) + v\(c)"
    case 1: "let v\(a) = \"text \\(v\(b)) \\(T\(c).v\(a))\""
    case 2: "extension T\(a) { static let v\(b) = T\(c).v\(a) + v\(b) }"
    case 3: "typealias T\(a) = T\(b)"
    case 4: "typealias T\(a) = T\(b) & T\(c)"
    case 5: "typealias T\(a) = T\(b).T\(c)"
    case 6: "protocol T\(a): T\(b), T\(c) {}"
    case 7: "class T\(a): T\(b), T\(c) { static var title: \(text) { v\(c) } }"
    case 8: "extension T\(a): T\(b) { static let title: \(text) = v\(c) }"
    case 9:
      "struct I\(number): T\(a), AppIntent { static let title: \(text) = v\(b); @Parameter(title: v\(c)) var p: T\(c) }"
    case 10: "enum T\(a): String, AppEnum, T\(b) { case one = v\(c), two; typealias T\(c) = T\(a) }"
    case 11:
      "struct T\(a): AppEntity, T\(b) { static let defaultQuery = T\(c)(); @Property(title: v\(b)) var q: T\(a) }"
    case 12: "#if F\(a) && !F\(b)\nlet v\(c) = v\(a)\n#elseif F\(c)\nlet v\(a) = v\(c)\n#endif"
    case 13:
      "struct P\(number): AppShortcutsProvider { static var appShortcuts: [AppShortcut] { v\(a) + T\(b).v\(c) + appShortcuts } }"
    case 14: "extension T\(a) { struct T\(b): T\(c) { static let v\(a) = v\(b) } }"
    default:
      "extension T\(a) where Self: T\(b) { static var parameterSummary: some ParameterSummary { Summary(v\(c)) } }"
    }
  }
}
