import SourceScanning

/// The lines of a `project.pbxproj`, as Xcode writes them: an object begins at two tabs, and a list holds one id a line.
struct ProjectText {
  typealias Line = ArraySlice<UInt8>

  private var lines: [(text: Line, isNew: Bool)]

  init(_ bytes: [UInt8]) {
    lines = bytes[...].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { ($0, false) }
  }

  /// What makes the file out of the one that it was read from.
  func edits(of path: String) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var (offset, waiting) = (0, "")
    for line in lines {
      if line.isNew {
        waiting += String(decoding: line.text, as: UTF8.self) + "\n"
      } else {
        if !waiting.isEmpty {
          edits.append(SourceEdit(path: path, range: offset..<offset, expected: "", replacement: waiting))
          waiting = ""
        }
        offset += line.text.count + 1
      }
    }
    return edits
  }

  /// The objects of a kind that are written on one line which has a text, by their ids.
  func objects(of kind: String, naming text: String) -> [(id: String, line: Line)] {
    lines.compactMap { line, _ in
      guard line.starts(with: Self.objectIndent), line.hasText("isa = \(kind);"), line.hasText(text) else { return nil }
      return Self.id(of: line).map { ($0, line) }
    }
  }

  /// Whether a text stands somewhere.
  func contains(_ text: String) -> Bool { lines.contains { $0.text.hasText(text) } }

  /// The lines of an object on several lines.
  func object(_ id: String) -> [Line]? {
    guard let start = start(of: id), let end = end(from: start) else { return nil }
    return lines[start...end].map(\.text)
  }

  /// Where ids stand in lists.
  func places(of ids: Set<String>) -> [Place] {
    var found: [Place] = []
    var (owner, key, before): (String, String, [String]) = ("", "", [])
    for (line, _) in lines {
      if line.starts(with: Self.objectIndent), line.dropFirst(2).first != UInt8(ascii: "\t") {
        (owner, key) = (Self.id(of: line) ?? "", "")
      } else if line.hasSuffix(" = (") {
        key = Self.id(of: line) ?? ""
        before = []
      } else if line.last == UInt8(ascii: ","), !key.isEmpty, let id = Self.id(of: line) {
        if ids.contains(id) { found.append(Place(owner: owner, key: key, id: id, line: line, before: before)) }
        before.append(id)
      }
    }
    return found
  }

  /// An id in a list of an object.
  struct Place {
    let owner: String
    let key: String
    let id: String
    let line: Line
    /// The ids that stand before it.
    let before: [String]
  }

  /// Adds an id to a list, behind that before it; whether there is such a list.
  mutating func insert(_ place: Place) -> Bool {
    guard let start = start(of: place.owner), let end = end(from: start) else { return false }
    let head = (start...end).first { lines[$0].text.hasSuffix("\(place.key) = (") }
    guard let head, let tail = (head...end).first(where: { lines[$0].text.hasSuffix(");") }) else { return false }
    let known = (head + 1..<tail).filter { Self.id(of: lines[$0].text).map(place.before.contains) == true }
    lines.insert((place.line, true), at: (known.last ?? head) + 1)
    return true
  }

  /// Adds the lines of an object to the section of its kind, in the order of the ids; whether there is one.
  mutating func insert(_ object: [Line], id: String, of kind: String) -> Bool {
    guard let head = lines.firstIndex(where: { $0.text.starts(with: Array("/* Begin \(kind) section */".utf8)) }),
      let tail = lines[head...].firstIndex(where: { $0.text.starts(with: Array("/* End \(kind) section */".utf8)) })
    else { return false }
    let next = (head + 1..<tail).first { index in
      let line = lines[index].text
      return line.starts(with: Self.objectIndent) && (Self.id(of: line) ?? "") > id
        && line.dropFirst(2).first != UInt8(ascii: "\t") && line.dropFirst(2).first != UInt8(ascii: "}")
    }
    lines.insert(contentsOf: object.map { ($0, true) }, at: next ?? tail)
    return true
  }

  private static let objectIndent = Array("\t\t".utf8)

  private func start(of id: String) -> Int? {
    let wanted = Self.objectIndent + Array("\(id) ".utf8)
    return lines.firstIndex { $0.text.starts(with: wanted) && $0.text.last == UInt8(ascii: "{") }
  }

  private func end(from start: Int) -> Int? {
    lines[start...].firstIndex { $0.text.elementsEqual(Array("\t\t};".utf8)) }
  }

  /// The first word of a line.
  static func id(of line: Line) -> String? {
    let word = line.drop { $0 == UInt8(ascii: "\t") }.prefix { ByteClass.continuesIdentifier($0) }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasText(_ text: String) -> Bool { firstOffset(of: text) != nil }

  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
