/// One `AppIntentsPackage`: how a framework or package hands its intents to the app.
package struct IntentsPackage: Codable, Hashable, Sendable {
  /// The type's name with the types around it, as in `Outer.Inner`.
  package var typePath: String
  /// The module that declares it, where it is known.
  package var module: String?
  /// The packages that it includes.
  @Omitted package var includes: [String]
  /// What gives the packages that it includes, where they could not be read.
  package var unreadIncludes: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(typePath: String, module: String? = nil, includes: [String] = []) {
    self.typePath = typePath
    self.module = module
    self.includes = includes
  }
}
