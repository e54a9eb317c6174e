import Foundation
import ProjectReading
import SourceScanning

/// What code finds in the property list of the bundle that it runs in, filled in by the settings of its target.
struct BundleTexts: Hashable, Sendable {
  /// By app or extension, then by key; nil for a value that is no text or that can't be told.
  private var texts: [String: [String: String?]] = [:]

  /// No bundle is known.
  init() {}

  /// Those of every app and extension; none where no code asks its bundle for anything.
  init(_ membership: Membership, askedBy files: [ParsedFile], in tree: any SourceTree) {
    guard files.contains(where: { Self.isAsked(by: $0) }) else { return }
    for member in membership.members where member.target.kind.host != nil {
      texts[member.name] = Self.texts(of: member.target, in: tree)
    }
  }

  /// What some bundles say, each list once; none where one is not known.
  func lists(of hosts: [String]) -> [[String: String?]] {
    let lists = hosts.map { texts[$0] }
    guard !lists.contains(nil) else { return [] }
    return lists.compactMap(\.self).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func isAsked(by file: ParsedFile) -> Bool {
    words.contains(where: file.bytes.contains(text:))
  }

  private static let words = ["infoDictionary", "InfoDictionaryKey", "bundleIdentifier"]

  private static func texts(of target: ProjectTarget, in tree: any SourceTree) -> [String: String?]? {
    var list: [String: String?] = [:]
    if target.writtenList != nil || target.propertyList != nil {
      guard let bytes = target.propertyListBytes(in: tree), bytes.count <= sizeLimit,
        let found = try? PropertyListSerialization.propertyList(
          from: Data(PropertyListGuard.readable(bytes)), format: nil) as? [String: Any]
      else { return nil }
      list = found.mapValues { $0 as? String }
    } else if !target.makesPropertyList {
      return nil
    }
    // What every build writes itself, from settings that other readers follow.
    for key in builtKeys where list[key] == nil { list.updateValue(nil, forKey: key) }
    if let identifier = target.bundleIdentifier { list["CFBundleIdentifier"] = identifier }
    return list.mapValues { text in text.map(target.settings.filled).flatMap { $0.contains("$") ? nil : $0 } }
  }

  private static let builtKeys = [
    "CFBundleDisplayName", "CFBundleExecutable", "CFBundleIdentifier", "CFBundleName", "CFBundleShortVersionString",
    "CFBundleVersion",
  ]
  private static let sizeLimit = 1 << 20
}
