import IntentSurface
import ProjectReading
import SourceScanning

/// Swift code that scripts of an app have as text and write into its targets before a build: which types it has can be
/// told, and not what becomes of them.
struct WrittenCode {
  /// The texts of each script, at their lines, with the targets that it may write them into.
  let files: [(file: ParsedFile, hosts: [String])]

  init(_ membership: Membership, in tree: any SourceTree) {
    var hosts: [String: Set<String>] = [:]
    for member in membership.members where !member.target.writers.isEmpty {
      for path in tree.paths where Self.isWritten(path, by: member.target.writers) {
        hosts[path, default: []].insert(member.name)
      }
    }
    files = hosts.sorted { $0.key < $1.key }.compactMap { path, hosts in
      guard let bytes = try? tree.contents(of: path), bytes.contains(text: "import ") else { return nil }
      return (ParsedFile(path: path, bytes: Self.templates(in: bytes)), hosts.sorted())
    }
  }

  private static func isWritten(_ path: String, by writers: Set<String>) -> Bool {
    ExpoReader.isPlugin(path)
      && writers.contains { path == $0 || path.hasPrefix($0 + ".") || path.hasPrefix($0 + "/") }
  }

  /// What stands between backticks; all else is blank.
  private static func templates(in bytes: [UInt8]) -> [UInt8] {
    var (isInside, isEscaped) = (false, false)
    return bytes.map { byte in
      defer { isEscaped = byte == UInt8(ascii: "\\") && !isEscaped }
      if byte == UInt8(ascii: "`"), !isEscaped { isInside.toggle() }
      return isInside && byte != UInt8(ascii: "`") || byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " ")
    }
  }
}
