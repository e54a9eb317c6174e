import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning

/// The targets that had what is gone: devices know it by their bundle identifiers.
struct LostTargets {
  private let path: String?
  private let new: CodeTree
  private let gone: [String]
  private let left: [String]
  /// How an extension that has not shipped takes the place of one that is gone; nil where none may.
  private let successor: String?

  /// - Parameters:
  ///   - path: the file that was compiled, where it is known.
  ///   - hosts: the names of the bundles that had it, as far as they are known.
  init(with path: String?, hosts: [String], _ comparison: Comparison, old: CodeTree?, new: CodeTree) {
    (self.path, self.new) = (path, new)
    let extensions = comparison.old.extensions(named: hosts).map(\.identifier)
    let compiling = path.flatMap { path in old.map { RestoredMembership.targets(compiling: path, in: $0) } } ?? []
    let names = compiling.isEmpty ? extensions.isEmpty ? hosts : extensions : compiling
    gone = names.filter { comparison.isLost($0, from: new) }.map { Self.words($0, comparison) }
    left = names.filter { !comparison.isLost($0, from: new) }.map { "`\($0)`" }
    let lost = comparison.old.extensions(named: names).filter { comparison.isLost($0.identifier, from: new) }
    let added = comparison.new.hosts.filter { host in
      host.kind == .extension && !comparison.old.hosts.contains { $0.isSame(as: host) }
        && lost.contains { !Set($0.apps).isDisjoint(with: host.apps) }
    }
    // What had the identifier of the app was installed by no device.
    let isOwn = lost.first.map { Self.hasOwnIdentifier($0, comparison) } == true
    successor = isOwn && lost.count == 1 && added.count == 1 ? new.words(giving: lost[0], to: added[0]) : nil
  }

  private static func words(_ name: String, _ comparison: Comparison) -> String {
    let host = comparison.old.hosts.first { $0.identifier == name || $0.identifier.hasSuffix("/\(name)") }
    let identifier = host.flatMap { hasOwnIdentifier($0, comparison) ? $0.bundleIdentifier : nil }
    return "`\(name)`" + (identifier.map { " (`\($0)`)" } ?? "")
  }

  private static func hasOwnIdentifier(_ host: HostBundle, _ comparison: Comparison) -> Bool {
    !(comparison.old.hosts + comparison.new.hosts).contains {
      $0.kind != .extension && $0.bundleIdentifier != nil && $0.bundleIdentifier == host.bundleIdentifier
    }
  }

  /// What to do so that they have it again, in whole sentences.
  var words: String { words(forCodeIn: path) }

  /// The same for a widget, which a new extension has only where it has one of the kind.
  func words(forKind kind: String) -> String {
    successor == nil ? words : "\(words) A widget of the new one needs the kind \(kind) then."
  }

  /// The same where the code is in another file now.
  func words(forCodeIn path: String?) -> String {
    let code = path.map { RelativePath.folder(of: $0) }.flatMap { $0.isEmpty ? path : $0 }
    guard gone.isEmpty, !left.isEmpty else {
      let targets =
        gone.isEmpty
        ? "the target that had it, with its bundle identifier"
        : "the target\(gone.count == 1 ? "" : "s") \(gone.sentenceList), with \(gone.count == 1 ? "that identifier" : "these identifiers")"
      return "Bring back \(targets)\(code.map { " and the shipped code in \($0)" } ?? "")"
        + (left.isEmpty ? "" : ", and add it to \(left.sentenceList)")
        + (successor.map { "; where a new extension took its place, give it that identifier instead, \($0)" } ?? "")
        + "; if that is gone for good, accept the change with a waiver."
    }
    let those = "It was part of \(left.sentenceList), which \(left.count == 1 ? "is" : "are") still there"
    guard let path else { return "\(those)." }
    let compiling = RestoredMembership.targets(compiling: path, in: new).map { "`\($0)`" }
    if Set(left).isSubset(of: compiling), new.bytes(path) != nil {
      return "\(those), and so is \(path): put back there what shipped."
    }
    let way = new.bytes(path) == nil ? "bring \(path) back and add it" : "add \(path)"
    return "\(those): \(way) to what \(left.count == 1 ? "it compiles" : "they compile")."
  }
}

extension LostTargets {
  init(of finding: Finding, in context: ProposalContext) {
    self.init(of: finding, context.comparison, context.locations, old: context.old, new: context.new)
  }

  /// Those that had what a finding is about.
  init(of finding: Finding, _ comparison: Comparison, _ locations: Locations, old: CodeTree?, new: CodeTree) {
    let hosts = comparison.oldRecords.hosts(of: finding.subject)
    self.init(with: locations.old[finding.subject]?.path, hosts: hosts, comparison, old: old, new: new)
  }
}

extension Comparison {
  /// Whether no extension of some names is left that devices would find a widget in; false where none is known.
  func hasLostExtensions(_ names: [String], from code: CodeTree) -> Bool {
    let known = old.extensions(named: names)
    return !known.isEmpty
      && known.allSatisfy { host in !new.hosts.contains { $0.isSame(as: host) } && isLost(host.identifier, from: code) }
  }

  /// Whether nothing has a target of a name any more.
  fileprivate func isLost(_ name: String, from code: CodeTree) -> Bool {
    let own = name.split(separator: "/").last.map(String.init) ?? name
    return !new.hosts.contains { $0.identifier == name }
      && !code.projects.contains { code.bytes($0)?.contains(text: "PBXNativeTarget \"\(own)\"") == true }
      && !code.manifests.contains { code.bytes($0)?.contains(words: own) == true }
  }
}

extension SurfaceIndex {
  /// The names of the bundles that have an intent, an entity, an enum or a widget, or what a part of one is in.
  func hosts(of subject: Subject) -> [String] {
    let kinds = [subject.kind] + subject.kind.ownerKinds
    return widget(subject.owner).flatMap { kinds.contains(.widget) ? $0.hosts : nil }
      ?? kinds.lazy.compactMap { record($0, subject.owner)?.hosts }.first ?? []
  }
}
