/// One entry of `actions`.
struct ExtractAction: Decodable {
  var parameters: [ExtractParameter]
  @Tolerated var identifier: String?
  @Tolerated var fullyQualifiedTypeName: String?
  @Tolerated var mangledTypeName: String?
  @Tolerated var mangledTypeNameV2: String?
  @Tolerated var title: ExtractText?
  @Tolerated var descriptionMetadata: ExtractDescription?
  @Tolerated var outputType: ExtractType?
  @Tolerated var outputFlags: Int?
  @Tolerated var openAppWhenRun: Bool?
  @Tolerated var supportedModes: Int?
  @Tolerated var authenticationPolicy: Int?
  @Tolerated var isAuthPolExplicit: Bool?
  @Tolerated var isDiscoverable: Bool?
  @Tolerated var visibilityMetadata: ExtractVisibility?
  @Tolerated var systemProtocols: [String]?
  @Tolerated var assistantDefinedSchemas: [ExtractSchema]?
  @Tolerated var actionConfiguration: ExtractConfiguration?
  @Tolerated var availabilityAnnotations: [String: ExtractAvailability]?
  @Tolerated var deprecationMetadata: ExtractDeprecation?
  @Tolerated var customIntentClassName: String?
  @Tolerated var allowedTargets: [Target]?
  @Tolerated var presentationStyle: Int?

  /// A process that may run it.
  struct Target: Decodable { var type: Int }
}

/// What an action says about itself.
struct ExtractDescription: Decodable {
  struct Category: Decodable { @Tolerated var title: ExtractText? }

  @Tolerated var descriptionText: ExtractText?
  @Tolerated var searchKeywords: [ExtractText]?
  @Tolerated var categoryName: Category?
}

/// What a `DeprecatedAppIntent` says.
struct ExtractDeprecation: Decodable {
  @Tolerated var messageText: ExtractText?
  @Tolerated var replacedByIntentIdentifier: String?
}

/// One parameter of an action. Optionality is no part of its type.
struct ExtractParameter: Decodable {
  var name: String
  var valueType: ExtractType
  var isOptional: Bool
  @Tolerated var title: ExtractText?
  @Tolerated var parameterDescription: ExtractText?
  @Tolerated var capabilities: Int?
  @Tolerated var inputConnectionBehavior: Int?
  @Tolerated var typeSpecificMetadata: ExtractPairs?
  @Tolerated var queryIdentifier: String?
}
