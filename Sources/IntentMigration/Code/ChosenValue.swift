import IntentRules
import IntentSurface
import SwiftSyntax

/// One value of a parameter for whoever reads an intent from outside, such as the provider of a widget.
struct ChosenValue {
  /// The member that has it, and the places that read it.
  let edits: [SourceEdit]
  let notes: [String]

  /// Nil where nobody is known to read it.
  ///
  /// - Parameters:
  ///   - written: the type of the value.
  ///   - storage: what the parameter is called from now on.
  ///   - others: the values that stand for it where it has none, in their order; a placeholder for a last one that nobody
  ///     knows.
  ///   - remark: what the comment on the member says.
  init?(
    of name: String, _ written: String, storedIn storage: String? = nil, else others: [String]? = nil,
    remark: String = "What people have chosen, or what stands for it.", in type: TypeCode, _ code: CodeTree
  ) {
    let (member, storage) = ("chosen" + name.firstUppercased, storage ?? name)
    let reading = MemberReading(of: name, in: type, as: member, setting: storage, in: code)
    guard !reading.edits.isEmpty, type.variable(member) == nil else { return nil }
    let value = [IntentCode.quoted(storage)] + (others ?? ["<#\(name), where people chose none#>"])
    let lines = type.file.indented([
      "/// \(remark)", "\(type.accessPrefix)var \(member): \(written) {", "\t\(value.joined(separator: " ?? "))", "}",
    ])
    let places = reading.doubts.prefix(Self.shownPlaces).joined(separator: ", ")
    edits = [type.insert(lines, after: type.lastVariable(with: RestoredParameter.wrappers))] + reading.edits
    notes = places.isEmpty ? [] : ["Check whether \(places) must read `\(member)` too."]
  }

  private static let shownPlaces = 5
}
