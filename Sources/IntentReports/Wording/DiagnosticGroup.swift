package import IntentSurface

/// Diagnostics of one kind: the same sentence about different things.
package enum DiagnosticGroup {
  /// All of a few, and of many of one kind the first, which says how many there are.
  ///
  /// - Parameter remedy: what lists them, after the count.
  package static func told(
    _ diagnostics: [Diagnostic], isVerbose: Bool = false, remedy: String = "; `--verbose` lists them"
  ) -> [Diagnostic] {
    guard !isVerbose else { return diagnostics }
    return diagnostics.grouped(by: kind).flatMap { group -> [Diagnostic] in
      guard group.count > shown else { return group }
      var first = group[0]
      first.message += " (and \(group.count - 1) more of this kind\(remedy))"
      return [first]
    }
  }

  private static let shown = 3

  /// The words without names, numbers and places.
  private static func kind(of diagnostic: Diagnostic) -> String {
    let words = diagnostic.message.replacing(/“[^”]*”|`[^`]*`|[0-9]+/, with: "_")
      .split(separator: " ").filter { !$0.contains("/") && !$0.contains("_") }
    return diagnostic.severity.rawValue + words.joined(separator: " ")
  }
}
