extension RuleCatalog {
  /// The rules about what is built into which bundle: all are lints, and need a build to see anything.
  package static let packaging: [Rule] = [
    .opensAppFromExtension, .packageOfStaticCode, .frameworkWithoutPackage,
    .packageNoLongerIncluded, .urlSchemeRemoved,
  ]
}
