import IntentRules
import IntentSchemas
import IntentSurface

extension ParallelTypes {
  /// What is done has that for its state: `isCompleted = task.status == .completed`, or a text that the entity itself
  /// compares it with.
  func state(
    _ wanted: SchemaMember, _ sources: [String: String], _ held: [MemberMapping.Own], _ member: String,
    of entity: Entity
  ) -> String? {
    guard wanted.type == "Bool", sources[wanted.name] == nil else { return nil }
    let words = IntentWords.split(wanted.name).filter { $0 != "is" }.joined()
    let type = own.code.type(of: .entity, entity, in: own.reading)
    for own in held where !own.type.isCollection && !own.type.isOptional {
      let texts = own.type.element == .primitive("String") ? type?.texts(comparedWith: own.name) : nil
      let names = texts ?? cases(of: own.type)
      let found = names.first { $0.lowercased() == words } ?? names.first { IntentWords.saysTheSame($0, words) }
      if let found {
        let value = texts == nil ? ".\(IntentCode.quoted(found))" : IntentCode.literal(found)
        return "\(wanted.name) = \(member).\(IntentCode.quoted(own.name)) == \(value)"
      }
    }
    return nil
  }

  private func cases(of type: ValueType) -> [String] {
    switch type.element {
    case .enum(let name): surface.enums.first { $0.identifier == name }?.cases.map(\.name) ?? []
    default: own.code.declaration(of: type.element.spelling)?.cases.keys.sorted() ?? []
    }
  }

  /// What has no end of its own ends as it starts.
  func ended(
    _ line: String, _ sources: [String: String], _ held: [MemberMapping.Own], _ member: String
  ) -> String {
    let start = held.first {
      $0.name == sources["startDate"] && !$0.type.isOptional && $0.type.element.spelling == "Date"
    }
    return start.map { line.replacing("<#endDate, if there is none#>", with: "\(member).\($0.name)") } ?? line
  }

  /// An option of the app's own as that of the schema, where that has one for each.
  func choice(of name: String, from source: MemberMapping.Own, _ path: String) -> String? {
    guard case .enum(let identifier) = source.type.element, !source.type.isCollection, !source.type.isOptional,
      let own = surface.enums.first(where: { $0.identifier == identifier }), let type = names[name],
      let schema = SchemaCatalogue.builtIn.schema(name, kind: .enum)
    else { return nil }
    guard type != own.typePath else { return path }
    let adopter = surface.enums.first { $0.typePath == type }
    let known = Set(adopter?.cases.map(\.name) ?? schema.cases.map { $0.filter { $0 != "`" } })
    guard own.cases.allSatisfy({ known.contains($0.name) }) else { return nil }
    let cases = own.cases.map { "case .\(IntentCode.quoted($0.name)): .\(IntentCode.quoted($0.name))" }
    return "switch \(path) { \(cases.joined(separator: "; ")) }"
  }
}
