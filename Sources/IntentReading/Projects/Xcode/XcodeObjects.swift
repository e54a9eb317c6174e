import Foundation

/// The objects of a `project.pbxproj` by their ids, as the file has them: any of them may be missing or of a wrong shape.
struct XcodeObjects {
  private let objects: [String: Any]
  let root: XcodeObject

  static let sizeLimit = 32 << 20

  /// Reads a property list of the old style.
  init(_ bytes: [UInt8]) throws(ProjectError) {
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge(bytes: bytes.count, limit: Self.sizeLimit) }
    if let line = Self.lineOfConflict(in: bytes) { throw .mergeConflict(line: line) }
    let list = try Self.propertyList(bytes)
    guard let objects = list["objects"] as? [String: Any] else { throw .noProject(missing: "objects") }
    guard let id = list["rootObject"] as? String, let root = objects[id] as? [String: Any] else {
      throw .noProject(missing: "root object")
    }
    self.objects = objects
    self.root = XcodeObject(id: id, fields: root)
  }

  subscript(id: String?) -> XcodeObject? {
    guard let id, let fields = objects[id] as? [String: Any] else { return nil }
    return XcodeObject(id: id, fields: fields)
  }

  /// The objects that a list names; those that are not there are left out.
  func all(_ ids: [String]) -> [XcodeObject] { ids.compactMap { self[$0] } }

  /// Every object of some kinds, sorted by id.
  func all(ofKinds kinds: Set<String>) -> [XcodeObject] {
    objects.keys.sorted().compactMap { self[$0] }.filter { kinds.contains($0.kind) }
  }

  // Xcode writes the old style only. The other styles have parsers of their own, with limits of their own.
  private static func propertyList(_ bytes: [UInt8]) throws(ProjectError) -> [String: Any] {
    // A comment in front says which encoding it has.
    guard let first = bytes.first(where: { !$0.isBlank }), "/{".utf8.contains(first) else {
      throw .malformed(detail: "it does not start with “{”", line: 1)
    }
    do {
      let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      guard let list = list as? [String: Any] else {
        throw ProjectError.malformed(detail: "it is no dictionary", line: 1)
      }
      return list
    } catch let error as ProjectError {
      throw error
    } catch {
      let words = Self.words(of: error as NSError)
      throw .malformed(
        detail: words.isEmpty ? "it is no property list" : words,
        line: words.firstMatch(of: #/line ([0-9]+)/#).flatMap { Int($0.1) })
    }
  }

  // Foundation keeps the old style's error beside that of the XML that it tried before; on Linux in a type of its own.
  private static func words(of error: NSError) -> String {
    let inner = error.userInfo["kCFPropertyListOldStyleParsingError"].map { "\($0)" }
    let words = inner?.firstMatch(of: #/NSDebugDescription=(.*)\}/#).map { String($0.1) }
    return words ?? error.userInfo["NSDebugDescription"] as? String ?? ""
  }

  private static func lineOfConflict(in bytes: [UInt8]) -> Int? {
    let mark = Array("<<<<<<< ".utf8)
    var line = 1
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      if bytes[start...].starts(with: mark) { return line }
      line += 1
      start = end + 1
    }
    return nil
  }
}

/// One object, with its fields as they were written.
struct XcodeObject {
  let id: String
  let fields: [String: Any]

  /// `PBXNativeTarget`.
  var kind: String { text("isa") ?? "" }

  func text(_ key: String) -> String? { fields[key] as? String }

  func texts(_ key: String) -> [String] { (fields[key] as? [Any])?.compactMap { $0 as? String } ?? [] }

  /// A dictionary of texts; a list in it is its words, as build settings have it.
  func settings(_ key: String) -> [String: String] {
    guard let table = fields[key] as? [String: Any] else { return [:] }
    return table.compactMapValues { value in
      value as? String ?? (value as? [Any])?.compactMap { $0 as? String }.joined(separator: " ")
    }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
