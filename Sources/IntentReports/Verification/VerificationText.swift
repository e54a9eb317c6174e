import IntentComparison
import IntentRules
import IntentSurface

/// A verification as a table for the person at the terminal.
struct VerificationText {
  let style: TextStyle

  func render(_ report: VerificationReport) -> String {
    let verification = report.verification
    let blocks = [
      [
        outcome(verification, traps: report.traps.count), agreement(verification),
        "\(report.source.words), compared with \(report.built.words)",
      ],
      list("Why", verification.hints),
      table("In the source, missing from the build", verification.lost.map { row($0, report) }),
      table("In the build, missing from the source", verification.unseen.map { row($0, report) }),
      table("Different", verification.differences.map { row($0, report) }),
      list("Problems in the build", report.traps.map(words)),
      list("Remarks", report.diagnostics.map(words)),
      list("Not compared", verification.notCompared),
    ]
    return blocks.filter { !$0.isEmpty }.map { $0.map(Escaping.inert).joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// How much agrees of what both sides can know; a build that lost everything is said first and loudest.
  private func agreement(_ verification: Verification) -> String {
    let (known, agreed) = verification.fields
    let fields = "\(agreed) of \(Words.count(known, "field", "fields")) agree"
    return agreed == 0 && known > 0
      ? style.paint(
        "The build lost everything: \(fields)", .red) : style.paint(fields, verification.agrees ? .green : .red)
  }

  private func row(_ subject: Subject, _ report: VerificationReport) -> [String] {
    [subject.kind.words, subject.description, report.location(of: subject)?.words ?? ""]
  }

  private func row(_ difference: Verification.Difference, _ report: VerificationReport) -> [String] {
    [
      difference.subject.kind.words, difference.subject.description, difference.aspect?.words ?? "identifier",
      "source: \(difference.source ?? "none")", "build: \(difference.built ?? "none")",
      report.location(of: difference.subject)?.words ?? "",
    ]
  }

  /// Rows in columns that are as wide as their widest cell; nothing where there are none.
  private func table(_ title: String, _ rows: [[String]]) -> [String] {
    guard let columns = rows.map(\.count).max() else { return [] }
    let cells = rows.map { $0.map(Escaping.visible) }
    let widths = (0..<columns).map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { row in
      let line = zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
      return "  " + line.reversed().drop { $0 == " " }.reversed()
    }
    return [heading(title, rows.count)] + lines
  }

  private func list(_ title: String, _ items: [String]) -> [String] {
    items.isEmpty
      ? [] : [style.paint(title, .bold)] + items.flatMap { style.wrap(Escaping.visible($0), lead: "  ") }
  }

  private func heading(_ title: String, _ count: Int) -> String { style.paint("\(title) (\(count))", .bold) }

  private func words(_ trap: Finding) -> String { "\(trap.rule) \(trap.name): \(trap.message) \(trap.fix.summary)" }

  private func words(_ diagnostic: Diagnostic) -> String {
    (diagnostic.location.map { "\($0.words): " } ?? "") + diagnostic.message
  }

  private func outcome(_ verification: Verification, traps: Int) -> String {
    let compared = Words.count(verification.compared, "declaration", "declarations")
    let rest = traps == 0 ? "." : "; \(Words.count(traps, "problem", "problems")) in the build."
    if verification.agrees {
      return style.paint("Source and build agree in \(compared)\(rest)", traps == 0 ? .green : .red)
    }
    return style.paint(
      "Source and build differ: \(verification.lost.count) missing from the build, "
        + "\(verification.unseen.count) missing from the source, "
        + "\(verification.differences.count) different, of \(compared)\(rest)", .red)
  }
}
