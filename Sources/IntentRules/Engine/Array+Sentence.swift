extension Array<String> {
  /// The texts in quotation marks, as a sentence lists them: “a”, “b” and “c”.
  var quotedList: String { map { "“\($0)”" }.sentenceList }

  /// The words as a sentence lists them: a, b and c.
  var sentenceList: String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
