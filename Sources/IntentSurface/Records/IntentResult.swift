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
