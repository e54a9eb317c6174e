import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax

/// The type of an entity's `id` where no member declares it, and whether the system can store values of it.
struct EntityIdentifierType {
  let index: DeclarationIndex
  let resolver: ConformanceResolver

  /// The id type that protocols, an alias or the raw type of an enum give.
  func undeclared(of type: Int, _ conformances: ConformanceResolver.Conformances) -> String? {
    let nominal = index.types[type]
    if conformances.conforms(to: .transientAppEntity) { return "UUID" }
    if conformances.conforms(to: .uniqueAppEntity) { return "String" }
    if case .alias(let alias)? = index.resolve(nominal.path + ["ID"], from: [], file: nominal.file) {
      return TypeName.of(index.aliases[alias].target)
    }
    guard nominal.primary?.isEnum == true else { return nil }
    return conformances.unresolved.first { IdentifierTypes.convertible.contains($0) }
  }

  /// The type that `Item.ID` is: that of the id of a type that these files declare; the name itself where nothing says.
  func meaning(
    of name: String, in type: Int, _ members: (Int) -> Members, _ written: (Int, TypeSyntax) -> String
  ) -> String {
    let nominal = index.types[type]
    let path = name.nameComponents
    guard path.count > 1, path.last == "ID", index.resolve(path, from: nominal.path, file: nominal.file) == nil,
      case .type(let owner)? = index.resolve(path.dropLast(), from: nominal.path, file: nominal.file)
    else { return name }
    guard let binding = members(owner).instanceBinding("id") else {
      let isModel = index.types[owner].declarations.contains { $0.node.attributes.first(named: ["Model"]) != nil }
      return isModel ? "PersistentIdentifier" : name
    }
    return binding.typeAnnotation.map { written(owner, $0.type) }
      ?? binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledLastName ?? name
  }

  /// Whether an id type is `EntityIdentifierConvertible`; nil for a type that these files don't declare.
  func isConvertible(_ name: String, in type: Int) -> Bool? {
    let nominal = index.types[type]
    var name = name
    var seen: Set<Int> = []
    while !IdentifierTypes.convertible.contains(name) {
      let path = name.nameComponents
      switch index.resolve(path, from: nominal.path, file: nominal.file) {
      case nil: return nil
      case .type(let found):
        if resolver.conformances(of: found).conforms(to: .entityIdentifierConvertible) { return true }
        return index.types[found].primary == nil ? nil : false
      case .alias(let alias):
        guard seen.insert(alias).inserted, let target = TypeName.of(index.aliases[alias].target) else { return nil }
        name = target
      }
    }
    return true
  }
}
