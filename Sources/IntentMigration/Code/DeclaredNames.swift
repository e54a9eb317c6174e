import SourceScanning

/// Which files declare which names, as their text says: one look through an app's code, in place of one for each name.
struct DeclaredNames: Sendable {
  static let typeKeywords = ["struct", "class", "enum", "actor"]

  private var types: [String: [String]] = [:]
  private var protocols: [String: [String]] = [:]
  private var aliases: [String: [String]] = [:]

  init(_ files: [(path: String, bytes: [UInt8])] = []) {
    for (path, bytes) in files {
      for keyword in Self.typeKeywords { Self.add(path, keyword, in: bytes, to: &types) }
      Self.add(path, "protocol", in: bytes, to: &protocols)
      Self.add(path, "typealias", in: bytes, to: &aliases)
    }
  }

  /// The files with a type of a name, inside other types or not; in the order in which they were given.
  func paths(ofType name: String) -> [String] { types[name] ?? [] }

  /// The files with a protocol of a name.
  func paths(ofProtocol name: String) -> [String] { protocols[name] ?? [] }

  /// The files that give a name to another type.
  func paths(ofAlias name: String) -> [String] { aliases[name] ?? [] }

  private static func add(
    _ path: String, _ keyword: String, in bytes: [UInt8], to names: inout [String: [String]]
  ) {
    let wanted = keyword + " "
    var rest = bytes[...]
    while let start = rest.firstOffset(of: wanted) {
      let end = start + wanted.utf8.count
      rest = bytes[end...]
      guard start == 0 || !ByteClass.continuesIdentifier(bytes[start - 1]) else { continue }
      let name = String(decoding: rest.prefix(while: ByteClass.continuesIdentifier), as: UTF8.self)
      if !name.isEmpty, names[name]?.last != path { names[name, default: []].append(path) }
    }
  }
}
