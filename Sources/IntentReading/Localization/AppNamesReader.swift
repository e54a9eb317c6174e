import Foundation
package import IntentSurface
package import ProjectReading
package import SourceScanning

/// Reads what an app is called: its property list, the settings that fill it in, and the tables of other languages.
package struct AppNamesReader: Sendable {
  private let membership: Membership

  /// - Parameter membership: the targets of the projects; without any, a property list that is the only one of an app
  ///   counts.
  package init(_ membership: Membership = Membership()) { self.membership = membership }

  /// Whether a file may be one that this reader reads, by its path; property lists are read by others too.
  package static func reads(_ path: String) -> Bool {
    let name = RelativePath.name(of: path)
    return ["InfoPlist.strings", "InfoPlist.xcstrings", "InfoPlist.loctable"].contains(name)
  }

  /// The names of every app, with those in each language.
  package func read(_ tree: some SourceTree) -> SurfaceReading {
    Self.read(apps(in: tree), in: SelectedTree(tree) { !Self.reads($0) || !membership.isExcluded($0) })
  }

  /// The names of every app in a built product, by the property lists and tables of its bundles.
  ///
  /// - Parameter productName: `Journal.app`, whose own folder is the root of the tree.
  package static func read(product tree: some SourceTree, named productName: String) -> SurfaceReading {
    let apps = tree.paths.compactMap { path -> NamedApp? in
      var folders = RelativePath.parts(of: path)
      guard folders.popLast() == "Info.plist" else { return nil }
      if folders.last == "Contents" { folders.removeLast() }
      let bundle = folders.last ?? productName[...]
      guard bundle.hasSuffix(".app") || bundle.hasSuffix(".appex"), let list = NameList(at: path, of: tree) else {
        return nil
      }
      return NamedApp(
        host: list.identifier, isOther: bundle.hasSuffix(".appex"), folder: folders.joined(separator: "/"), list: list,
        settings: BuildSettings(layers: []), makesList: false)
    }
    return read(apps, in: tree)
  }

  private static func read(_ found: [NamedApp], in tree: some SourceTree) -> SurfaceReading {
    var reading = SurfaceReading(surface: Surface())
    var apps = found
    guard !apps.isEmpty else { return reading }
    for path in tree.paths where reads(path) {
      guard let position = nearest(to: path, among: apps) else { continue }
      do throws(PhraseTableError) {
        try apps[position].add(texts(at: path, of: tree))
        reading.filesRead += 1
      } catch {
        reading.diagnostics.append(Diagnostic(.warning, "\(error)", at: SourceLocation(path: path)))
        reading.miss(path, of: .spokenName)
      }
    }
    reading.surface.appNames = apps.filter { !$0.isOther }.flatMap(\.names)
    return reading
  }

  // MARK: Apps

  private func apps(in tree: some SourceTree) -> [NamedApp] {
    let hosts = membership.members.filter {
      $0.target.kind.host != nil
        && ($0.project.kind == .xcode || $0.target.propertyList != nil || $0.target.makesPropertyList)
    }
    let known = hosts.map { member in
      NamedApp(
        host: member.name, isOther: member.target.kind == .extension, folder: Self.folder(of: member.target),
        list: NameList(of: member.target, in: tree), settings: member.target.settings,
        makesList: member.target.makesPropertyList)
    }
    if known.contains(where: { !$0.isOther }) { return known }
    let lists = tree.paths.filter { $0.hasSuffix("Info.plist") }.compactMap { path in
      NameList(at: path, of: tree).map { (path, $0) }
    }.filter { $0.1.isOfApp }
    // Without a project, which of several apps has the phrases can't be told.
    guard lists.count == 1, let (path, list) = lists.first else { return [] }
    return [
      NamedApp(
        host: nil, isOther: false, folder: RelativePath.folder(of: path), list: list,
        settings: BuildSettings(layers: []), makesList: false)
    ]
  }

  private static func folder(of target: ProjectTarget) -> String? {
    target.propertyList.map(RelativePath.folder) ?? target.folders.map(\.path).min()
      ?? target.files.map(RelativePath.folder).min { $0.count < $1.count }
  }

  /// The extension after which a folder around a table is named, else the app or extension whose folder holds most of the
  /// way to the table; nil where that is nobody's.
  private static func nearest(to path: String, among apps: [NamedApp]) -> Int? {
    let scores = apps.indices.compactMap { position -> (position: Int, score: Int)? in
      guard let folder = apps[position].folder else { return nil }
      if apps[position].isOther, let name = apps[position].host,
        RelativePath.folders(of: path).contains(where: { $0 == name })
      {
        return (position, .max)
      }
      let parts = zip(path.split(separator: "/"), folder.split(separator: "/")).prefix { $0 == $1 }.count
      return (position, parts * 2 + (apps[position].isOther ? 0 : 1))
    }
    return scores.max { ($0.score, $1.position) < ($1.score, $0.position) }?.position
  }

  // MARK: Tables

  /// By language, then by key.
  private static func texts(
    at path: String, of tree: some SourceTree
  ) throws(PhraseTableError) -> [String: [String: String]] {
    let bytes: [UInt8]
    do { bytes = try tree.contents(of: path) } catch { throw .malformed(error.description) }
    guard bytes.count <= sizeLimit else { throw .tooLarge(limit: sizeLimit) }
    if path.hasSuffix(".xcstrings") {
      return try PhraseCatalogue(bytes).translations.reduce(into: [:]) { texts, entry in
        texts[entry.language, default: [:]][entry.key] = entry.phrases.first?.text
      }
    }
    if path.hasSuffix(".loctable") {
      return try PhraseLocTable(bytes).languages.reduce(into: [:]) { texts, table in
        texts[table.language] = table.texts.compactMapValues(\.first)
      }
    }
    guard let language = RelativePath.folders(of: path).last, language.hasSuffix(".lproj") else { return [:] }
    return [String(language.dropLast(".lproj".count)): try PhraseStrings(bytes).texts]
  }

  private static let sizeLimit = 2 << 20
}

/// One app or extension with what names it.
private struct NamedApp {
  var host: String?
  /// Whether nobody says its name.
  var isOther: Bool
  var folder: String?
  var list: NameList?
  var settings: BuildSettings
  /// Whether the build makes the property list, or fills it in.
  var makesList: Bool
  private var texts: [String: [String: String]] = [:]

  init(
    host: String?, isOther: Bool, folder: String?, list: NameList?, settings: BuildSettings, makesList: Bool
  ) {
    self.host = host
    self.isOther = isOther
    self.folder = folder
    self.list = list
    self.settings = settings
    self.makesList = makesList
  }

  mutating func add(_ more: [String: [String: String]]) {
    for (language, table) in more { texts[language, default: [:]].merge(table) { first, _ in first } }
  }

  /// One for all languages, and one for each that has its own.
  var names: [AppNames] {
    let raw =
      named("CFBundleDisplayName", inList: list?.displayName) ?? named("CFBundleName", inList: list?.name)
      ?? (isListKnown ? setting("PRODUCT_NAME") : nil)
    let keys = list?.alternatives ?? []
    let known = raw.map(expanded) ?? (isListKnown ? nil : Self.unknownName)
    let base = AppNames(host: host, name: known, alternatives: keys.map(expanded))
    let others = texts.sorted { $0.key < $1.key }.compactMap { language, table -> AppNames? in
      guard language != "Base" else { return nil }
      let name = table["CFBundleDisplayName"] ?? table["CFBundleName"]
      let alternatives =
        keys.contains { table[$0] != nil } ? keys.map { table[$0].map(Text.value) ?? expanded($0) } : []
      guard name != nil || !alternatives.isEmpty else { return nil }
      return AppNames(host: host, language: language, name: name.map(Text.value), alternatives: alternatives)
    }
    return known == nil && others.isEmpty && keys.isEmpty ? [] : [base] + others
  }

  /// A name of the property list. One that the build fills in takes the build's own first: swift-build's
  /// InfoPlistProcessorTaskAction writes them over those of the file.
  private func named(_ key: String, inList name: String?) -> String? {
    let own = setting("INFOPLIST_KEY_\(key)")
    return makesList ? own ?? name : name ?? own
  }

  /// What a setting says, or the setting itself where that is made of what nothing here tells.
  private func setting(_ key: String) -> String? { settings.value(key) ?? (settings.isSet(key) ? "$(\(key))" : nil) }

  private var isListKnown: Bool { list != nil || makesList }

  /// What a property list that can't be read may say.
  private static let unknownName = Text.expression("$(INFOPLIST_FILE)")

  /// A text with the settings in it filled in; an expression where one is not known.
  private func expanded(_ text: String) -> Text {
    let text = settings.filled(text)
    return text.contains("$(") || text.contains("${") ? .expression(text) : .value(text)
  }
}

/// What a property list says of names.
private struct NameList: Decodable {
  var displayName: String?
  var name: String?
  var alternatives: [String] = []
  var identifier: String?
  /// Whether it looks like that of an app rather than of a framework, a test bundle or an extension.
  var isOfApp: Bool

  private struct Alternative: Decodable {
    var name: String?

    enum CodingKeys: String, CodingKey { case name = "INAlternativeAppName" }
  }

  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  private enum CodingKeys: String, CodingKey {
    case displayName = "CFBundleDisplayName"
    case name = "CFBundleName"
    case alternatives = "INAlternativeAppNames"
    case identifier = "CFBundleIdentifier"
    case entry = "NSExtension"
    case type = "CFBundlePackageType"
  }

  init?(of target: ProjectTarget, in tree: some SourceTree) {
    guard let bytes = target.propertyListBytes(in: tree) else { return nil }
    self.init(bytes)
  }

  init?(at path: String, of tree: some SourceTree) {
    guard let bytes = try? tree.contents(of: path) else { return nil }
    self.init(bytes)
  }

  private init?(_ bytes: [UInt8]) {
    guard bytes.count <= 1 << 20,
      let list = try? PropertyListDecoder().decode(NameList.self, from: Data(PropertyListGuard.readable(bytes)))
    else { return nil }
    self = list
  }

  // What is damaged is said by the reader of property lists; the rest of the names still counts.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    displayName = try? container.decodeIfPresent(String.self, forKey: .displayName)
    name = try? container.decodeIfPresent(String.self, forKey: .name)
    let listed = try? container.decodeIfPresent([Alternative].self, forKey: .alternatives)
    alternatives = (listed ?? []).compactMap(\.name)
    identifier = try? container.decodeIfPresent(String.self, forKey: .identifier)
    let type = (try? container.decodeIfPresent(String.self, forKey: .type)) ?? nil
    isOfApp = !container.contains(.entry) && type != "FMWK" && type != "BNDL"
  }
}
