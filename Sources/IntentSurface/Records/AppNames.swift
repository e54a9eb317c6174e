/// What an app is called in one language: every phrase is said with one of its names.
///
/// Siri takes `CFBundleDisplayName`, else `CFBundleName`, each in the language of the device where there is one, and the
/// synonyms in `INAlternativeAppNames` (Apple, “Specifying synonyms for your app name”).
package struct AppNames: Codable, Hashable, Sendable {
  /// The app, as `hosts` names it; nil where nothing tells which it is.
  package var host: String?
  /// `de`, `pt-BR`; nil for what holds where a language has no name of its own.
  package var language: String?
  /// Nil where the language has none of its own; an expression where a setting makes it that is not known.
  package var name: Text?
  /// In the order of the property list, at most three of which count; empty where the language has none of its own.
  @Omitted package var alternatives: [Text]

  /// Makes one from what is always known of it; the rest has its default.
  package init(host: String? = nil, language: String? = nil, name: Text? = nil, alternatives: [Text] = []) {
    self.host = host
    self.language = language
    self.name = name
    self.alternatives = alternatives
  }
}

/// One name that people say in one language.
package struct SpokenName: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .spokenName, visibility: .otherFiles(since: 1),
    renamed: "A new name is one that joined; the old one left or became a synonym.")
  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<SpokenName>] = [.flag(.alternative) { $0.isAlternative }]

  /// The language, as in `de` or `pt-BR`.
  package var language: String?
  /// Its name.
  package var name: String
  /// Whether it is a synonym rather than the name under the icon.
  package var isAlternative: Bool

  /// The name as it is heard: without case, spaces and marks such as ™.
  package var heard: String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension Surface {
  /// The languages in which the app has a name of its own, nil for that of all others.
  package var nameLanguages: Set<String?> { Set(speakingNames.map(\.language)) }

  /// What people can call the app in a language; nil where some of it can't be read.
  package func spokenNames(in language: String?) -> [SpokenName]? {
    var found: [SpokenName] = []
    for (_, names) in Dictionary(grouping: speakingNames, by: \.host).sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
      let base = names.first { $0.language == nil }
      let own = names.first { $0.language == language }
      let name = own?.name ?? base?.name
      let alternatives = own.flatMap { $0.alternatives.isEmpty ? nil : $0.alternatives } ?? base?.alternatives ?? []
      guard ([name].compactMap(\.self) + alternatives).allSatisfy({ $0.value != nil }) else { return nil }
      found += (name?.value).map { [SpokenName(language: language, name: $0, isAlternative: false)] } ?? []
      found += alternatives.compactMap(\.value).map { SpokenName(language: language, name: $0, isAlternative: true) }
    }
    var seen: Set<String> = []
    // The name under the icon counts before a synonym that sounds alike.
    return found.sorted { !$0.isAlternative && $1.isAlternative }.filter { seen.insert($0.heard).inserted }
  }

  /// The names of the apps that have App Shortcuts, as far as it is known which do.
  package var speakingNames: [AppNames] {
    let hosts = Set(appShortcuts.flatMap(\.hosts))
    let known = appNames.filter { $0.host.map(hosts.contains) ?? true }
    return known.isEmpty ? appNames : known
  }
}
