/// Where this project is published: the one place that knows its address.
///
/// A copy that is no release has no address, and then nothing prints a link that leads nowhere.
package struct ProjectAddress: Hashable, Sendable {
  /// The repository on GitHub as `owner/name`; nil where nothing is published.
  package let repository: String?

  /// - Parameter repository: `owner/name` on GitHub.
  package init(repository: String?) { self.repository = repository }

  /// The address of this copy. A release fills it in.
  package static let current = ProjectAddress(repository: nil)  // written by .ci/packaging/stamp

  /// The documentation, without a slash at its end.
  package var pages: String? {
    let parts = repository?.split(separator: "/").map(String.init) ?? []
    guard parts.count == 2 else { return nil }
    return "https://\(parts[0].lowercased()).github.io/\(parts[1])"
  }

  /// The repository's page.
  package var source: String? { repository.map { "https://github.com/\($0)" } }

  /// The page of a rule, such as `…/rules/I02/`. It stays where it is as long as the rule's id does, which is always.
  package func page(ofRule id: String) -> String? { pages.map { "\($0)/rules/\(id)/" } }
}
