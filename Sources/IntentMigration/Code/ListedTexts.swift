import SourceScanning

/// The texts of property lists: those of a list that named a class, `IntentsSupported` and its like, or of a key.
enum ListedTexts {
  /// A text in each list again that had it and is still there, behind what stood before it.
  ///
  /// - Parameter key: of the only lists in question; nil for any.
  static func edits(for text: String, under key: String? = nil, in context: ProposalContext) -> [SourceEdit] {
    guard let old = context.old else { return [] }
    return old.paths.filter { $0.hasSuffix(".plist") }.flatMap { path -> [SourceEdit] in
      guard let before = old.bytes(path), let after = context.new.bytes(path), before.contains(words: text) else {
        return []
      }
      var now = lists(in: after)
      return lists(in: before).compactMap { list -> SourceEdit? in
        // Those of one key are told apart by their order.
        guard let index = now.firstIndex(where: { $0.key == list.key }) else { return nil }
        let other = now.remove(at: index).value
        guard key ?? list.key == list.key, list.value.entries.contains(text), !other.entries.contains(text) else {
          return nil
        }
        let known = list.value.entries.prefix { $0 != text }.last(where: other.entries.contains)
        return edit(adding: text, to: other, behind: known, in: path, after)
      }
    }
  }

  /// A text behind all others of the first list under a key; nil where there is none.
  static func edit(adding text: String, under key: String, in path: String, _ code: CodeTree) -> SourceEdit? {
    guard let bytes = code.bytes(path), let list = lists(in: bytes).first(where: { $0.key == key })?.value else {
      return nil
    }
    return edit(adding: text, to: list, behind: list.entries.last, in: path, bytes)
  }

  /// The same in the YAML that lists are made from: behind all others of the first list under a key.
  static func edit(adding text: String, under key: String, inYAML path: String, _ code: CodeTree) -> SourceEdit? {
    let lines = code.text(path)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    guard let head = lines.firstIndex(where: { $0.drop(while: \.isWhitespace) == "\(key):" }) else { return nil }
    let entries = lines[(head + 1)...].prefix { $0.drop(while: \.isWhitespace).hasPrefix("- ") }
    guard let last = entries.last else { return nil }
    let end = lines[..<entries.endIndex].reduce(-1) { $0 + $1.utf8.count + 1 }
    let added = "\n\(last.prefix(while: \.isWhitespace))- \(text)"
    return SourceEdit(path: path, range: end..<end, expected: "", replacement: added)
  }

  /// Another text under a key of a dictionary in another; nil where there is none.
  static func edit(setting keys: [String], to text: String, in path: String, _ code: CodeTree) -> SourceEdit? {
    guard let bytes = code.bytes(path), let root = PropertyListPlace.root(of: bytes),
      let place = keys.reduce(Optional(root), { $0?[$1] }), place.text != nil
    else { return nil }
    let shipped = String(decoding: bytes[place.inner], as: UTF8.self)
    return SourceEdit(path: path, range: place.inner, expected: shipped, replacement: text)
  }

  private static func edit(
    adding text: String, to list: PropertyListPlace, behind known: String?, in path: String, _ bytes: [UInt8]
  ) -> SourceEdit {
    let element = known.flatMap { known in list.elements.first { $0.text == known } }
    let place = element?.range.upperBound ?? list.inner.lowerBound
    let own = (element ?? list.elements.first).map { bytes.indentation(at: $0.range.lowerBound) }
    let indentation = own ?? bytes.indentation(at: list.range.lowerBound) + "\t"
    return SourceEdit(
      path: path, range: place..<place, expected: "", replacement: "\n\(indentation)<string>\(text)</string>")
  }

  private static func lists(in bytes: [UInt8]) -> [(key: String, value: PropertyListPlace)] {
    PropertyListPlace.root(of: bytes).map(lists) ?? []
  }

  private static func lists(in place: PropertyListPlace) -> [(key: String, value: PropertyListPlace)] {
    guard case .dictionary(let pairs) = place.content else { return place.elements.flatMap(lists) }
    return pairs.flatMap { pair in
      if case .array = pair.value.content { [pair] + lists(in: pair.value) } else { lists(in: pair.value) }
    }
  }
}

extension PropertyListPlace {
  fileprivate var entries: [String] { elements.compactMap(\.text) }
}
