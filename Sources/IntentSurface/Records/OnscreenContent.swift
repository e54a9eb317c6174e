/// A place where the app tells the system which entity is on screen (`appEntityIdentifier` of a user activity or view).
package struct OnscreenContent: Codable, Hashable, Sendable {
  /// The effective identifier of the entity, or nil where the code does not show it.
  package var entity: String?
  /// The type whose code ties them.
  package var typePath: String?
  /// The activity type, where it is a literal near by.
  package var activityType: Text?

  /// Makes one from what is always known of it; the rest has its default.
  package init(entity: String?, typePath: String?, activityType: Text? = nil) {
    self.entity = entity
    self.typePath = typePath
    self.activityType = activityType
  }

  var sortKeys: [String] {
    [entity ?? "", typePath ?? "", activityType?.spelling ?? ""]
  }
}
