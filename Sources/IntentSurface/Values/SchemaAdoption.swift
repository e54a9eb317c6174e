/// The assistant schema that a type adopts through a macro.
package struct SchemaAdoption: Codable, Hashable, Sendable {
  /// The name of a schema that is adopted and could not be read.
  package static let unread = "not constant"

  /// `domain.schema`, as in `photos.openAsset`.
  package var name: String
  /// The macro as spelled, without `@`: `AppIntent`, or the older `AssistantIntent`. Nil where built metadata is read.
  package var macro: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(name: String, macro: String? = nil) {
    self.name = name
    self.macro = macro
  }
}
