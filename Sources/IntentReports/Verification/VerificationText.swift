import IntentComparison
import IntentRules
import IntentSurface

/// A verification as a table for the person at the terminal.
struct VerificationText {
  let style: TextStyle

  func render(_ report: VerificationReport) -> String {
    let verification = report.verification
    return [
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
    ].asBlocks
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

  /// Nothing where there are no rows.
  private func table(_ title: String, _ rows: [[String]]) -> [String] {
    rows.isEmpty ? [] : [style.paint("\(title) (\(rows.count))", .bold)] + rows.asColumns.map { "  " + $0 }
  }

  private func list(_ title: String, _ items: [String]) -> [String] {
    items.isEmpty
      ? [] : [style.paint(title, .bold)] + items.flatMap { style.wrap(Escaping.visible($0), lead: "  ") }
  }

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
