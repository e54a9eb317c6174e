import IntentComparison
import IntentSurface

extension Rule {
  static let targetsUnread = Rule(
    id: "I41", name: "targets-unread", title: "Targets of the code no longer known",
    effects: [.savedShortcuts: .asks], confidence: .high, basis: .measured("2026-11"),
    explanation: """
      A type that no target compiles is not part of the app. The older version's projects say which targets compile \
      the type's file, and which systems these are built for; those of the newer one don't: a project is gone, can't be \
      read, or computes its targets. As long as that is so, a file that leaves the app is not seen, nor a system that it \
      leaves.
      """,
    symptom: "If no target has them: their steps show as “Unknown Action”, and placed widgets turn into placeholders.",
    fix: "Restore or repair the project file, or state the targets under `targets:` in the settings.",
    evidence: [
      "Built metadata lists only the types that the app's targets compile.",
      "Projects of 63 public apps: 5 of 630 updates made the targets of some file unknown.",
    ],
    judge: .difference(kinds.map { Cell($0, .changed, .targets) }) { difference, comparison in
      let cause = difference.change.new
      let subjects = comparison.differences.map(\.change).filter { $0.aspect == .targets && $0.new == cause }
        .map(\.subject)
      // What nobody can have saved is nobody's loss.
      let lost = Set(subjects).filter { subject in
        comparison.oldRecords.intent(subject.owner)?.effects(.asks, in: comparison.old).values.contains(.asks) ?? true
      }.sorted()
      // One project is one cause.
      guard let first = lost.first, first == difference.change.subject else { return [] }
      let names = lost.prefix(3).map { "`\(comparison.new.name(of: $0) ?? $0.owner)`" }.joined(separator: ", ")
      let rest = lost.count > 3 ? " and \(lost.count - 3) more" : ""
      return [
        Judgement(
          first,
          "Whether \(names)\(rest) still \(lost.count == 1 ? "ships" : "ship") can't be told: nothing that can be read "
            + (cause.map { "says any more which systems \($0) needs; it was built for \(difference.change.old ?? "")." }
              ?? "says which targets compile \(lost.count == 1 ? "it" : "them") any more."),
          effects: lost.contains { $0.kind == .widget } ? [.savedShortcuts: .asks, .widgetsAndControls: .asks] : nil,
          symptom: cause.map { _ in "If it needs newer ones: what people have of it is gone on the others." },
          fix: cause.map { _ in
            Fix("Set the deployment target in the project, or state it under `targets:` in the settings.")
          },
          key: cause ?? "targets")
      ]
    })

  private static let kinds: [ElementKind] = [.intent, .entity, .enum, .widget]
}
