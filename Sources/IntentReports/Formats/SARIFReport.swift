import IntentRules
import IntentSurface

/// `sarif`: the 2.1.0 log that code-scanning services read.
///
/// A waived finding is suppressed and a note, because some services show suppressed errors as errors; one that was there
/// before the change under review is unchanged. What has shipped is left out: nobody can act on it.
package struct SARIFReport: OutputFormat {
  /// The name that `--format` takes.
  package let name = "sarif"
  /// It shows how a finding ends.
  package let carriesFixes = true

  private let isVerbose: Bool

  /// - Parameter isVerbose: whether many remarks of one kind are listed.
  package init(isVerbose: Bool = false) { self.isVerbose = isVerbose }

  /// The whole of it in this format.
  package func render(_ report: Report) throws -> String { try JSONText.encode(Self.log([run(report)])) }

  /// A run for each app.
  package func render(all reports: [Report], unread: [UnreadApp]) throws -> String {
    try JSONText.encode(Self.log(reports.map(run)))
  }

  private static func log(_ runs: [JSONObject]) -> JSONObject {
    [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0", "runs": runs,
    ]
  }

  private func run(_ report: Report) -> JSONObject {
    let sections = ReportSections(report.verdict)
    let edits = report.verdict.gateEdits
    let rules = Self.descriptors(sections.actionable, report) + (edits.isEmpty ? [] : [Self.gateDescriptor])
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($0.element.id, $0.offset) })
    let findings = sections.actionable.map { finding in
      Self.result(finding, sections.severity(of: finding), report) + ["ruleIndex": indices[finding.rule] ?? -1]
    }
    let gate = edits.map { Self.result($0, report) + ["ruleIndex": indices[GateEdit.rule] ?? -1] }
    let driver: JSONObject = [
      "name": report.tool.name, "semanticVersion": report.tool.version, "informationUri": report.tool.address.pages,
      "rules": rules.map(\.json),
    ]
    let invocation: JSONObject = [
      "executionSuccessful": true, "toolExecutionNotifications": notifications(report),
    ]
    return [
      "tool": ["driver": driver],
      "automationDetails": ["id": "\(report.tool.name)/\(Escaping.uri(path: report.new.name))/"],
      "invocations": [invocation],
      // What relative addresses start from. Its own address is left to the service, which knows the checkout.
      "originalUriBaseIds": ["%SRCROOT%": ["description": Self.text("The top of the repository.")]],
      "results": gate + findings,
    ]
  }

  // MARK: Rules

  private typealias Descriptor = (id: String, json: JSONObject)

  private static func descriptors(_ findings: [Finding], _ report: Report) -> [Descriptor] {
    let first = Dictionary(findings.map { ($0.rule, $0) }) { earlier, _ in earlier }
    return first.sorted { $0.key < $1.key }.map { id, finding in
      (id, descriptor(finding, report.rule(id), report.tool.address))
    }
  }

  private static func descriptor(_ finding: Finding, _ rule: Rule?, _ address: ProjectAddress) -> JSONObject {
    let page = rule.map { RulePage($0) }
    let effect = rule?.effects.values.max() ?? finding.worstEffect
    return [
      "id": finding.rule, "name": finding.name, "shortDescription": text(rule?.title ?? finding.title),
      "fullDescription": text(rule?.explanation ?? finding.title), "helpUri": address.page(ofRule: finding.rule),
      "help": page.map { text($0.text(), markdown: $0.markdown { address.page(ofRule: $0.id) }) },
      "defaultConfiguration": ["level": level(effect)],
      "properties": properties(precision: precision(finding.confidence), effect),
    ]
  }

  private static var gateDescriptor: Descriptor {
    let explanation =
      "The change under review edits what it is checked against: settings, waivers or shipped snapshots."
    let json: JSONObject = [
      "id": GateEdit.rule, "name": GateEdit.rule, "shortDescription": text("A change edits the release gate"),
      "fullDescription": text(explanation), "defaultConfiguration": ["level": "warning"],
      "properties": properties(precision: "high", .degrades),
    ]
    return (GateEdit.rule, json)
  }

  private static func properties(precision: String, _ effect: Effect) -> JSONObject {
    ["precision": precision, "problem.severity": severity(effect), "tags": ["app-intents"]]
  }

  private static func level(_ effect: Effect) -> String {
    switch effect {
    case .breaks, .asks: "error"
    case .degrades, .hides: "warning"
    case .notes: "note"
    }
  }

  /// The words of `problem.severity`.
  private static func severity(_ effect: Effect) -> String { effect == .notes ? "recommendation" : level(effect) }

  private static func precision(_ confidence: Confidence) -> String {
    switch confidence {
    case .low, .lowMedium: "low"
    case .medium: "medium"
    case .mediumHigh, .high: "high"
    }
  }

  // MARK: Results

  private static func result(_ finding: Finding, _ severity: Severity, _ report: Report) -> JSONObject {
    [
      "ruleId": finding.rule, "level": severity.rawValue, "message": message(finding, report.verdict.base),
      "locations": [location(finding, report.settingsPath)],
      "partialFingerprints": fingerprints(finding.fingerprint),
      "baselineState": finding.status == .live && finding.isNew != false ? "new" : "unchanged",
      // The standard wants it for all results or for none.
      "suppressions": finding.waiver.map { [suppression($0)] } ?? [],
      "fixes": report.fixes[finding.fingerprint].map { [fix($0)] },
      // What results of one cause have in common. The standard's own kind for a question may have no level.
      "properties": finding.cause == nil && !finding.isQuestion
        ? nil : ["cause": finding.cause, "kind": finding.isQuestion ? "question" : nil] as JSONObject,
    ]
  }

  private static func result(_ edit: GateEdit, _ report: Report) -> JSONObject {
    let place = physical(edit.path ?? report.settingsPath, line: 1)
    return [
      "ruleId": GateEdit.rule, "level": edit.severity.rawValue,
      "message": text(Escaping.sarif("\(edit.title): \(edit.line)")), "locations": [["physicalLocation": place]],
      "partialFingerprints": fingerprints(edit.fingerprint), "baselineState": "new", "suppressions": [String](),
    ]
  }

  // GitHub follows an alert over moved lines by the second key only.
  private static func fingerprints(_ own: String) -> [String: String] {
    ["intentcompat/v1": own, "primaryLocationLineHash": "\(own):1"]
  }

  private static func suppression(_ waiver: Waiver) -> [String: String] {
    ["kind": "external", "status": "accepted", "justification": Escaping.visible(waiver.words)]
  }

  // Whole lines: a region that ends in the first column of a line has none of it.
  private static func fix(_ fix: ProposedFix) -> JSONObject {
    let changes = fix.replacements.map { replacement -> JSONObject in
      let region = [
        "startLine": replacement.lines.lowerBound, "startColumn": 1, "endLine": replacement.lines.upperBound,
        "endColumn": 1,
      ]
      let edit: JSONObject = ["deletedRegion": region, "insertedContent": text(replacement.text)]
      return ["artifactLocation": artifact(replacement.path), "replacements": [edit]]
    }
    return ["description": text(Escaping.sarif("\(fix.way). Cost: \(fix.cost)")), "artifactChanges": changes]
  }

  private static func message(_ finding: Finding, _ base: ChangeBase?) -> JSONObject {
    let parts = [
      (nil, finding.questionPrefix + finding.message),
      ("Wrong now", finding.isWrongNow ? ReportSections.aboutFaults : nil),
      ("Affects", finding.affected), ("What people see", finding.symptom),
      ("Shipped", finding.sinceWords), ("Usage", finding.useWords), ("Status", finding.changeWords(base)),
      ("Only on", finding.platformWords),
      ("Fix", finding.fix.summary),
    ].compactMap { label, text in text.map { (label, $0) } }
    let lines = parts.map { label, text in (label.map { "\($0): " } ?? "") + Escaping.sarif(text) }
    return text(lines.joined(separator: "\n"))
  }

  /// A message or a multiformat message string: where both allow it, they are written alike.
  private static func text(_ text: String, markdown: String? = nil) -> JSONObject {
    ["text": text, "markdown": markdown]
  }

  // MARK: Places

  private static func location(_ finding: Finding, _ fallback: String) -> JSONObject {
    let name = ["fullyQualifiedName": Escaping.visible(finding.subjectName), "kind": finding.subject.kind.rawValue]
    let (path, line) = (finding.location?.path ?? fallback, finding.location?.line ?? 1)
    return [
      "physicalLocation": physical(path, line: line, column: finding.location?.column), "logicalLocations": [name],
    ]
  }

  private static func physical(_ path: String, line: Int?, column: Int? = nil) -> JSONObject {
    let region = line.map { line -> JSONObject in ["startLine": line, "startColumn": column] }
    return ["artifactLocation": artifact(path), "region": region]
  }

  private static func artifact(_ path: String) -> JSONObject {
    ["uri": Escaping.uri(path: path), "uriBaseId": path.hasPrefix("/") ? nil : "%SRCROOT%"]
  }

  private func notifications(_ report: Report) -> [JSONObject] {
    let own = [report.gateLine.map { Diagnostic(.warning, $0) }, report.baseLine.map { Diagnostic(.note, $0) }]
    let problems = report.verdict.waiverProblems.map { Diagnostic(.warning, $0.words) }
    let told = DiagnosticGroup.told(report.diagnostics, isVerbose: isVerbose)
    return (own.compactMap(\.self) + problems + told).map(Self.notification)
  }

  private static func notification(_ diagnostic: Diagnostic) -> JSONObject {
    let places = diagnostic.location.map { [["physicalLocation": physical($0.path, line: $0.line)]] }
    return [
      "level": diagnostic.severity.rawValue, "message": text(Escaping.sarif(diagnostic.message)), "locations": places,
    ]
  }
}
