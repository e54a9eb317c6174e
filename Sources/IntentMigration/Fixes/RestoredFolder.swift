import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning

/// A folder that is gone, while a target of the project still compiles what is in it: no other place has the bundle
/// identifier that people's devices know.
struct RestoredFolder {
  private let path: String
  private let target: String
  private let files: [String]

  /// Nil where some of its code is there, or where no target says that it compiles the folder.
  init?(of finding: Finding, in context: ProposalContext) {
    guard Self.rules.contains(finding.rule), finding.subject.member == nil, context.mayMakeFiles, let old = context.old,
      let place = context.locations.old[finding.subject]?.path, context.new.bytes(place) == nil,
      let (folder, target) = RestoredMembership.target(holding: place, in: context.new)
    else { return nil }
    // What stands elsewhere by its name was moved there.
    let names = Set(context.new.paths.filter { $0.hasSuffix(".swift") }.map { RelativePath.name(of: $0) })
    let code = old.paths.filter { $0.hasSuffix(".swift") && $0.hasPrefix(folder + "/") }
    let isThere = context.new.paths.contains { $0.hasSuffix(".swift") && $0.hasPrefix(folder + "/") }
    guard !isThere, code.count <= Self.mostFiles, names.isDisjoint(with: code.map { RelativePath.name(of: $0) }) else {
      return nil
    }
    (path, self.target) = (folder, target)
    files = old.paths.filter { $0.hasPrefix(folder + "/") && context.new.bytes($0) == nil }
  }

  private static let mostFiles = 12
  private static let rules: Set = ["I01", "W01"]

  /// The folder as it shipped.
  func proposal(for finding: Finding, in context: ProposalContext) throws(Refusal) -> Proposal {
    if let lack = ShippedUse.lack(behind: finding, context) { throw Refusal(lack) }
    let texts = files.compactMap { path in context.old?.text(path).map { (path: path, text: $0) } }
    let edits = texts.map { path, text in
      let missing = path.hasSuffix(".swift") ? context.missingNames(in: [text]) : []
      let whole = missing.isEmpty ? text : context.marked(text, missing: missing)
      return SourceEdit(path: path, range: 0..<0, expected: "", replacement: whole)
    }
    return Proposal(
      finding, finding.rule == "W01" ? .keepWidget : .keepCompiled,
      cost: "Nothing: \(target) has it again, under the identifier that devices know.", edits: edits,
      notes: [
        "The target \(target) still compiles the folder \(path), which is gone: its code comes back as it shipped. Bring its "
          + "images back with it, or name another folder for the target."
      ])
  }
}
