import AppIntentsFacts
import IntentSchemas
import IntentSurface

extension SchemaAdoption {
  /// What kind of schema its macro takes; nil where no macro is known.
  var kind: Schema.Kind? {
    switch macro.flatMap(FrameworkMacro.init) {
    case .appIntent, .assistantIntent: .intent
    case .appEntity, .assistantEntity: .entity
    case .appEnum, .assistantEnum: .enum
    case .unionValue, nil: nil
    }
  }

  /// The protocols that the macro makes a type conform to: `AppIntent` and its like, and those of the schema that the
  /// macro can add.
  var macroProtocols: [String] {
    guard let macro, let kind else { return [] }
    let additions = FrameworkMacro(rawValue: macro)?.additions ?? []
    let schema = additions.isEmpty ? nil : SchemaCatalogue.builtIn.schema(name, kind: kind)
    return [macro.replacing("Assistant", with: "App")]
      + (schema?.protocols ?? []).filter(additions.contains).map(\.name)
  }

  /// The members that the schema has, by name.
  var memberNames: Set<String> {
    guard let kind, let schema = SchemaCatalogue.builtIn.schema(name, kind: kind) else { return [] }
    return Set((schema.members + (schema.earlierMembers ?? [])).map(\.name))
  }
}
