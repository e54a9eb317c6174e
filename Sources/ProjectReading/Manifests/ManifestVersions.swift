import IntentSurface
import SourceScanning

/// Which manifest of a package the newest Swift takes: `Package.swift`, or a `Package@swift-5.9.swift` beside it.
///
/// As `swift package describe` of 6.3 does: one that is named for this version of Swift, or its major version, comes
/// first; of the others the newest that is not too new, where its tools version is above that of `Package.swift`. Teams
/// use two versions now: what is named for either counts.
struct ManifestVersions {
  private let tree: any SourceTree
  /// The newest first.
  private static let current: [[Substring]] = [["6", "4"], ["6", "3"]]
  private static let prefix = "Package@swift-"

  init(in tree: any SourceTree) { self.tree = tree }

  /// The path of the manifest that counts.
  func manifest(for path: String) -> String {
    let folder = RelativePath.folder(of: path)
    let start = (folder.isEmpty ? "" : folder + "/") + Self.prefix
    let versions = tree.paths.filter { $0.hasPrefix(start) && $0.hasSuffix(".swift") }
      .map { (path: $0, parts: $0.dropFirst(start.count).dropLast(".swift".count).split(separator: ".")) }
    let exact = (Self.current + [["6"]]).lazy.compactMap { name in versions.first { $0.parts == name } }.first
    if let exact { return exact.path }
    let newest = VersionNumber(Self.current[0].joined(separator: "."))
    let older = versions.map { (path: $0.path, number: VersionNumber($0.parts.joined(separator: "."))) }
      .filter { $0.number < newest }.max { $0.number < $1.number }
    guard let older, let own = toolsVersion(of: older.path), let base = toolsVersion(of: path), base < own else {
      return path
    }
    return older.path
  }

  /// `// swift-tools-version:5.9`
  func toolsVersion(of path: String) -> VersionNumber? {
    guard let bytes = try? tree.contents(of: path) else { return nil }
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.firstMatch(of: /swift-tools-version:\s*([0-9.]+)/).map { VersionNumber(String($0.1)) }
  }
}
