extension Widget: SurfaceElement {
  /// The kind of element that it is.
  package static let kind = ElementKind.widget
  /// Built metadata has none.
  package static let visibility = ElementVisibility.source
  /// Why no rule judges what happens to one as a whole.
  package static let unjudged = UnjudgedActions.addition

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<Widget>] = [
    .text(.typeName) { $0.typePath }.stored(as: "typePath").unjudged(.storesKind),
    .withOwner(.module).unjudged(.storesKind),
    .withOwner(.bundle),
    Field([.configuration]) { old, new, _ in
      let (old, new) = (old.configuration, new.configuration)
      guard old != .unknown, new != .unknown, old != new else { return [] }
      return [FieldDifference(.configuration, old: old.rawValue, new: new.rawValue)]
    }.unjudged("A widget may gain or lose its settings under the same kind; its intents are judged."),
    .name(.configurationIntent, of: .intent) { $0.configurationIntent },
    .text(.provider) { $0.provider }.unjudged(.storesKind),
    .setting(.displayName) { $0.displayName }.unjudged(.onlyShown),
    .items(.families) { $0.families },
    .text(.availability) { $0.availability.spelling },
    .flag(.unlisted) { $0.isUnlisted }.stored(as: "isUnlisted").recorded(sinceEdition: 1),
    .withOwner(.platforms).unjudged("A widget that a platform has no more is gone there."),
  ].map { $0.onlyInSource() }
}

extension OnscreenContent: SurfaceElement {
  /// The kind of element that it is.
  package static let kind = ElementKind.onscreenContent
  /// Built metadata has none.
  package static let visibility = ElementVisibility.source
  /// Why no rule judges what happens to one as a whole.
  package static let unjudged = UnjudgedActions(
    added: .addition, renamed: "It is named by its entity, whose rename is judged.")
  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<OnscreenContent>] = []
}

extension IntentsPackage: SurfaceElement {
  /// The kind of element that it is.
  package static let kind = ElementKind.package
  /// Built metadata has none.
  package static let visibility = ElementVisibility.source
  /// Why no rule judges what happens to one as a whole.
  package static let unjudged = UnjudgedActions(
    added: .addition,
    removed: "Whether the intents of a package still reach the app shows only in built metadata.",
    renamed: "It is compared as one package that left and one that joined.")

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<IntentsPackage>] = [
    .items(.dependencies) { $0.includes }.stored(as: "includes").onlyInSource(),
    .textOfBoth(.module) { $0.module }.onlyInSource().unjudged(.packages),
  ]
}

extension String {
  fileprivate static let storesKind = "Devices store the kind alone."
  fileprivate static let packages = "How packages reach the app shows only in built metadata."
}
