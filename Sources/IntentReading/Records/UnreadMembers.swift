import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax

extension SurfaceBuilder {
  /// Notes the code that was not read and may give a record members: its bases, the macros on it, and what stands on its
  /// stored variables.
  func noteUnreadMembers(of type: Int, _ conformances: ConformanceResolver.Conformances, in surface: inout Surface) {
    let nominal = index.types[type]
    let bases = unreadBases(in: conformances).filter { !SwiftType.rawTypes.contains($0) }
    var unread = (bases + index.unreadAttributes(of: type)).map { Provenance.unreadMembers(of: nominal.typePath, $0) }
    for variable in members.ownMembers(of: type).wrapped where variable.bindings.allSatisfy({ $0.getter == nil }) {
      for code in index.unreadAttributes(variable.attributes, from: nominal.path, file: nominal.file) {
        unread += variable.names.map { Provenance.unreadMembers(of: "\(nominal.typePath).\($0)", code) }
      }
    }
    surface.readFrom.unread += unread
  }

  /// What a type inherits that is not in these files; most types inherit from a few protocols that make none a record.
  func unreadBases(in conformances: ConformanceResolver.Conformances) -> [String] {
    conformances.unresolved.filter { !SwiftProtocols.contains($0.lastNameComponent) }
  }

  /// Notes the representations of an entity that are none of Apple's: they may be made of any.
  func noteUnreadRepresentations(of entity: Entity, in surface: inout Surface) {
    let names = entity.transferRepresentations.map { String($0.prefix { $0 != "(" }) }
    surface.readFrom.unread += names.filter { !Self.representations.contains($0) }
      .map { Provenance.unreadMembers(of: "\(entity.typePath).\(Aspect.transferRepresentations.rawValue)", $0) }
  }

  private static let representations: Set = [
    "CodableRepresentation", "DataRepresentation", "FileRepresentation", "IntentValueRepresentation",
    "ProxyRepresentation", "ValueRepresentation",
  ]
}
