import IntentRules
import IntentSurface
import SourceScanning

extension TextTableCode {
  /// Whether a file is a table of phrases, by its path.
  static func hasPhrases(_ path: String) -> Bool {
    ["AppShortcuts.xcstrings", "AppShortcuts.strings"].contains(RelativePath.name(of: path))
  }

  /// Whether it has texts of a language; a catalogue has those of all.
  func holds(_ language: String) -> Bool {
    catalogue != nil || RelativePath.folders(of: file.path).last == "\(language).lproj"
  }

  /// The edit that gives a key more texts in a language; nil where the table has room for one, and has one.
  func adding(_ texts: [String], for key: String, in language: String) -> SourceEdit? {
    guard let strings = catalogue else { return line(texts, for: key) }
    guard let entry = strings[key] else { return insert([key, "localizations", language], texts, into: strings) }
    guard let languages = entry["localizations"] else {
      return insert(["localizations", language], texts, into: entry)
    }
    guard let found = languages[language] else { return insert([language], texts, into: languages) }
    if let values = found["stringSet"]?["values"] {
      let gap = values.elements.last.map { self.gap(before: $0) } ?? ""
      let added = texts.map { "," + gap + IntentCode.jsonLiteral($0) }.joined()
      guard let last = values.elements.last else {
        return file.replace(values.range, with: "[\(texts.map(IntentCode.jsonLiteral).joined(separator: ", "))]")
      }
      return file.replace(last.range.upperBound..<last.range.upperBound, with: added)
    }
    guard let value = found["stringUnit"]?["value"]?.text else { return nil }
    let depth = file.indentation(at: found.range.lowerBound)
    return file.replace(found.range, with: object([], [value] + texts, depth))
  }

  // MARK: Catalogues

  /// Adds a member with the first key; what is in it has the others.
  private func insert(_ keys: [String], _ texts: [String], into object: JSONPlace) -> SourceEdit {
    let depth = memberIndentation(of: object)
    let member = depth + named(keys[0]) + self.object(keys.dropFirst(), texts, depth)
    guard let last = object.members.last else {
      let outer = file.indentation(at: object.range.lowerBound)
      return file.replace(object.range, with: "{" + file.newline + member + file.newline + outer + "}")
    }
    let end = last.value.range.upperBound
    return file.replace(end..<end, with: "," + file.newline + member)
  }

  /// An object in an object for each key, and the texts in the innermost.
  private func object(_ keys: ArraySlice<String>, _ texts: [String], _ depth: String) -> String {
    let values = texts.map { depth + "      " + IntentCode.jsonLiteral($0) }.joined(separator: "," + file.newline)
    let members =
      keys.first.map { [depth + "  " + named($0) + object(keys.dropFirst(), texts, depth + "  ")] }
      ?? [
        depth + "  " + named("stringSet") + "{", depth + "    " + named("state") + "\"translated\",",
        depth + "    " + named("values") + "[", values, depth + "    ]", depth + "  }",
      ]
    return (["{"] + members + [depth + "}"]).joined(separator: file.newline)
  }

  // Xcode writes a space in front of the colon, most other programs do not.
  private func named(_ key: String) -> String {
    let isOfXcode = String(decoding: file.bytes, as: UTF8.self).contains("\" : ")
    return IntentCode.jsonLiteral(key) + (isOfXcode ? " : " : ": ")
  }

  private func memberIndentation(of object: JSONPlace) -> String {
    object.members.first.map { file.indentation(at: $0.start) } ?? file.indentation(at: object.range.lowerBound) + "  "
  }

  private func gap(before place: JSONPlace) -> String {
    let isOwnLine = file.bytes[..<place.range.lowerBound].reversed().prefix { $0 != 0x0A }
      .allSatisfy { $0 == 0x20 || $0 == 0x09 }
    return isOwnLine ? file.newline + file.indentation(at: place.range.lowerBound) : " "
  }

  // MARK: Strings

  private func line(_ texts: [String], for key: String) -> SourceEdit? {
    guard texts.count == 1, let first = texts.first, entry(key) == nil else { return nil }
    let end = file.bytes.count
    let gap = file.bytes.isEmpty || file.bytes.last == 0x0A ? "" : file.newline
    let line = "\(IntentCode.jsonLiteral(key)) = \(IntentCode.jsonLiteral(first));"
    return file.replace(end..<end, with: gap + line + file.newline)
  }
}

extension IntentCode {
  /// A text between quotation marks, as JSON and `.strings` files have it.
  fileprivate static func jsonLiteral(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("\t", with: "\\t")
    return "\"\(escaped)\""
  }
}
