import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning

/// Keeps a name that people say as a synonym, in the property list or what it is made from.
enum KeepAppName {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    let code = context.new
    if let proposal = proposal(for: finding, in: context) { return proposal }
    let entry =
      "`INAlternativeAppNames`, a list with an entry `INAlternativeAppName` of “\(finding.subject.owner)” (three count for "
      + "each language),"
    let start =
      RenamedApps(from: context.comparison.old, to: context.comparison.new)
      .advice(in: code).map { $0 + " Then put" } ?? "Put"
    if let place = code.places(in: \.manifests, of: names).first {
      throw Refusal("\(start) \(entry) beside the app's own name, from which the project is made: \(place).")
    }
    if let place = lists(losing: finding.subject.owner, in: context).first {
      throw Refusal("\(start) \(entry) into \(place).")
    }
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

  // Those of the app that was called so: by its own list, else by the settings of its target, or by the folder of its name.
  private static func lists(losing name: String, in context: ProposalContext) -> [String] {
    let all = lists(in: context.new)
    let own = all.filter { context.old?.bytes($0)?.contains(text: ">\(name)<") == true }
    let hosts = context.comparison.old.appNames.filter { $0.name?.value == name }.compactMap(\.host)
    let renamed = RenamedApps(from: context.comparison.old, to: context.comparison.new).bundles(of: hosts)
    let now = context.comparison.new.hosts.filter { hosts.contains($0.identifier) } + renamed.compactMap(\.new)
    let identifiers = now.filter { $0.kind == .app }.compactMap(\.bundleIdentifier)
    let set = all.filter { path in
      context.new.propertyLists(of: identifiers).contains { "/\(path)".hasSuffix("/\($0)") }
    }
    let named = all.filter { path in path.split(separator: "/").dropLast().contains { hosts.contains(String($0)) } }
    return [own, set, named].first { !$0.isEmpty } ?? all
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
  /// What was lost with an identifier, and where each is set back; nil where no app has another one.
  ///
  /// - Parameter hosts: the names of the bundles in question; none for all.
  func advice(for hosts: [String] = [], in code: CodeTree) -> String? {
    let bundles = bundles(of: hosts)
    let isAlone = bundles.allSatisfy { $0.old.kind == .app }
    return loss.map { loss in
      "\(loss) Set back first: " + bundles.map { code.words(giving: $0, to: $1, andInside: isAlone) }.sentenceList + "."
    }
  }
}

extension CodeTree {
  /// The property lists that the settings of targets with one of some identifiers name.
  fileprivate func propertyLists(of identifiers: [String]) -> [Substring] {
    let settings = projects.compactMap(text).flatMap { $0.split(separator: "isa = XCBuildConfiguration;") }
    return settings.filter { block in identifiers.contains { Array(block.utf8).contains(identifier: $0) } }.flatMap {
      $0.split(separator: "INFOPLIST_FILE = ").dropFirst().map { $0.prefix { $0 != ";" }.filter { $0 != "\"" }[...] }
    }
  }

  /// The lines with one of some words in what Xcode projects are made from, else in the projects.
  func places(of words: [String]) -> [String] {
    let made = places(in: \.manifests, of: words)
    return made.isEmpty ? places(in: \.projects, of: words) : made
  }

  /// The identifier that a bundle had, with what has another one now, and the lines that say that: `com.garden` of Garden
  /// (project.yml:3, 8). Groups of apps and packages for other systems may have an identifier too.
  ///
  /// - Parameter isWhole: whether identifiers that begin with it are those of what nothing else is known of.
  func words(giving old: HostBundle, to new: HostBundle?, andInside isWhole: Bool = false) -> String {
    let words = "`\(old.bundleIdentifier ?? "")` of "
    guard let new else { return words + "\(old.identifier), whose target is gone" }
    guard let now = new.bundleIdentifier else { return words + new.identifier }
    let places = lines { $0.contains(identifier: now) }
    let inner = isWhole ? lines { $0.contains(text: now + ".") } : []
    return words + new.identifier + (places.isEmpty ? "" : " (\(places.joined(separator: "; ")))")
      + (inner.isEmpty ? "" : ", with which others begin (\(inner.joined(separator: "; ")))")
  }

  // Of what projects are made from, else of the projects, with an identifier that something wants.
  private func lines(where isWanted: ([UInt8]) -> Bool) -> [String] {
    let settings = ["BUNDLE_IDENTIFIER", "undleId"]
    let files = [\CodeTree.manifests, \.projects]
    let found = files.map {
      places(in: $0) { line in isWanted(line) && settings.contains(where: line.contains(text:)) }
    }
    return (found + files.map { places(in: $0, where: isWanted) }).first { !$0.isEmpty } ?? []
  }

  /// The lines of some files with one of some words, file by file: `project.yml:3, 8`.
  func places(in files: KeyPath<CodeTree, [String]>, of words: [String]) -> [String] {
    places(in: files) { line in words.contains(where: line.contains(words:)) }
  }

  private func places(in files: KeyPath<CodeTree, [String]>, where isWanted: ([UInt8]) -> Bool) -> [String] {
    self[keyPath: files].compactMap { path in
      let found = (bytes(path) ?? []).lineNumbers(where: isWanted).map { "\($0)" }
      let more = found.count > Self.mostLines ? " and \(found.count - Self.mostLines) more" : ""
      return found.isEmpty ? nil : path + ":" + found.prefix(Self.mostLines).joined(separator: ", ") + more
    }
  }

  private static let mostLines = 12
}
