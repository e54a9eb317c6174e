import IntentSurface

extension ChangeLog {
  /// What every record has: its name in Swift, where its identifier comes from, where it lives, on what it runs.
  ///
  /// A record under a new identifier gives one `renamed` change; the new type name is that change's cause, not another
  /// one.
  mutating func compareRecords(_ kind: ElementKind, _ old: some SurfaceRecord, _ new: some SurfaceRecord) -> Subject {
    let subject = Subject(kind, old.identifier)
    if old.identifier == new.identifier {
      compare(subject, .typeName, old.typePath, new.typePath)
      compare(subject, .identifierSource, old.identifierSource.rawValue, new.identifierSource.rawValue)
    } else {
      add(subject, .renamed, old: old.identifier, new: new.identifier)
    }
    compare(subject, .unreadIdentifier, old.unreadIdentifier, new.unreadIdentifier)
    // Code that is in no package is in the targets of its apps; where both are, targets are compared as hosts.
    let oldModule = old.module ?? (new.module == nil ? nil : Self.names(old.hosts))
    let newModule = new.module ?? (old.module == nil ? nil : Self.names(new.hosts))
    comparePlace(subject, oldModule, newModule, .module)
    comparePlace(subject, old.bundle, new.bundle, .bundle)
    if let move = hosts.move(from: old.hosts, to: new.hosts) {
      add(subject, .changed, .bundle, old: move.old, new: move.new)
    }
    compareConformance(subject, old.conformance, new.conformance)
    compare(subject, .availability, Self.spelling(old.availability), Self.spelling(new.availability))
    return subject
  }

  /// A module or bundle that one side does not know is no change.
  mutating func comparePlace(_ subject: Subject, _ old: String?, _ new: String?, _ aspect: Aspect) {
    if let old, let new { compare(subject, aspect, old, new) }
  }

  private static func names(_ hosts: [String]) -> String? { hosts.isEmpty ? nil : hosts.joined(separator: ", ") }

  private mutating func compareConformance(_ subject: Subject, _ old: Conformance, _ new: Conformance) {
    guard old != .unknown, new != .unknown else { return }
    compare(subject, .conformance, old.description, new.description)
  }

  /// Availability clauses on one line, nil for none: `iOS 17.0, macOS unavailable`.
  static func spelling(_ clauses: [Availability]) -> String? {
    clauses.isEmpty ? nil : clauses.map(spelling).sorted().joined(separator: ", ")
  }

  private static func spelling(_ clause: Availability) -> String {
    var words = [clause.platform]
    words += clause.introduced.map { [$0] } ?? []
    words += clause.isUnavailable == true ? ["unavailable"] : []
    words += clause.deprecated.map { ["deprecated \($0)"] } ?? (clause.isDeprecated == true ? ["deprecated"] : [])
    words += clause.obsoleted.map { ["obsoleted \($0)"] } ?? []
    return words.joined(separator: " ")
  }
}
