/// Which shipped versions a check compares with; without a limit, all of them.
package struct Retention: Hashable, Sendable {
  /// The newest so many.
  package var versions: Int?
  /// No older than so many days.
  package var days: Int?
  /// From this version on.
  package var since: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(versions: Int? = nil, days: Int? = nil, since: String? = nil) {
    self.versions = versions
    self.days = days
    self.since = since
  }
}
