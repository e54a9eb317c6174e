extension AppShortcutsProvider: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .appShortcutsProvider, renamed: "The system takes the one provider there is, whatever its name.")

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<AppShortcutsProvider>] =
    (nameFields() + [conformanceField()]).map {
      $0.unjudged("The system takes the one provider there is, whatever its name.")
    } + [
      .withOwner(.module),
      .withOwner(.bundle).onlyInSource(),
      availabilityField().onlyInSource(),
      .items(.negativePhrases) { $0.negativePhrases.map(\.text) },
      .text(.tileColor) { $0.tileColor }.decided { $0.tileColor?.contains(".") ?? false }.unjudged(.onlyShown),
      .flag(.updatesParameters) { $0.updatesParameters }.onlyInSource(),
    ]
}

extension AppShortcut: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .appShortcut, added: nil, renamed: "An App Shortcut is named by its intent, whose rename is judged.")

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

  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .phrase, renamed: "A reworded phrase is one that left and one that joined.")
}
