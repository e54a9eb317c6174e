/// A scheme of links that open the app, `plants` of `plants://water`.
package struct UrlScheme: Codable, Hashable, Sendable {
  /// In lower case; where a build setting stands for it, that one as it is written: `$(LINK_SCHEME)`.
  package var name: String
  /// Whether code of an intent, a widget or something near them builds links with it.
  @Omitted package var isBuilt: Bool

  /// Makes one from what is always known of it; the rest has its default.
  package init(name: String, isBuilt: Bool = false) {
    self.name = name
    self.isBuilt = isBuilt
  }

  /// Whether only the build knows it.
  package var isFilledIn: Bool { name.contains("$") }

  /// Whether it only brings people back from signing in elsewhere.
  package var isForSignIn: Bool {
    Self.signIn.contains { name.hasPrefix($0) }
      || name.hasPrefix("fb") && name.dropFirst(2).prefix(8).allSatisfy(\.isNumber) && name.count > 8
  }

  private static let signIn = [
    "com.googleusercontent.", "msauth.", "msal", "db-", "twitterkit-", "vk", "pdk", "line3rdp.", "spotify-",
  ]
}

extension Surface {
  /// Takes note of a scheme, once.
  package mutating func join(_ scheme: UrlScheme) {
    if let known = urlSchemes.firstIndex(where: { $0.name == scheme.name }) {
      urlSchemes[known].isBuilt = urlSchemes[known].isBuilt || scheme.isBuilt
    } else {
      urlSchemes.append(scheme)
    }
  }
}

extension UrlScheme: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .urlScheme, visibility: .otherFiles(since: 1),
    renamed: "It is compared as one scheme that left and one that joined.")
}
