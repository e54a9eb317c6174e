extension StringProtocol {
  /// The parts of a dotted name: `App` and `Open` of `App.Open`.
  package var nameComponents: [String] { String(self).split(separator: ".").map(String.init) }

  /// The last part of a dotted name: `Open` of `App.Open`; the whole text where it has no parts.
  package var lastNameComponent: String { String(self).split(separator: ".").last.map(String.init) ?? String(self) }
}
