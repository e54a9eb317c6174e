extension RuleCatalog {
  /// The rules about what is built into which bundle, in a build or by its projects.
  package static let packaging: [Rule] = [
    .opensAppFromExtension, .packageOfStaticCode, .frameworkWithoutPackage,
    .packageNoLongerIncluded, .urlSchemeRemoved,
  ]
}
