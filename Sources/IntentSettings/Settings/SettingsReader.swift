import IntentRules
import IntentSurface
import IntentTimeline
import YAMLReading
import Yams

extension Settings {
  /// Reads `intentcompat.yml`.
  ///
  /// - Parameter path: how the file is named in problems.
  /// - Throws: `SettingsError` with every problem in the file.
  package init(yaml text: String, path: String) throws(SettingsError) {
    let reader = YAMLReader()
    let settings = SettingsReader(reader: reader).settings(text.withoutByteOrderMark)
    guard reader.problems.isEmpty, let settings else {
      throw SettingsError(path: path, problems: reader.problems.sorted { $0.line < $1.line })
    }
    self = settings
  }
}

extension String {
  /// Without the mark that some editors put in front of UTF-8.
  var withoutByteOrderMark: String {
    unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
  }
}

private struct SettingsReader {
  let reader: YAMLReader

  /// After so many problems, no more names are looked for that may have been meant.
  private static let suggestions = 20

  private static let appKeys = ["name", "sources", "platforms", "flags", "modules", "targets", "releases"]
  private static let sharedKeys = [
    "apps", "profile", "rules", "retention", "timeline", "migrations", "usage", "replay", "newWaivers",
  ]

  func settings(_ text: String) -> Settings? {
    guard let document = reader.document(text) else {
      if reader.problems.isEmpty { reader.report("the file is empty. It needs at least `name:`.", at: "") }
      return nil
    }
    let values = reader.mapping(document, "the file", keys: Self.appKeys + Self.sharedKeys)
    guard document.mapping != nil, let apps = apps(values, in: document), !apps.isEmpty else { return nil }
    var settings = Settings(apps: apps)
    settings.hasSeveralApps = values["apps"] != nil
    settings.profile = reader.choice(values["profile"], "profile", of: Profile.self) ?? .shortcuts
    settings.levels = values["rules"].map(levels) ?? [:]
    settings.retention = values["retention"].map(retention) ?? Retention()
    settings.timeline = values["timeline"].map(TimelineSettingsReader(reader: reader).policy) ?? TimelinePolicy()
    settings.migrations = values["migrations"].map(TimelineSettingsReader(reader: reader).migrations) ?? []
    settings.usage = values["usage"].flatMap(usage)
    settings.newWaivers = reader.choice(values["newWaivers"], "newWaivers", of: NewWaivers.self) ?? .hold
    settings.replay = globs(values["replay"], "replay")
    return settings
  }

  private func usage(_ node: Node) -> UsageSettings? {
    let values = reader.mapping(node, "usage", keys: ["file", "threshold"])
    let threshold = reader.count(values["threshold"], "usage.threshold")
    guard node.mapping != nil, let file = values["file"] else {
      if node.mapping != nil {
        reader.report("usage has no `file:`. Name the CSV or JSON file with the runs.", at: node)
      }
      return nil
    }
    guard let path = reader.text(file, "usage.file") else { return nil }
    refuseForeignPath(path, at: file)
    if path.hasPrefix(Settings.folderName + "/"), path.lowercased().hasSuffix(".json") {
      reader.report("“\(path)” would be read as a shipped version. Keep it outside snapshots/.", at: file)
    }
    return UsageSettings(file: path, threshold: threshold)
  }

  private func refuseForeignPath(_ text: String, at node: Node) {
    guard text.hasPrefix("/") || text.split(separator: "/").contains("..") else { return }
    reader.report("“\(text)” must be relative to the folder that holds snapshots/, without “..”.", at: node)
  }

  private func apps(_ values: [String: Node], in document: Node) -> [AppSettings]? {
    guard let list = values["apps"] else { return app(values, in: document).map { [$0] } }
    for key in Self.appKeys {
      if let node = values[key] {
        reader.report("with several apps, “\(key)” belongs in each entry of `apps:`.", at: node)
      }
    }
    guard let entries = list.sequence, !entries.isEmpty else {
      reader.report("apps must be a list with one entry per app, each with a `name:`.", at: list)
      return nil
    }
    var folders: Set<String> = []
    return entries.compactMap { entry in
      guard let app = app(reader.mapping(entry, "an app", keys: Self.appKeys), in: entry) else { return nil }
      if let problem = FolderName.problem(of: app.name) {
        reader.report("the name “\(app.name)” \(problem), so not every disk has room for a folder of it.", at: entry)
      }
      if !folders.insert(FolderName.key(of: app.name)).inserted {
        reader.report("two apps are called “\(app.name)”; their snapshots would share a folder.", at: list)
      }
      return app
    }
  }

  private func app(_ values: [String: Node], in node: Node) -> AppSettings? {
    guard let name = values["name"] else {
      reader.report("the app has no `name:`. Add a line such as `name: Journal`.", at: node)
      return nil
    }
    guard let text = reader.text(name, "name") else { return nil }
    if text.contains("/") || text.hasPrefix(".") {
      reader.report("name can't contain “/” or start with “.”, because it becomes a folder name.", at: name)
    }
    var app = AppSettings(name: text)
    app.sources = values["sources"].map(sources) ?? .everything
    app.platforms = values["platforms"].map(platforms)
    app.flags = Set(reader.texts(values["flags"], "flags").map(\.text))
    app.modules = values["modules"].map(modules) ?? []
    let targets = TargetSettingsReader(reader: reader)
    app.targets = values["targets"].map { targets.targets($0, of: text, check: refuseForeignPath) } ?? []
    app.releases = values["releases"].map(releases) ?? ReleasePatterns()
    return app
  }

  private func releases(_ node: Node) -> ReleasePatterns {
    func patterns(_ node: Node?, _ name: String) -> [String] { reader.texts(node, name).map(\.text) }
    guard node.mapping != nil else { return ReleasePatterns(final: patterns(node, "releases")) }
    let values = reader.mapping(node, "releases", keys: ["final", "test"])
    return ReleasePatterns(
      final: patterns(values["final"], "releases.final"), test: patterns(values["test"], "releases.test"))
  }

  private func sources(_ node: Node) -> SourceSelection {
    guard node.mapping != nil else { return SourceSelection(include: globs(node, "sources")) }
    let values = reader.mapping(node, "sources", keys: ["include", "exclude"])
    return SourceSelection(
      include: globs(values["include"], "sources.include"), exclude: globs(values["exclude"], "sources.exclude"))
  }

  private func globs(_ node: Node?, _ name: String) -> [String] {
    reader.texts(node, name).map { text, node in
      refuseForeignPath(text, at: node)
      return text
    }
  }

  private func platforms(_ node: Node) -> [Platform] {
    let names = Platform.allCases.map(\.rawValue)
    let platforms = reader.texts(node, "platforms").compactMap { text, node -> Platform? in
      if let platform = Platform(rawValue: text) { return platform }
      let nearest = NearestNames.matches(for: text, in: names).first.map { "Did you mean “\($0)”?" }
      let remedy = nearest ?? "Choose one of \(names.joined(separator: ", "))."
      reader.report("unknown platform “\(text)”. \(remedy)", at: node)
      return nil
    }
    return Set(platforms).sorted()
  }

  private func modules(_ node: Node) -> [ModuleFolder] {
    let folders = reader.pairs(node, "modules").compactMap { folder, _, value in
      reader.text(value, "the module of “\(folder)”").map { ModuleFolder(folder: folder, module: $0) }
    }
    return folders.sorted { ($1.folder.count, $0.folder) < ($0.folder.count, $1.folder) }
  }

  private func levels(_ node: Node) -> [String: RuleLevel] {
    var levels: [String: RuleLevel] = [:]
    for (name, keyNode, value) in reader.pairs(node, "rules") {
      guard let rule = RuleCatalog.rule(name) else {
        // To hold thousands of names against all rules takes seconds, and nobody reads what comes of it.
        let nearest =
          reader.problems.count < Self.suggestions
          ? NearestNames.matches(for: name, in: RuleCatalog.all.flatMap { [$0.id, $0.name] }).first : nil
        let remedy = nearest.map { "Did you mean “\($0)”?" } ?? "`intentcompat rules` lists them."
        reader.report("unknown rule “\(name)”. \(remedy)", at: keyNode)
        continue
      }
      levels[rule.id] = reader.choice(value, "the level of \(name)", of: RuleLevel.self)
    }
    return levels
  }

  private func retention(_ node: Node) -> Retention {
    let values = reader.mapping(node, "retention", keys: ["versions", "days", "since"])
    return Retention(
      versions: reader.count(values["versions"], "retention.versions"),
      days: reader.count(values["days"], "retention.days"), since: reader.text(values["since"], "retention.since"))
  }
}
