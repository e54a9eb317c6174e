// The macros of the stub, as a compiler plugin: it reads the compiler's messages and answers with text.
// It needs no swift-syntax, which SwiftPM would have to build a second time for it.
import Foundation

/// What a macro adds, as far as it shows in the framework's interface.
private struct Expansion: Decodable {
  struct Source: Decodable { var source: String }
  struct Macro: Decodable { var typeName: String }

  var macro: Macro
  var macroRole: String
  var declSyntax: Source
  var extendedTypeSyntax: Source?
  /// `struct Placeholder: AppIntent, OpenIntent {}`, with the protocols that the type does not name itself.
  var conformanceListSyntax: Source?

  var text: String {
    switch macroRole {
    case "memberAttribute": isPlainVariable ? (macro.typeName == "Intent" ? "@IntentParameter" : "@EntityProperty") : ""
    case "extension": conformances.map { "extension \(extendedTypeSyntax?.source ?? ""): \($0) {}" } ?? ""
    default: ""
    }
  }

  private var conformances: String? {
    conformanceListSyntax?.source.split(separator: ":").dropFirst().first?.split(separator: "{").first.map(String.init)
  }

  /// A stored variable of instances without a wrapper of its own.
  private var isPlainVariable: Bool {
    let words = declSyntax.source.split { " \n\t".contains($0) }
    return words.contains("var") && !words.contains("static") && !declSyntax.source.contains { "@{".contains($0) }
  }
}

private struct Message: Decodable {
  var expandAttachedMacro: Expansion?
}

private struct Capability: Encodable {
  struct Result: Encodable { var capability = ["protocolVersion": 7] }
  var getCapabilityResult = Result()
}

private struct Answer: Encodable {
  struct Result: Encodable {
    var expandedSource: String
    var diagnostics: [String] = []
  }
  var expandMacroResult: Result
}

@main enum StubMacros {
  /// A message is its length in eight bytes, the lowest first, and JSON.
  static func main() throws {
    while let head = try bytes(8), let body = try bytes(head.reversed().reduce(0) { $0 << 8 | Int($1) }), !body.isEmpty {
      let expansion = try JSONDecoder().decode(Message.self, from: body).expandAttachedMacro
      let answer =
        try expansion.map { try JSONEncoder().encode(Answer(expandMacroResult: .init(expandedSource: $0.text))) }
        ?? JSONEncoder().encode(Capability())
      let length = Data((0..<8).map { UInt8(truncatingIfNeeded: answer.count >> (8 * $0)) })
      try FileHandle.standardOutput.write(contentsOf: length + answer)
    }
  }

  private static func bytes(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty else { return nil }
      data += more
    }
    return data
  }
}
