import SourceScanning

/// The objects of a `project.pbxproj` by their ids, as the file has them: any of them may be missing or of a wrong shape.
struct XcodeObjects {
  private let objects: [String: PropertyListText]
  /// The ids of those of each kind.
  private let kinds: [String: [String]]
  let root: XcodeObject

  static let sizeLimit = 32 << 20

  /// Reads a property list of the old style, the only one that Xcode writes.
  init(_ bytes: [UInt8]) throws(ProjectError) {
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge(bytes: bytes.count, limit: Self.sizeLimit) }
    if let line = ConflictMarkers.firstLine(in: bytes) { throw .mergeConflict(line: line) }
    // A comment in front says which encoding it has.
    guard let first = bytes.first(where: { !$0.isBlank }), "/{".utf8.contains(first) else {
      throw .malformed(detail: "it does not start with “{”", line: 1)
    }
    guard let list = try PropertyListText(bytes).table else {
      throw .malformed(detail: "it is not a dictionary", line: 1)
    }
    guard let objects = list["objects"]?.table else { throw .noProject(missing: "objects") }
    guard let id = list["rootObject"]?.text, let root = objects[id]?.table else {
      throw .noProject(missing: "root object")
    }
    self.objects = objects
    kinds = objects.reduce(into: [:]) { kinds, object in
      if let kind = object.value.table?["isa"]?.text { kinds[kind, default: []].append(object.key) }
    }
    self.root = XcodeObject(id: id, fields: root)
  }

  subscript(id: String?) -> XcodeObject? {
    guard let id, let fields = objects[id]?.table else { return nil }
    return XcodeObject(id: id, fields: fields)
  }

  /// The objects that a list names; those that are not there are left out.
  func all(_ ids: [String]) -> [XcodeObject] { ids.compactMap { self[$0] } }

  /// Every object of some kinds, sorted by id.
  func all(ofKinds kinds: Set<String>) -> [XcodeObject] {
    all(kinds.flatMap { self.kinds[$0] ?? [] }.sorted())
  }
}

/// One object, with its fields as they were written.
struct XcodeObject {
  let id: String
  let fields: [String: PropertyListText]

  /// `PBXNativeTarget`.
  var kind: String { text("isa") ?? "" }

  func text(_ key: String) -> String? { fields[key]?.text }

  func texts(_ key: String) -> [String] { fields[key]?.list.compactMap(\.text) ?? [] }

  /// A dictionary of texts; a list in it is its words, as build settings have it.
  func settings(_ key: String) -> [String: String] {
    (fields[key]?.table ?? [:]).mapValues { $0.text ?? $0.list.compactMap(\.text).joined(separator: " ") }
  }
}

extension UInt8 {
  /// Whether it is a space, a tab or the end of a line.
  var isBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
