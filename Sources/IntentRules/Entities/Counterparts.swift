import IntentComparison
import IntentSurface

/// One declaration as both surfaces have it.
struct Counterparts<Record> {
  let old: Record
  let new: Record

  /// Nil where one of the surfaces has no such declaration.
  init?(_ old: Record?, _ new: Record?) {
    guard let old, let new else { return nil }
    self.old = old
    self.new = new
  }
}

extension Comparison {
  /// An entity of the old surface that the new one still has, under this or another identifier.
  func entity(_ identifier: String) -> Counterparts<Entity>? {
    Counterparts(oldRecords.entity(identifier), newRecords.entity(newIdentifier(of: .entity, identifier)))
  }

  /// An enum of the old surface that the new one still has, under this or another identifier.
  func appEnum(_ identifier: String) -> Counterparts<AppEnum>? {
    Counterparts(oldRecords.appEnum(identifier), newRecords.appEnum(newIdentifier(of: .enum, identifier)))
  }
}

extension Array<String> {
  /// The texts in quotation marks, as a sentence lists them: “a”, “b” and “c”.
  var quotedList: String { map { "“\($0)”" }.sentenceList }

  /// The words as a sentence lists them: a, b and c.
  var sentenceList: String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
