import IntentSurface

/// Turns an extract into records.
struct ExtractMapper {
  let extract: Extract
  let bundle: String?
  let notes: MetadataNotes

  func fill(_ surface: inout Surface) {
    surface.intents = extract.actions.sortedByKey.map { intent($1, key: $0) }
    surface.entities = extract.entities.sortedByKey.map { entity($1, key: $0) }
    surface.queries = extract.queries.sortedByKey.map { query($1, key: $0) }
    surface.enums = extract.enums.map(appEnum)
    surface.appShortcuts = shortcutsProvider().map { [$0] } ?? []
    surface.readFrom.unread = unread
  }

  /// What every record has: where its type is, and which of its names devices store.
  func place(_ record: inout some SurfaceRecord, qualifiedName: String?, mangledName: String?) {
    let mangled = mangledName.flatMap(MangledName.init)
    if let qualifiedName, let dot = qualifiedName.firstIndex(of: ".") {
      record.module = String(qualifiedName[..<dot])
      record.typePath = String(qualifiedName[qualifiedName.index(after: dot)...])
    } else if let mangled {
      record.module = mangled.module
      record.typePath = mangled.typePath
    }
    record.identifierSource = record.typeName == record.identifier ? .typeName : .persistentIdentifier
    record.bundle = bundle
    record.conformance = .unknown
  }

  func text(_ text: ExtractText?) -> Text? {
    text.map { .value($0.defaultValue ?? $0.key) }
  }

  func schema(_ schemas: [ExtractSchema]?) -> SchemaAdoption? {
    schemaNames(schemas).first.map { SchemaAdoption(name: $0) }
  }

  /// The names of all schemas that a type adopts, sorted.
  func schemaNames(_ schemas: [ExtractSchema]?) -> [String] {
    (schemas ?? []).map { SchemaNames.name(domain: $0.domain, identifier: $0.name) }.sorted()
  }

  func assistantOnly(_ visibility: ExtractVisibility?) -> Setting<Bool>? {
    visibility?.assistantOnly == true ? .value(true) : nil
  }

  func availability(_ annotations: [String: ExtractAvailability]?, at place: String) -> [Availability] {
    (annotations ?? [:]).sortedByKey.compactMap { key, value in
      guard key != MetadataCodes.wildcardPlatform else { return nil }
      if MetadataCodes.platforms[key] == nil { notes.add("\(place): unknown platform \"\(key)\"; kept by that name.") }
      let isUnavailable = value.obsoletedVersion == "*"
      return Availability(
        platform: MetadataCodes.platforms[key] ?? key,
        introduced: value.introducedVersion == "*" ? nil : value.introducedVersion,
        obsoleted: isUnavailable ? nil : value.obsoletedVersion, isUnavailable: isUnavailable ? true : nil)
    }
  }

  func type(_ type: ExtractType, at place: String) -> ValueType {
    func named(_ table: [String], _ kind: String, _ code: Int) -> ValueType {
      table[checked: code].map(ValueType.primitive) ?? .unknown(notes.unknownCode("\(kind) type code", code, at: place))
    }
    switch type {
    case .primitive(let code): return named(MetadataCodes.primitives, "primitive", code)
    case .intents(let code): return named(MetadataCodes.intents, "intents", code)
    case .searchCriteria(let code): return named(MetadataCodes.searchCriteria, "search criteria", code)
    case .entity(let name): return .entity(name)
    case .enumeration(let name): return .enum(name)
    case .systemValue(let name): return .primitive(name.lastNameComponent)
    case .array(let member): return .array(self.type(member, at: place))
    case .measurement(let code):
      return MetadataCodes.units[checked: code].map(ValueType.measurement(unit:))
        ?? .unknown(notes.unknownCode("unit code", code, at: place))
    case .alternative(let name): return .union(name.lastNameComponent)
    case .coded(let words): return .unknown(words)
    case .other(let kind):
      notes.add("\(place): unknown kind of value type \"\(kind)\"; kept as unknown.")
      return .unknown(kind)
    }
  }
}

extension Dictionary where Key == String {
  var sortedByKey: [(key: String, value: Value)] { sorted { $0.key < $1.key } }
}
