/// What people read for a key that the code has in place of a text, in the language of the code.
///
/// `LocalizedStringResource("intent.title.open")` shows what the app's `Localizable` table has under that key; with
/// `table: "Siri"`, what its table of that name has.
package struct LocalizedText: Codable, Hashable, Sendable {
  /// The key, as the code spells it.
  package var key: String
  /// What people read.
  package var text: String

  /// Makes one of its two parts.
  package init(key: String, text: String) {
    self.key = key
    self.text = text
  }
}

extension Surface {
  /// The texts in it that may be keys of a table, such as `intent.title.open` or `OPEN_TITLE`.
  package var textKeys: Set<String> {
    var keys: Set<String> = []
    var copy = self
    copy.editTexts { text in
      if text.looksLikeKey { keys.insert(text) }
    }
    return keys
  }

  /// Whether keys of tables were looked up when it was read.
  package var knowsTexts: Bool { readFrom.kind == .source && (readFrom.edition ?? 0) >= Self.textEdition }

  /// The surface with what people read in the place of keys.
  package var showingTexts: Surface {
    guard !texts.isEmpty else { return self }
    let texts = Dictionary(texts.map { ($0.key, $0.text) }) { first, _ in first }
    var surface = self
    surface.editTexts { text in texts[text].map { text = $0 } }
    return surface
  }

  /// The surface with what the code spells alone, for what edits code.
  package var spellingKeys: Surface {
    var surface = self
    surface.texts = []
    return surface
  }

  /// The first edition of the reader of source code that looks keys up.
  private static let textEdition = 2

  private mutating func editTexts(_ edit: (inout String) -> Void) {
    for index in intents.indices { intents[index].editTexts(edit) }
    for index in entities.indices { entities[index].editTexts(edit) }
    for index in enums.indices { enums[index].editTexts(edit) }
    for index in widgets.indices { widgets[index].displayName.edit(edit) }
    for provider in appShortcuts.indices {
      for index in appShortcuts[provider].shortcuts.indices {
        appShortcuts[provider].shortcuts[index].shortTitle.edit(edit)
      }
    }
  }
}

extension Intent {
  fileprivate mutating func editTexts(_ edit: (inout String) -> Void) {
    title.edit(edit)
    summary.edit(edit)
    category.edit(edit)
    searchKeywords.edit(edit)
    deprecation?.message.edit(edit)
    for index in parameters.indices {
      parameters[index].title.edit(edit)
      parameters[index].summary.edit(edit)
      parameters[index].requestValueDialog.edit(edit)
    }
    for index in parameterSummary?.branches.indices ?? 0..<0 {
      if var sentence = parameterSummary?.branches[index].sentence {
        edit(&sentence)
        parameterSummary?.branches[index].sentence = sentence
      }
    }
  }
}

extension Entity {
  fileprivate mutating func editTexts(_ edit: (inout String) -> Void) {
    displayName.edit(edit)
    synonyms.edit(edit)
    for index in properties.indices { properties[index].title.edit(edit) }
  }
}

extension AppEnum {
  fileprivate mutating func editTexts(_ edit: (inout String) -> Void) {
    displayName.edit(edit)
    synonyms.edit(edit)
    for index in cases.indices {
      cases[index].title.edit(edit)
      cases[index].subtitle.edit(edit)
      cases[index].synonyms.edit(edit)
    }
  }
}

extension Text? {
  fileprivate mutating func edit(_ edit: (inout String) -> Void) {
    guard case .value(var text)? = self else { return }
    edit(&text)
    self = .value(text)
  }
}

extension [Text] {
  fileprivate mutating func edit(_ edit: (inout String) -> Void) {
    self = map { text in
      var text: Text? = text
      text.edit(edit)
      return text ?? .value("")
    }
  }
}

extension String {
  /// Whether it may stand for another text: no space, and a sign that joins words or a capital inside.
  package var looksLikeKey: Bool {
    guard !contains(where: \.isWhitespace), let first = unicodeScalars.first else { return false }
    let joins = contains { "._-".contains($0) }
    let isCamelCase = first.properties.isLowercase && dropFirst().contains(where: \.isUppercase)
    return joins || isCamelCase
  }
}
