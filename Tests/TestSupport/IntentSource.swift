/// Swift source of several intents without parameters.
package func intentSources(_ names: [String]) -> String {
  "import AppIntents\n"
    + names.map { name in
      """
      struct \(name): AppIntent {
        static let title: LocalizedStringResource = "\(name)"
        func perform() async throws -> some IntentResult { .result() }
      }

      """
    }.joined()
}

/// Swift source of one intent.
package func intentSource(_ name: String, parameter: String = "amount") -> String {
  """
  import AppIntents

  struct \(name): AppIntent {
    static let title: LocalizedStringResource = "\(name)"
    @Parameter(title: "Amount") var \(parameter): Int
    func perform() async throws -> some IntentResult { .result() }
  }

  """
}
