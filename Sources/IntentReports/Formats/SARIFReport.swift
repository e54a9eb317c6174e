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
  ///
  /// - Throws: an error where it can't be encoded.
  package func render(_ report: Report) throws -> String { try JSONText.encode(SARIFLog(runs: [run(report)])) }

  /// A run for each app.
  ///
  /// - Throws: an error where it can't be encoded.
  package func render(all reports: [Report], unread: [UnreadApp]) throws -> String {
    try JSONText.encode(SARIFLog(runs: reports.map(run)))
  }

  private func run(_ report: Report) -> SARIFLog.Run {
    let sections = ReportSections(report.verdict)
    let edits = report.verdict.gateEdits
    let rules = Self.descriptors(sections.actionable, report) + (edits.isEmpty ? [] : [Self.gateDescriptor])
    let findings = sections.actionable.map { finding in
      Self.result(
        finding, sections.severity(of: finding), report.verdict.base, rules: rules,
        place: Self.location(finding, report.settingsPath), fix: report.fixes[finding.fingerprint])
    }
    let driver = SARIFLog.Driver(
      name: report.tool.name, semanticVersion: report.tool.version, informationUri: report.tool.address.pages,
      rules: rules)
    return SARIFLog.Run(
      tool: SARIFLog.Tool(driver: driver),
      automationDetails: SARIFLog.AutomationDetails(id: "\(report.tool.name)/\(Escaping.uri(path: report.new.name))/"),
      invocations: [SARIFLog.Invocation(toolExecutionNotifications: notifications(report))],
      originalUriBaseIds: ["%SRCROOT%": .repository],
      results: edits.map { Self.result($0, rules: rules, report) } + findings)
  }

  // MARK: Rules

  private static func descriptors(_ findings: [Finding], _ report: Report) -> [SARIFLog.Descriptor] {
    let first = Dictionary(findings.map { ($0.rule, $0) }) { earlier, _ in earlier }
    return first.sorted { $0.key < $1.key }.map { descriptor($0.value, report.rule($0.key), report.tool.address) }
  }

  private static func descriptor(
    _ finding: Finding, _ rule: Rule?, _ address: ProjectAddress
  ) -> SARIFLog.Descriptor {
    let page = rule.map { RulePage($0) }
    let effect = rule?.effects.values.max() ?? finding.worstEffect
    return SARIFLog.Descriptor(
      id: finding.rule, name: finding.name, shortDescription: SARIFLog.Text(text: finding.title),
      fullDescription: SARIFLog.Text(text: rule?.explanation ?? finding.title),
      helpUri: address.page(ofRule: finding.rule),
      help: page.map { SARIFLog.Text(text: $0.text(), markdown: $0.markdown { address.page(ofRule: $0.id) }) },
      defaultConfiguration: SARIFLog.Configuration(level: level(effect)),
      properties: SARIFLog.RuleProperties(
        precision: precision(finding.confidence), severity: severity(effect), tags: ["app-intents"]))
  }

  private static var gateDescriptor: SARIFLog.Descriptor {
    SARIFLog.Descriptor(
      id: GateEdit.rule, name: GateEdit.rule, shortDescription: SARIFLog.Text(text: "A change edits the release gate"),
      fullDescription: SARIFLog.Text(
        text: "The change under review edits what it is checked against: settings, waivers or shipped snapshots."),
      defaultConfiguration: SARIFLog.Configuration(level: "warning"),
      properties: SARIFLog.RuleProperties(precision: "high", severity: severity(.degrades), tags: ["app-intents"]))
  }

  private static func level(_ effect: Effect) -> String {
    switch effect {
    case .breaks, .asks: "error"
    case .degrades, .hides: "warning"
    case .notes: "note"
    }
  }

  /// The words of `problem.severity`.
  private static func severity(_ effect: Effect) -> String {
    switch effect {
    case .breaks, .asks: "error"
    case .degrades, .hides: "warning"
    case .notes: "recommendation"
    }
  }

  private static func precision(_ confidence: Confidence) -> String {
    switch confidence {
    case .low, .lowMedium: "low"
    case .medium: "medium"
    case .mediumHigh, .high: "high"
    }
  }

  // MARK: Results

  private static func result(
    _ finding: Finding, _ severity: Severity, _ base: ChangeBase?, rules: [SARIFLog.Descriptor],
    place: SARIFLog.Location, fix: ProposedFix?
  ) -> SARIFLog.Result {
    SARIFLog.Result(
      ruleId: finding.rule, ruleIndex: rules.firstIndex { $0.id == finding.rule } ?? -1, level: level(severity),
      message: message(finding, base), locations: [place],
      // GitHub follows an alert over moved lines by the second key only.
      partialFingerprints: [
        "intentcompat/v1": finding.fingerprint, "primaryLocationLineHash": "\(finding.fingerprint):1",
      ],
      baselineState: finding.status == .live && finding.isNew != false ? "new" : "unchanged",
      suppressions: finding.waiver.map { [SARIFLog.Suppression(justification: Escaping.visible($0.words))] } ?? [],
      fixes: fix.map { [Self.fix($0)] }, properties: finding.cause.map(SARIFLog.ResultProperties.init))
  }

  private static func result(
    _ edit: GateEdit, rules: [SARIFLog.Descriptor], _ report: Report
  ) -> SARIFLog.Result {
    SARIFLog.Result(
      ruleId: GateEdit.rule, ruleIndex: rules.firstIndex { $0.id == GateEdit.rule } ?? -1,
      level: level(edit.severity),
      message: SARIFLog.Text(text: Escaping.sarif("\(edit.title): \(edit.line)")),
      locations: [
        SARIFLog.Location(physicalLocation: physical(edit.path ?? report.settingsPath, line: 1), logicalLocations: nil)
      ],
      partialFingerprints: [
        "intentcompat/v1": edit.fingerprint, "primaryLocationLineHash": "\(edit.fingerprint):1",
      ], baselineState: "new", suppressions: [])
  }

  // Whole lines: a region that ends in the first column of a line has none of it.
  private static func fix(_ fix: ProposedFix) -> SARIFLog.Fix {
    let changes = fix.replacements.map { replacement in
      let region = SARIFLog.Region(
        startLine: replacement.lines.lowerBound, startColumn: 1, endLine: replacement.lines.upperBound, endColumn: 1)
      return SARIFLog.ArtifactChange(
        artifactLocation: physical(replacement.path, line: nil).artifactLocation,
        replacements: [
          SARIFLog.Replacement(deletedRegion: region, insertedContent: SARIFLog.Text(text: replacement.text))
        ])
    }
    return SARIFLog.Fix(
      description: SARIFLog.Text(text: Escaping.sarif("\(fix.way). Cost: \(fix.cost)")), artifactChanges: changes)
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }

  private static func message(_ finding: Finding, _ base: ChangeBase?) -> SARIFLog.Text {
    let parts = [
      (nil, finding.message), ("Wrong now", finding.isWrongNow ? ReportSections.aboutFaults : nil),
      ("Affects", finding.affected), ("What people see", finding.symptom),
      ("Shipped", finding.sinceWords), ("Usage", finding.useWords), ("Status", finding.changeWords(base)),
      ("Only on", finding.platformWords),
      ("Fix", finding.fix.summary),
    ].compactMap { label, text in text.map { (label, $0) } }
    let text = parts.map { label, text in (label.map { "\($0): " } ?? "") + Escaping.sarif(text) }
    return SARIFLog.Text(text: text.joined(separator: "\n"))
  }

  private static func location(_ finding: Finding, _ fallback: String) -> SARIFLog.Location {
    let line = finding.location?.line ?? 1
    return SARIFLog.Location(
      physicalLocation: physical(
        finding.location?.path ?? fallback, line: line, column: finding.location?.column),
      logicalLocations: [
        SARIFLog.LogicalLocation(
          fullyQualifiedName: Escaping.visible(finding.subjectName), kind: finding.subject.kind.rawValue)
      ])
  }

  private static func physical(_ path: String, line: Int?, column: Int? = nil) -> SARIFLog.PhysicalLocation {
    SARIFLog.PhysicalLocation(
      artifactLocation: SARIFLog.ArtifactLocation(
        uri: Escaping.uri(path: path), uriBaseId: path.hasPrefix("/") ? nil : "%SRCROOT%"),
      region: line.map { SARIFLog.Region(startLine: $0, startColumn: column) })
  }

  private func notifications(_ report: Report) -> [SARIFLog.Notification] {
    (report.gateLine.map { [Self.notification(Diagnostic(.warning, $0))] } ?? [])
      + (report.baseLine.map { [Self.notification(Diagnostic(.note, $0))] } ?? [])
      + report.verdict.waiverProblems.map { Self.notification(Diagnostic(.warning, $0.words)) }
      + DiagnosticGroup.told(report.diagnostics, isVerbose: isVerbose).map(Self.notification)
  }

  private static func notification(_ diagnostic: Diagnostic) -> SARIFLog.Notification {
    SARIFLog.Notification(
      level: diagnostic.severity.rawValue, message: SARIFLog.Text(text: Escaping.sarif(diagnostic.message)),
      locations: diagnostic.location.map {
        [SARIFLog.Location(physicalLocation: physical($0.path, line: $0.line), logicalLocations: nil)]
      })
  }
}
