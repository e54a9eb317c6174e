import IntentRules

/// An app of several that could not be checked.
package struct UnreadApp: Hashable, Sendable {
  /// The app.
  package var name: String
  /// Why, as a sentence.
  package var reason: String

  /// Makes one from all that it has.
  package init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}

/// What a check of several apps came to, an app a line.
struct AppTable {
  static let columns = ["app", "verdict", "breaks", "wrong now", "compared with"]

  let rows: [[String]]

  init(_ reports: [Report], unread: [UnreadApp]) {
    let read = reports.map { report in
      let sections = ReportSections(report.verdict)
      let versions = report.verdict.coverage.versions
      return [
        report.new.name, report.verdict.passes ? "passes" : "fails", "\(sections.live(.breaks).count)",
        "\(sections.wrongNow.count)", versions.isEmpty ? "no release" : Words.versions(versions),
      ]
    }
    rows = read + unread.map { [$0.name, "not read", "", "", ""] }
  }

  /// With columns that are wide enough.
  var lines: [String] { ([Self.columns] + rows).asColumns }

  var markdown: [Markdown] {
    [.row(Self.columns.map { "\($0)" }), "|" + Self.columns.map { _ in " --- |" }.joined()]
      + rows.map { row in .row(row.map(Markdown.plain)) } + [""]
  }

  var html: [Markup] {
    let head: Markup = "<tr>\(Self.columns.map { "<th>\($0)</th>" as Markup }.joined())</tr>"
    return ["<section class=\"part\">", "<table>", head]
      + rows.map { row in "<tr>\(row.map { "<td>\($0)</td>" as Markup }.joined())</tr>" } + ["</table>", "</section>"]
  }
}
