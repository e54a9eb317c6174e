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
  /// The kind of element that it is.
  package static let kind = ElementKind.urlScheme
  /// Other files than code hold it.
  package static let visibility = ElementVisibility.otherFiles(since: 1)
  /// Why no rule judges what happens to one as a whole.
  package static let unjudged = UnjudgedActions(
    added: .addition, renamed: "It is compared as one scheme that left and one that joined.")
  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<UrlScheme>] = []
}

extension UrlScheme: ListedRecord {
  /// By name.
  package static func precedes(_ left: UrlScheme, _ right: UrlScheme) -> Bool {
    left.name < right.name
  }
}
