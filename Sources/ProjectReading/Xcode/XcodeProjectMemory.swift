import Foundation
import SourceScanning

/// The Xcode projects that were read last, by all that is read of them.
///
/// Nearly every release changes a project by its version number and nothing else, and no target depends on that. All state
/// is behind the lock.
package final class XcodeProjectMemory: @unchecked Sendable {
  /// A project file without its version numbers, and the other files that Xcode projects are read from.
  private struct Key: Equatable {
    let text: [UInt8]
    let others: FileIdentities
  }

  private let lock = NSLock()
  private var last: [String: (key: Key, project: Project)] = [:]
  private let settings = LastOutcome<FileIdentities, Bool>()

  /// Nothing yet.
  package init() {}

  /// The project of a file, read now or before.
  ///
  /// - Throws: `ProjectError` where the file can't be read.
  func project(at path: String, in tree: any SourceTree) throws(ProjectError) -> Project? {
    guard let key = key(of: path, in: tree) else { return try XcodeProjectReader.project(at: path, in: tree) }
    if let known = lock.withLock({ last[path] }), known.key == key { return known.project }
    guard let project = try XcodeProjectReader.project(at: path, in: tree) else { return nil }
    lock.withLock { last[path] = (key, project) }
    return project
  }

  /// Nil where a setting may be made of a version number, or where the tree does not tell whether its files are the same.
  private func key(of path: String, in tree: any SourceTree) -> Key? {
    guard let bytes = try? tree.contents(of: path), let text = Self.withoutVersions(bytes),
      let others = FileIdentities(
        of: tree, where: { XcodeProjectReader.isRead($0) && !XcodeProjectReader.isProject($0) }),
      settings.value(for: others, { Self.isFreeOfVersions(tree) })
    else { return nil }
    return Key(text: text, others: others)
  }

  private static func isFreeOfVersions(_ tree: any SourceTree) -> Bool {
    tree.paths.filter { $0.hasSuffix(".xcconfig") }.allSatisfy { path in
      guard let bytes = try? tree.contents(of: path) else { return false }
      return !names.contains { name in isUsed(name, in: bytes[...]) }
    }
  }

  /// A project file without the lines that set a version number; nil where another line names one.
  static func withoutVersions(_ bytes: [UInt8]) -> [UInt8]? {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if isVersion(line) {
        // The number of the lines stays, which errors are told by.
        kept.append(UInt8(ascii: "\n"))
        continue
      }
      kept += line
      kept.append(UInt8(ascii: "\n"))
    }
    return names.contains { isUsed($0, in: kept[...]) } ? nil : kept
  }

  // `CURRENT_PROJECT_VERSION = 42;`, with nothing else on the line.
  private static func isVersion(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x09 || $0 == 0x20 }
    guard let first = text.first, first == UInt8(ascii: "C") || first == UInt8(ascii: "M"),
      let name = names.first(where: { text.starts(with: $0) })
    else { return false }
    let rest = text.dropFirst(name.count)
    let value = rest.dropFirst(" = ".utf8.count)
    return rest.starts(with: " = ".utf8) && value.last == UInt8(ascii: ";")
      && value.dropLast().allSatisfy { ByteClass.continuesIdentifier($0) || $0 == UInt8(ascii: ".") }
  }

  private static func isUsed(_ name: [UInt8], in bytes: ArraySlice<UInt8>) -> Bool {
    // The first letter of both is rare in what is lowercase, and the search for it is fast.
    var rest = bytes
    while let start = rest.firstIndex(of: name[0]) {
      if rest[start...].starts(with: name) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }

  private static let names = BuildSettings.versionKeys.map { Array($0.utf8) }
}
