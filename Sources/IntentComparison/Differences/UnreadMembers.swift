import IntentSurface

/// The code that was not read and may give the records of a new version members, where nothing of the kind stood on the old
/// ones: what such a record has no more, it may still have.
struct UnreadMembers {
  private let old: [String: Set<String>]
  private let new: [String: Set<String>]
  /// Whether the old version would tell.
  private let isRecorded: Bool

  init(from old: Surface, to new: Surface) {
    self.old = old.readFrom.unreadMembers
    self.new = new.readFrom.unreadMembers
    isRecorded = old.readFrom.tellsUnreadMembers
  }

  /// The code that may give a record a member, or all of them; nil where there is none, or was before.
  func code(of new: any SurfaceRecord, before old: any SurfaceRecord, member: String?) -> String? {
    codes(new.typePath, before: old.typePath).min()
      ?? member.flatMap { codes("\(new.typePath).\($0)", before: "\(old.typePath).\($0)").min() }
  }

  /// The macro that may give an intent another identifier.
  func macro(on new: Intent, before old: Intent) -> String? {
    guard isRecorded, new.identifierSource == .typeName else { return nil }
    return codes(new.typePath, before: old.typePath).filter { $0.hasPrefix("@") }.min()
  }

  /// Whether no record has any.
  var isEmpty: Bool { new.isEmpty }

  private func codes(_ path: String, before oldPath: String) -> Set<String> {
    (new[path] ?? []).subtracting(old[oldPath] ?? [])
  }
}

extension DifferenceLog {
  /// Notes intents on which a macro stands now that was not read: nobody can tell whether they have their identifiers.
  mutating func compareMacros(_ old: [Intent], _ new: [Intent]) {
    guard !members.isEmpty else { return }
    let before = Dictionary(old.map { ($0.typePath, $0) }) { first, _ in first }
    for intent in new {
      guard let old = before[intent.typePath], old.identifier == intent.identifier,
        let macro = members.macro(on: intent, before: old)
      else { continue }
      let change = Change(
        Subject(.intent, old.identifier), .changed, .unreadIdentifier, old: old.identifier, new: macro)
      note(change, Pair(change.subject, old, intent), unread: macro)
    }
  }
}
