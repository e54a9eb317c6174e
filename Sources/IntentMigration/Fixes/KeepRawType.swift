import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Writes the texts that shipped behind cases whose raw type is another one now.
enum KeepRawType {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let (old, new, type) = context.enums(finding), let before = old.rawType, let after = new.rawType else {
      return nil
    }
    let shipped = Dictionary(old.cases.map { ($0.name, $0.rawValue) }) { first, _ in first }.compactMapValues(\.self)
    // Stored choices are texts, so that cases with the old texts need no other type.
    if after == "String" { return texts(shipped, new, type, finding) }
    guard let written = type.declaration.inheritedTypes.first(where: { $0.trimmedDescription == after }) else {
      throw Refusal("The raw type is not part of the enum's declaration: make it \(before) again where it is set.")
    }
    var free = (shipped.values.compactMap { Int($0) }.max() ?? -1) + 1
    var edits = [type.file.replace(written, with: before)]
    for item in new.cases {
      guard let element = type.cases[item.name] else { continue }
      let raw: String
      if let known = shipped[item.name] {
        raw = known
      } else if before == "String" {
        raw = item.name
      } else {
        raw = "\(free)"
        free += 1
      }
      let isImplied = before == "String" && raw == item.name && element.rawValue == nil
      if !isImplied { edits.append(type.setRawValue(before == "String" ? IntentCode.literal(raw) : raw, of: element)) }
    }
    return Proposal(
      finding, .keepRawValue,
      cost: "Nothing: saved choices find their cases. Raw values are of type `\(before)` again.",
      edits: edits)
  }

  private static func texts(
    _ shipped: [String: String], _ new: AppEnum, _ type: TypeCode, _ finding: Finding
  ) -> Proposal? {
    let edits = new.cases.compactMap { item -> SourceEdit? in
      guard let raw = shipped[item.name], raw != item.rawValue, let element = type.cases[item.name]
      else { return nil }
      return type.setRawValue(IntentCode.literal(raw), of: element)
    }
    guard !edits.isEmpty else { return nil }
    return Proposal(
      finding, .keepRawValue,
      cost: "Nothing: saved choices find their cases. Raw values stay the strings that shortcuts store.", edits: edits)
  }
}
