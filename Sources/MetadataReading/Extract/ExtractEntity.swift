/// One entry of `entities`.
struct ExtractEntity: Decodable {
  var properties: [ExtractProperty]
  @Tolerated var typeName: String?
  @Tolerated var fullyQualifiedTypeName: String?
  @Tolerated var mangledTypeName: String?
  @Tolerated var displayTypeName: ExtractText?
  @Tolerated var defaultQueryIdentifier: String?
  @Tolerated var transient: Bool?
  @Tolerated var assistantDefinedSchemas: [ExtractSchema]?
  @Tolerated var availabilityAnnotations: [String: ExtractAvailability]?
  @Tolerated var systemProtocolMetadata: ExtractPairs.Keys?
  @Tolerated var visibilityMetadata: ExtractVisibility?
  @Tolerated var transferableContentTypes: ExtractTransfer?
  @Tolerated var synonyms: [ExtractText]?
  @Tolerated var numericFormatTypeName: ExtractText?
  @Tolerated var entitySyncMetadata: Sync?

  /// How it is kept alike on several devices.
  struct Sync: Decodable { @Tolerated var entitySyncType: Int? }
}

extension ExtractPairs {
  /// The keys of such a list, whatever the values are.
  struct Keys: Decodable {
    var names: [String] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        names.append(try container.decode(String.self))
        if !container.isAtEnd { _ = try container.decode(Anything.self) }
      }
    }

    private struct Anything: Decodable {
      init(from decoder: any Decoder) {}
    }
  }
}

/// The content types an entity can be handed over as.
struct ExtractTransfer: Decodable {
  struct Content: Decodable { var contentType: String }

  @Tolerated var exportableTypes: [Content]?
  @Tolerated var importableTypes: [Content]?
}

/// One property of an entity.
struct ExtractProperty: Decodable {
  var identifier: String
  var valueType: ExtractType
  var isOptional: Bool
  @Tolerated var title: ExtractText?
  @Tolerated var capabilities: Int?
  @Tolerated var spotlightAttributeKey: String?
}

/// One element of `enums`.
struct ExtractEnum: Decodable {
  var identifier: String
  var cases: [ExtractCase]
  @Tolerated var fullyQualifiedTypeName: String?
  @Tolerated var mangledTypeName: String?
  @Tolerated var displayTypeName: ExtractText?
  @Tolerated var assistantDefinedSchemas: [ExtractSchema]?
  @Tolerated var availabilityAnnotations: [String: ExtractAvailability]?
  @Tolerated var visibilityMetadata: ExtractVisibility?
  @Tolerated var synonyms: [ExtractText]?
  @Tolerated var numericFormatTypeName: ExtractText?
}

/// One case of an enum; its identifier is the raw value.
struct ExtractCase: Decodable {
  struct Display: Decodable {
    @Tolerated var title: ExtractText?
    @Tolerated var subtitle: ExtractText?
    @Tolerated var synonyms: [ExtractText]?
    @Tolerated var image: ExtractImage?
  }

  var identifier: String
  @Tolerated var displayRepresentation: Display?
}

/// The picture of a case.
struct ExtractImage: Decodable {
  struct Name: Decodable { var _0: String }

  @Tolerated var systemImageName: Name?
}

/// One entry of `queries`.
struct ExtractQuery: Decodable {
  var capabilities: Int
  @Tolerated var identifier: String?
  @Tolerated var fullyQualifiedIdentifier: String?
  @Tolerated var mangledTypeName: String?
  @Tolerated var entityType: String?
  @Tolerated var resultValueType: ExtractType?
  @Tolerated var inputValueType: ExtractType?
  @Tolerated var parameters: [ExtractFilter]?
  @Tolerated var sortingOptions: [ExtractSorting]?
  @Tolerated var availabilityAnnotations: [String: ExtractAvailability]?
}

/// What a property query compares one property with.
struct ExtractFilter: Decodable {
  struct Comparator: Decodable { var comparatorTypeValue: Int }

  var propertyIdentifier: String
  @Tolerated var comparators: [Comparator]?
}

/// One property that a query sorts by.
struct ExtractSorting: Decodable {
  var propertyIdentifier: String
}

/// One App Shortcut.
struct ExtractShortcut: Decodable {
  var actionIdentifier: String
  var phraseTemplates: [ExtractText]
  @Tolerated var shortTitle: ExtractText?
  @Tolerated var systemImageName: String?
  @Tolerated var availabilityAnnotations: [String: ExtractAvailability]?
  @Tolerated var parameterPresentation: ExtractPresentation?
}

/// The lists of values that Spotlight offers for a parameter of an App Shortcut.
struct ExtractPresentation: Decodable {
  struct Options: Decodable { @Tolerated var title: ExtractText? }

  @Tolerated var optionsCollection: [Options]?
}
