/// One `AppIntentsPackage`: how a framework or package hands its intents to the app.
package struct IntentsPackage: Codable, Hashable, Sendable {
  package var typePath: String
  package var module: String?
  @Omitted package var includes: [String]

  package init(typePath: String, module: String? = nil, includes: [String] = []) {
    self.typePath = typePath
    self.module = module
    self.includes = includes
  }
}
