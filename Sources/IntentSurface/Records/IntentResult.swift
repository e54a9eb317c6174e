/// What `perform()` promises to hand back.
package struct IntentResult: Codable, Hashable, Sendable {
  /// The type of `ReturnsValue`, which later actions of a shortcut read.
  package var value: ValueType?
  /// Whether Siri says the result.
  @Omitted package var providesDialog: Bool
  /// Whether the result shows a view.
  @Omitted package var showsSnippetView: Bool
  /// Whether the result shows a snippet intent.
  @Omitted package var showsSnippetIntent: Bool
  /// Whether the result opens another intent.
  @Omitted package var opensIntent: Bool
  /// The result as written, where the reader could not resolve it (an associated type, a generic): compared with care.
  package var unread: String?
  /// True where no `perform()` was seen at all: a protocol of the framework or of the app supplies it.
  @Omitted package var isInherited: Bool

  /// Makes one from what is always known of it; the rest has its default.
  package init(value: ValueType? = nil) { self.value = value }
}

/// The sentence the Shortcuts editor shows, in all its branches.
package struct ParameterSummary: Codable, Hashable, Sendable {
  /// Each `Summary` that can be shown, in the order of declaration.
  package var branches: [SummaryBranch]

  /// Makes one from what is always known of it; the rest has its default.
  package init(branches: [SummaryBranch]) { self.branches = branches }

  /// Every parameter that some branch shows, sorted.
  package var shownParameters: Set<String> {
    Set(branches.flatMap { $0.parameters + $0.otherParameters })
  }
}

/// One `Summary` and the conditions under which it is shown.
package struct SummaryBranch: Codable, Hashable, Sendable {
  /// The way to it through `When`, `Switch`, `Case` and `Otherwise`, outermost first: `when $kind equalTo .daily`,
  /// `otherwise`, `switch $kind case .daily`, `default`.
  @Omitted package var conditions: [String]
  /// The sentence with its parameters as `${name}`; nil for a `Summary` without a sentence.
  package var sentence: String?
  /// The parameters in the sentence.
  @Omitted package var parameters: [String]
  /// The parameters below the fold.
  @Omitted package var otherParameters: [String]

  /// Makes one from what is always known of it; the rest has its default.
  package init(
    conditions: [String] = [], sentence: String?, parameters: [String] = [], otherParameters: [String] = []
  ) {
    self.sentence = sentence
    self.conditions = conditions
    self.parameters = parameters
    self.otherParameters = otherParameters
  }
}
