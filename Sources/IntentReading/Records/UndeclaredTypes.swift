import AppIntentsFacts
import IntentSurface

extension SurfaceBuilder {
  /// Notes which types of a record's members no code declares that was read, where a module that its files import may: what
  /// such a type is, nobody can tell.
  func noteUndeclared(_ types: [ValueType], of record: Int, in surface: inout Surface) {
    let names = types.compactMap { type -> String? in
      guard case .unknown(let name) = type.element, !index.declares(name.lastNameComponent) else { return nil }
      return name
    }
    let read = Set(index.types[record].declarations.map(\.file))
    guard !names.isEmpty,
      read.contains(where: { file in files[file].importsModule { !SystemModules.names.contains($0) } })
    else { return }
    surface.readFrom.unread += names.map(Provenance.unreadType)
  }
}
