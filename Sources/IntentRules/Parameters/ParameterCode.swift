import IntentSurface

extension Parameter {
  /// A fix that keeps the stored value alive beside a new parameter.
  ///
  /// - Parameters:
  ///   - newName: what the new parameter is called; it must differ from the old name.
  ///   - replacement: the new parameter as it was declared.
  func keptBeside(_ replacement: Parameter, named newName: String, of intent: Intent) -> Fix {
    var added = replacement
    added.name = newName
    let code =
      IntentCode.declaration(of: self, isOptional: true) + [""] + IntentCode.declaration(of: added, isOptional: true)
    return Fix(
      """
      Keep `\(name)` in \(intent.typeName), leave it out of `parameterSummary`, and let `perform()` read it if \
      `\(newName)` has no value.
      """,
      code: code.joined(separator: "\n"))
  }
}
