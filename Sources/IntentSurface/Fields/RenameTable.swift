/// What the records of the old surface are called in the new one, to tell a change from the echo of a rename.
package struct RenameTable: Sendable {
  /// Old record → new identifier; only those whose identifier changed.
  package private(set) var renames: [Subject: String] = [:]

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ renames: [Subject: String] = [:]) { self.renames = renames }

  /// Notes what a record is called now; the first name given to it counts.
  package mutating func add(_ kind: ElementKind, from old: String, to new: String) {
    guard old != new else { return }
    renames[Subject(kind, old)] = renames[Subject(kind, old)] ?? new
  }

  /// The new name of a record.
  package func current(_ kind: ElementKind, _ name: String) -> String {
    renames.isEmpty ? name : renames[Subject(kind, name)] ?? name
  }

  /// The type with the new names of the records in it.
  package func current(_ type: ValueType) -> ValueType {
    guard !renames.isEmpty else { return type }
    return switch type {
    case .primitive, .measurement, .unknown: type
    case .entity(let name): .entity(current(.entity, name))
    case .enum(let name): .enum(current(.enum, name))
    case .union(let name): .union(current(.unionValue, name))
    case .array(let element): .array(current(element))
    case .set(let element): .set(current(element))
    case .collection(let element): .collection(current(element))
    case .optional(let wrapped): .optional(current(wrapped))
    }
  }

  /// A reference to a parameter, `Intent.parameter`, with the new name of its intent.
  package func currentReference(_ reference: String) -> String {
    guard let dot = reference.lastIndex(of: ".") else { return reference }
    return current(.intent, String(reference[..<dot])) + reference[dot...]
  }

  /// Whether two types are the same but for renames of what they name.
  package func areSame(_ old: ValueType, _ new: ValueType) -> Bool { old == new || current(old) == new }
}
