import SourceScanning

/// The lines of a `project.pbxproj`, as Xcode writes them: an object begins at two tabs, and a list holds one id a line.
struct ProjectText {
  typealias Line = ArraySlice<UInt8>

  private enum State { case kept, new, gone }

  private var lines: [(text: Line, state: State)]

  init(_ bytes: [UInt8]) {
    lines = bytes[...].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { ($0, .kept) }
  }

  /// What makes the file out of the one that it was read from.
  func edits(of path: String) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var (offset, waiting) = (0, "")
    for line in lines {
      let text = String(decoding: line.text, as: UTF8.self) + "\n"
      guard line.state != .new else {
        waiting += text
        continue
      }
      let end = offset + line.text.count + 1
      let (range, expected) = line.state == .gone ? (offset..<end, text) : (offset..<offset, "")
      if !expected.isEmpty || !waiting.isEmpty {
        edits.append(SourceEdit(path: path, range: range, expected: expected, replacement: waiting))
        waiting = ""
      }
      offset = end
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
  func places(of ids: Set<String>) -> [Place] { places { ids.contains($0.id) } }

  /// What stands in lists, as far as it is wanted.
  func places(where isWanted: (Place) -> Bool) -> [Place] {
    var found: [Place] = []
    var (owner, key, before): (String, String, [String]) = ("", "", [])
    for (line, _) in lines {
      if line.starts(with: Self.objectIndent), line.dropFirst(2).first != UInt8(ascii: "\t") {
        (owner, key) = (Self.id(of: line) ?? "", "")
      } else if line.hasSuffix(" = (") {
        key = Self.id(of: line) ?? ""
        before = []
      } else if line.last == UInt8(ascii: ","), !key.isEmpty, let id = Self.entry(of: line) {
        let place = Place(owner: owner, key: key, id: id, line: line, before: before)
        if isWanted(place) { found.append(place) }
        before.append(id)
      }
    }
    return found
  }

  /// An id in a list of an object, or a path in one.
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
    let known = (head + 1..<tail).filter { Self.entry(of: lines[$0].text).map(place.before.contains) == true }
    lines.insert((place.line, .new), at: (known.last ?? head) + 1)
    return true
  }

  /// Takes a path or an id out of a list.
  mutating func remove(_ place: Place) {
    guard let start = start(of: place.owner), let end = end(from: start),
      let index = (start...end).first(where: { lines[$0].text == place.line })
    else { return }
    lines[index].state = .gone
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
    lines.insert(contentsOf: object.map { ($0, .new) }, at: next ?? tail)
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

  /// What a line of a list holds: an id, without the remark behind it, or a path, without quotation marks.
  private static func entry(of line: Line) -> String? {
    let text = line.drop { $0 == UInt8(ascii: "\t") }
    let isQuoted = text.first == UInt8(ascii: "\"")
    let entry =
      isQuoted
      ? text.dropFirst().prefix { $0 != UInt8(ascii: "\"") } : text.prefix { !" ,".utf8.contains($0) }
    return entry.isEmpty ? nil : String(decoding: entry, as: UTF8.self)
  }

  /// The text of a key of an object that is no list.
  func value(of key: String, in id: String) -> String? {
    (object(id) ?? []).lazy.compactMap { Self.value(of: key, in: String(decoding: $0, as: UTF8.self)) }.first
  }

  /// The text behind a key on a line.
  static func value(of key: String, in line: String) -> String? {
    let text = line.trimmingPrefix { $0 == "\t" }
    guard text.hasPrefix(key + " = ") else { return nil }
    let value = text.dropFirst(key.count + 3).split(separator: ";").first ?? ""
    let word = value.hasPrefix("\"") ? value.dropFirst().prefix { $0 != "\"" } : value.prefix { $0 != " " }
    return word.isEmpty ? nil : String(word)
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
