package import IntentSurface

/// Source code held against what was built from it.
package struct Verification: Hashable, Sendable {
  /// One thing that both have, and say differently.
  package struct Difference: Hashable, Sendable {
    /// What it is about.
    package var subject: Subject
    /// Nil where it is the identifier itself.
    package var aspect: Aspect?
    /// The side of the source code.
    package var source: String?
    /// The side of the build.
    package var built: String?
  }

  /// What the source promises and the build lost: the system will not know it.
  package var lost: [Subject]
  /// What the build has and the source that was read does not show.
  package var unseen: [Subject]
  /// What the two sides say differently.
  package var differences: [Difference]
  /// What the differences have in common, where that points to a cause, with what to do.
  package var hints: [String]
  /// What was left out, and why.
  package var notCompared: [String]
  /// How many records of the source were held against the build.
  package var compared: Int
  /// How many fields of the source both sides can know, and in how many of them they agree.
  package var fields: (known: Int, agreed: Int) { (knownFields, agreedFields) }
  private var knownFields = 0
  private var agreedFields = 0

  /// Whether source and build agree in all that could be compared.
  package var agrees: Bool { lost.isEmpty && unseen.isEmpty && differences.isEmpty }

  /// Holds a surface from source against one from built metadata.
  package init(source: Surface, built: Surface) {
    let comparison = Comparison(source, built)
    lost = comparison.changes.filter { $0.action == .removed }.map(\.subject).sorted()
    unseen = comparison.changes.filter { $0.action == .added }.map(\.subject).sorted()
    differences = comparison.changes.filter { $0.action == .renamed || $0.action == .changed }
      .map { Difference(subject: $0.subject, aspect: $0.aspect, source: $0.old, built: $0.new) }
    notCompared = comparison.notCompared
    let count = FieldCount(source: source, comparability: Comparability(source, built))
    knownFields = count.all - comparison.undecided
    agreedFields = max(0, knownFields - Set(lost).reduce(0) { $0 + count.fields(of: $1) } - differences.count)
    compared = source.intents.count + source.entities.count + source.enums.count + source.queries.count
    hints = Self.hints(source: source, built: built, lost: Set(lost))
  }

  private static func hints(source: Surface, built: Surface, lost: Set<Subject>) -> [String] {
    guard !built.isEmpty else {
      return [
        """
        The build has no intents, entities or App Shortcuts: metadata extraction failed or lost everything, so every \
        shortcut will fail. Look for appintentsmetadataprocessor in the build log.
        """
      ]
    }
    var hints: [String] = []
    if !source.appShortcuts.flatMap(\.shortcuts).isEmpty, built.appShortcuts.flatMap(\.shortcuts).isEmpty {
      hints.append(
        """
        The build has no App Shortcuts. Only an AppShortcutsProvider in the app target is used; one in a package or \
        framework is silently dropped.
        """)
    }
    let byModule = Dictionary(grouping: source.intents.filter { $0.module != nil }) { $0.module ?? "" }
    for (module, intents) in byModule.sorted(by: { $0.key < $1.key })
    where intents.allSatisfy({ lost.contains(Subject(.intent, $0.identifier)) }) {
      hints.append(
        """
        The build has no intents from the module \(module). Either it is not part of this product, or it is a \
        framework whose AppIntentsPackage the app does not include.
        """)
    }
    return hints
  }
}
