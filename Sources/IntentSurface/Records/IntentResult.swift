/// What `perform()` promises to hand back.
package struct IntentResult: Codable, Hashable, Sendable {
  /// The type of `ReturnsValue`, which later actions of a shortcut read.
  package var value: ValueType?
  @Omitted package var providesDialog: Bool
  @Omitted package var showsSnippetView: Bool
  @Omitted package var showsSnippetIntent: Bool
  @Omitted package var opensIntent: Bool
  /// The result as written, where the reader could not resolve it (an associated type, a generic): compared with care.
  package var unread: String?
  /// True where no `perform()` was seen at all: a protocol of the framework or of the app supplies it.
  @Omitted package var isInherited: Bool

  package init(value: ValueType? = nil) { self.value = value }
}
