package import IntentRules
import IntentSurface

/// A shortcut of a person, and what a release does to its steps. Nothing that the person stored in it is here.
package struct WorkflowReplay: Hashable, Sendable {
  /// What a run of it comes to.
  package enum Outcome: String, CaseOrdered, Hashable, Sendable {
    /// As before.
    case runs
    /// To its end, with something else than it had.
    case differs
    /// It broke with a release that people already have, or has a step that no version ever had.
    case broken
    /// It stops and asks for a value.
    case asks
    case breaks
  }

  /// A step of this app, or one of another that reads what this app's steps gave.
  package struct Step: Hashable, Sendable {
    /// Whether the app has its action.
    package enum Standing: String, Hashable, Sendable {
      case shipped
      /// In the code that is to be released, and in no version before.
      case new
      /// In no version that is recorded.
      case unknown
      /// Of another app.
      case foreign
    }

    /// From 1, as the Shortcuts app shows the steps.
    package var position: Int
    /// The key under which devices store it.
    package var identifier: String
    /// Whether this app, another app or nobody has the action.
    package var standing: Standing
    /// The positions of the steps whose output it takes up, sorted.
    package var reads: [Int]
    /// What it stores a value for and no recorded version has, sorted: built with a version nobody recorded.
    package var unknownParameters: [String]
    /// Worst first.
    package var findings: [Finding]

    /// Makes one from what is always known of it; the rest has its default.
    package init(
      position: Int, identifier: String, standing: Standing, reads: [Int] = [], unknownParameters: [String] = [],
      findings: [Finding] = []
    ) {
      self.position = position
      self.identifier = identifier
      self.standing = standing
      self.reads = reads
      self.unknownParameters = unknownParameters
      self.findings = findings
    }

    /// Whether there is nothing to say of it.
    package var runsAsBefore: Bool { standing == .shipped && findings.isEmpty && unknownParameters.isEmpty }

    /// What becomes of it.
    package var outcome: Outcome {
      let outcomes = findings.map(Outcome.init) + (standing == .unknown ? [.broken] : [])
      return outcomes.max() ?? .runs
    }
  }

  /// The file as it was named, or the library and the name in it.
  package var name: String
  /// How many steps it has.
  package var steps: Int
  /// How many of them are of other apps, and not the system's; they are not judged.
  package var foreignSteps: Int
  /// All of this app, and those of others that are reached.
  package var told: [Step]

  /// Makes one from what is always known of it; the rest has its default.
  package init(name: String, steps: Int, foreignSteps: Int = 0, told: [Step]) {
    self.name = name
    self.steps = steps
    self.foreignSteps = foreignSteps
    self.told = told
  }

  /// The worst of its steps.
  package var outcome: Outcome { told.map(\.outcome).max() ?? .runs }

  /// How many steps are this app's.
  package var ownSteps: Int { told.count { $0.standing != .foreign } }

  /// Whether the release that is looked at takes something away that still works: a break, or a question that stops
  /// what nobody watches.
  package var isFailed: Bool {
    told.flatMap(\.findings).contains(where: \.breaksNow)
  }
}

extension WorkflowReplay.Outcome {
  // What asks people in the middle of a run.
  private static let asking: Set<String> = ["P05", "P13"]

  /// What a step that a finding reaches comes to.
  init(_ finding: Finding) {
    switch finding.worstEffect {
    case _ where finding.isLive && Self.asking.contains(finding.rule): self = .asks
    case .breaks: self = finding.isLive ? .breaks : .broken
    case .asks, .degrades: self = .differs
    case .hides, .notes: self = .runs
    }
  }
}

extension Finding {
  /// Whether a release is still able to avoid it, and nobody accepted it.
  var isLive: Bool { status == .live && waiver == nil }

  /// Whether it breaks what works now, and the change under review has a part in it, where there is one.
  package var breaksNow: Bool { isLive && isNew != false && worstEffect == .breaks }
}
