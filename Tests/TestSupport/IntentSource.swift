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
