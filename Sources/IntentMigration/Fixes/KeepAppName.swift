import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning

/// Keeps a name that people say as a synonym, in the property list or what it is made from.
enum KeepAppName {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    let code = context.new
    if let said = remark(in: code) { throw Refusal(said) }
    if let proposal = proposal(for: finding, in: context) { return proposal }
    let entry =
      "`INAlternativeAppNames`, a list with an entry `INAlternativeAppName` of “\(finding.subject.owner)” (three count for "
      + "each language),"
    let start =
      RenamedApps(from: context.comparison.old, to: context.comparison.new)
      .advice(in: code).map { $0 + " With the identifier, put" } ?? "Put"
    if let place = code.places(in: \.manifests, of: names).first {
      throw Refusal("\(start) \(entry) beside the app's own name, from which the project is made: \(place).")
    }
    if let place = lists(in: code).first { throw Refusal("\(start) \(entry) into \(place).") }
    guard let place = code.places(of: ["GENERATE_INFOPLIST_FILE"]).first else { return nil }
    let apps = Set(context.comparison.new.appNames.compactMap(\.host)).sorted()
    let target = apps.count == 1 ? "the target \(apps[0])" : "the app's target"
    throw Refusal(
      "\(start) \(entry) into an Info.plist that is made for it, and name that in `INFOPLIST_FILE` of \(target): its build "
        + "makes the rest of the list (`GENERATE_INFOPLIST_FILE`, \(place)), and no setting stands for this key.")
  }

  private static let names = ["CFBundleDisplayName", "CFBundleName"]

  // Devices that take the app for another one find nothing by either name.
  private static func proposal(for finding: Finding, in context: ProposalContext) -> Proposal? {
    let code = context.new
    guard RenamedApps(from: context.comparison.old, to: context.comparison.new).loss == nil else { return nil }
    let own = Set(context.comparison.new.appNames.compactMap { $0.name?.value })
    let lists = lists(losing: finding.subject.owner, in: context)
    let edits = (lists + code.manifests).compactMap { path in
      code.text(path).flatMap {
        AppNameLines($0, of: path).edit(adding: finding.subject.owner, beside: own, isAlone: [path] == lists)
      }
    }
    guard !edits.isEmpty else { return nil }
    return Proposal(
      finding, .keepAppName, cost: "Nothing: people can say either name. Three synonyms count for each language.",
      edits: edits)
  }

  // Those of the app that was called so: by its own list, else by the target that is named like a folder of it.
  private static func lists(losing name: String, in context: ProposalContext) -> [String] {
    let all = lists(in: context.new)
    let own = all.filter { context.old?.bytes($0)?.contains(text: ">\(name)<") == true }
    let hosts = context.comparison.old.appNames.filter { $0.name?.value == name }.compactMap(\.host)
    let named = all.filter { path in path.split(separator: "/").dropLast().contains { hosts.contains(String($0)) } }
    return own.isEmpty ? named.isEmpty ? all : named : own
  }

  // Whoever took the list away may have said why.
  private static func remark(in code: CodeTree) -> String? {
    lists(in: code).lazy.compactMap { path in
      code.text(path).flatMap { AppNameLines($0, of: path).remark }
    }.first
  }

  /// The property lists that say what an app is called, else those that a project names; what an extension has says what
  /// it extends.
  private static func lists(in code: CodeTree) -> [String] {
    let all = code.paths.filter { $0.hasSuffix(".plist") && code.bytes($0)?.contains(text: "NSExtension") == false }
    let named = all.filter { path in names.contains { code.bytes(path)?.contains(text: "<key>\($0)<") == true } }
    let settings = code.projects.compactMap { code.text($0) }.joined(separator: "\n").split(separator: "\n")
      .map { String($0) }.filter { $0.contains("INFOPLIST_FILE =") }
    let set = all.filter { path in
      let end = path.split(separator: "/").suffix(2).joined(separator: "/")
      return settings.contains { $0.contains(end) }
    }
    return (named.isEmpty ? set : named).sorted { ($0.count, $0) < ($1.count, $1) }
  }
}

extension RenamedApps {
  /// What was lost with an identifier, and where it is set back; nil where no app has another one.
  func advice(in code: CodeTree) -> String? {
    guard let loss else { return nil }
    let places = code.places(ofIdentifiers: identifiers).joined(separator: "; ")
    let others = extensions.map { "`\($0.bundleIdentifier ?? "")` (\($0.identifier))" }
    return "\(loss) Set the identifier back first" + (places.isEmpty ? "." : ", at \(places).")
      + (others.isEmpty ? "" : " What it embeds had identifiers of its own: \(others.sentenceList).")
  }
}

extension CodeTree {
  /// The lines with one of some words in what Xcode projects are made from, else in the projects.
  func places(of words: [String]) -> [String] {
    let made = places(in: \.manifests, of: words)
    return made.isEmpty ? places(in: \.projects, of: words) : made
  }

  /// The lines that give bundles one of some identifiers. Groups of apps and packages for other systems have them too.
  fileprivate func places(ofIdentifiers identifiers: [String]) -> [String] {
    for files in [\CodeTree.manifests, \CodeTree.projects] {
      let found = places(in: files, of: identifiers, naming: ["BUNDLE_IDENTIFIER", "undleId"])
      if !found.isEmpty { return found }
    }
    return places(of: identifiers)
  }

  /// The lines of some files with one of some words, file by file: `project.yml:3, 8`.
  ///
  /// - Parameter settings: of which a line must have one; none for any line.
  func places(in files: KeyPath<CodeTree, [String]>, of words: [String], naming settings: [String] = []) -> [String] {
    self[keyPath: files].compactMap { path in
      let found = (bytes(path) ?? []).lineNumbers { line in
        (settings.isEmpty || settings.contains(where: line.contains(text:)))
          && words.contains(where: line.contains(words:))
      }.map { "\($0)" }
      let more = found.count > Self.mostLines ? " and \(found.count - Self.mostLines) more" : ""
      return found.isEmpty ? nil : path + ":" + found.prefix(Self.mostLines).joined(separator: ", ") + more
    }
  }

  private static let mostLines = 12
}
