import IntentMigration
import IntentReports
import IntentRules
import IntentSurface
import SourceScanning

/// The ways out of findings, for a report.
enum ReportFixes {
  /// How many findings get one: each costs another look at the code.
  private static let limit = 10

  /// The fixes of findings by their fingerprints, each made for the code as it is; empty where the code is not at hand.
  static func fixes(
    for findings: [Finding], in current: OperandReading, context: OperandContext
  ) async -> [String: ProposedFix] {
    guard !findings.isEmpty, let files = current.files, let projects = current.projects,
      let latest = try? await SurfaceOperand.read("shipped:latest", in: context)
    else { return [:] }
    let shipped = await ShippedCode(of: latest, in: context)
    let code = CodeTree(files)
    let options = current.readingOptions
    var fixes: [String: ProposedFix] = [:]
    for finding in findings.prefix(limit) {
      let plan = MigrationPlan(
        from: shipped.reading, code: shipped.code, to: current.reading, code: code,
        for: { $0.fingerprint == finding.fingerprint }
      ) { edited in
        SourceFiles.read(
          EditedTree(files, changes: edited.changes), projectsIn: projects, options: options, memory: context.memory)
      }
      guard plan.ended.contains(where: { $0.fingerprint == finding.fingerprint }),
        let proposal = plan.steps.first?.proposal
      else { continue }
      fixes[finding.fingerprint] = ProposedFix(
        way: proposal.decision.rawValue, cost: proposal.cost,
        diff: plan.changes.map { UnifiedDiff($0).description }.joined(), replacements: plan.changes.map(replacement))
    }
    return fixes
  }

  // From the first line that differs to the last.
  private static func replacement(_ change: FileChange) -> ProposedFix.Replacement {
    let before = lines(of: change.before ?? [])
    let after = lines(of: change.after)
    let head = zip(before, after).prefix { $0 == $1 }.count
    let most = min(before.count, after.count) - head
    let tail = zip(before.reversed(), after.reversed()).prefix(most).prefix { $0 == $1 }.count
    return ProposedFix.Replacement(
      path: change.path, lines: (head + 1)..<(before.count - tail + 1),
      text: after[head..<(after.count - tail)].joined())
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
      lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end
    }
    return lines
  }
}
