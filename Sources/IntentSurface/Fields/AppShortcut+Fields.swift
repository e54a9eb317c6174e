extension AppShortcutsProvider: SurfaceElement {
  /// The kind of element that it is.
  package static let kind = ElementKind.appShortcutsProvider
  /// Why no rule judges what happens to one as a whole.
  package static let unjudged = UnjudgedActions(
    added: .addition, renamed: "The system takes the one provider there is, whatever its name.")

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<AppShortcutsProvider>] =
    (nameFields() + [conformanceField()]).map {
      $0.unjudged("The system takes the one provider there is, whatever its name.")
    } + [
      .withOwner(.module),
      .withOwner(.bundle).onlyInSource().unjudged("The bundle of the intents is judged."),
      availabilityField().onlyInSource(),
      .items(.negativePhrases) { $0.negativePhrases.map(\.text) },
      .text(.tileColor) { $0.tileColor }.decided { $0.tileColor?.contains(".") ?? false }.unjudged(.onlyShown),
      .flag(.updatesParameters) { $0.updatesParameters }.onlyInSource(),
    ]
}

extension AppShortcut: SurfaceElement {
  /// The kind of element that it is.
  package static let kind = ElementKind.appShortcut
  /// Why no rule judges what happens to one as a whole.
  package static let unjudged = UnjudgedActions(
    renamed: "An App Shortcut is named by its intent, whose rename is judged.")

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<AppShortcut>] = [
    .text(.presets) { $0.presets.isEmpty ? nil : $0.presets.joined(separator: ", ") }.onlyInSource()
      .unjudged("Its phrases stay; what it presets is for the app to decide."),
    .setting(.shortTitle) { $0.shortTitle },
    .setting(.systemImage) { $0.systemImage },
    .items(.optionLists) { $0.optionLists.map(\.spelling) }.onlyInMetadata().unjudged(.onlyShown),
    .text(.availability) { $0.availability.spelling },
  ]
}

extension Phrase: SurfaceElement {
  /// The record that holds it.
  package typealias Owner = AppShortcut

  /// The kind of element that it is.
  package static let kind = ElementKind.phrase
  /// Why no rule judges what happens to one as a whole.
  package static let unjudged = UnjudgedActions(
    added: .addition, renamed: "A reworded phrase is one that left and one that joined.")
  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<Phrase>] = []
}
