package import IntentComparison
package import IntentSurface

/// Turns changes into findings. A rule is data plus one small function.
package struct Rule: Sendable {
  /// A cell of the audit table: which kind of element, and what happens to it.
  package struct Cell: Hashable, Sendable {
    /// The kind of element that it judges.
    package var element: ElementKind
    /// What happened to the element.
    package var action: ChangeAction
    /// Which fact of the element it is.
    package var aspect: Aspect?

    /// Makes one from what is always known of it; the rest has its default.
    package init(_ element: ElementKind, _ action: ChangeAction, _ aspect: Aspect? = nil) {
      self.element = element
      self.action = action
      self.aspect = aspect
    }
  }

  /// A function of a rule.
  package enum Judge: Sendable {
    /// Called for each difference in the cells; gives nothing where it is no matter for this rule. Made by `removed`,
    /// `added`, `renamed`, `changed`, `lost` and `joined`, which hand over the typed records.
    case difference([Cell], @Sendable (Difference, Comparison) -> [Judgement])
    /// Called once for a surface by itself: a trap that needs no second version to be seen.
    case lint(@Sendable (Surface) -> [Judgement])
  }

  /// The short id, which never changes: `I01`.
  package let id: String
  /// The readable id, which never changes either: `intent-removed`.
  package let name: String
  /// One line, as a heading: “Intent removed”.
  package let title: String
  /// The cells it decides, a cell without aspect for whatever aspect; empty for a lint.
  package var cells: [Cell] {
    judges.flatMap { judge -> [Cell] in
      if case .difference(let cells, _) = judge { cells } else { [] }
    }
  }
  /// Whether it finds traps in a surface by itself.
  package var findsTraps: Bool { judges.contains { if case .lint = $0 { true } else { false } } }
  /// The effect on each audience, unless a judgement says otherwise.
  package let effects: [Audience: Effect]
  /// What some judgements make of it, where that is harder than `effects`, or felt by others.
  package let hardest: [Audience: Effect]
  /// How sure the evidence is.
  package let confidence: Confidence
  /// What the verdict rests on at best.
  package let basis: Basis
  /// Why it matters to people, in a few sentences.
  package let explanation: String
  /// What people see, in the words of the system where they are known.
  package let symptom: String
  /// The fix, as a general instruction.
  package let fix: String
  /// Where the verdict comes from, one source a line.
  package let evidence: [String]
  /// The version of this tool that brought it.
  package let since: String
  /// The functions that make its findings.
  package let judges: [Judge]

  /// Makes one from what is always known of it; the rest has its default.
  ///
  /// - Parameter judges: those that are made elsewhere.
  package init(
    id: String, name: String, title: String, effects: [Audience: Effect], hardest: [Audience: Effect] = [:],
    confidence: Confidence, basis: Basis, explanation: String, symptom: String, fix: String, evidence: [String],
    since: String = "0.1.0", judge: Judge..., judges: [Judge] = []
  ) {
    self.id = id
    self.name = name
    self.title = title
    self.effects = effects
    self.hardest = hardest
    self.confidence = confidence
    self.basis = basis
    self.explanation = explanation
    self.symptom = symptom
    self.fix = fix
    self.evidence = evidence
    self.since = since
    self.judges = judge + judges
  }
}

/// What a rule says of one change or one trap. Nil means: as the rule has it.
package struct Judgement: Sendable {
  /// What it is about.
  package var subject: Subject
  /// One or two sentences with the names in them: what changed and what it does to whom.
  package var message: String
  /// What it does, by audience.
  package var effects: [Audience: Effect]?
  /// How sure the evidence is.
  package var confidence: Confidence?
  /// What people see.
  package var symptom: String?
  /// What to do about it.
  package var fix: Fix?
  /// What tells this finding from another of the same rule and subject: the new name, the protocol, the phrase.
  package var key: String?
  /// What happened, without the names of records, where others may have it in common; nil where the difference says it.
  package var cause: String?
  /// The platforms it exists on; nil where nothing says, or where it is on all.
  package var platforms: [Platform]?
  /// Whether a trap is one only for what some version shipped: what is new has nothing to lose.
  package var hurtsShippedOnly = false
  /// Whether a trap is seen by the apps and extensions that have a type, which an older snapshot did not record.
  package var isSeenByHosts = false

  /// - Parameter sentences: the message, as far as there is something to say.
  init(
    _ subject: Subject, _ sentences: String?..., effects: [Audience: Effect]? = nil, confidence: Confidence? = nil,
    symptom: String? = nil, fix: Fix? = nil, key: String? = nil, platforms: [Platform]? = nil
  ) {
    self.subject = subject
    message = sentences.compactMap(\.self).joined(separator: " ")
    self.effects = effects
    self.confidence = confidence
    self.symptom = symptom
    self.fix = fix
    self.key = key
    self.platforms = platforms
  }
}

/// A fix: what to do, and the code where it can be written down.
package struct Fix: Codable, Hashable, Sendable {
  /// The description that people read.
  package var summary: String
  /// Swift code to add or change, complete lines.
  package var code: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ summary: String, code: String? = nil) {
    self.summary = summary
    self.code = code
  }
}
