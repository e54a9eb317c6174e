/// Reasons that several fields share for being judged by no rule.
extension String {
  static let trap = "A trap, found in each surface by itself."
  static let spelling = "The identifier is the same, and only it is stored."
  static let place = "Devices store no module, and no place of an entity, query or enum in a bundle."
  static let hurtsIntentsAlone = "Known to hurt intents alone."
  static let followsIntent = "Code that uses it is limited in the same way, and its intent is judged."
  static let unknownCode = "Nobody knows what the code stands for."
  static let onlyShown = "Only shown."
  static let followsUsers = "What uses it exists on as few platforms, and that is judged."
}
