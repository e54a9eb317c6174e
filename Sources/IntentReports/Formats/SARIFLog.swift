/// The part of SARIF 2.1.0 that is written here, key by key as in the standard.
struct SARIFLog: Encodable {
  var schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    var tool: Tool
    var automationDetails: AutomationDetails
    var invocations: [Invocation]
    var originalUriBaseIds: [String: UriBase]
    var results: [Result]
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name: String
    var semanticVersion: String
    var informationUri: String?
    var rules: [Descriptor]
  }

  struct AutomationDetails: Encodable {
    var id: String
  }

  struct Descriptor: Encodable {
    var id: String
    var name: String
    var shortDescription: Text
    var fullDescription: Text
    var helpUri: String?
    var help: Text?
    var defaultConfiguration: Configuration
    var properties: RuleProperties
  }

  struct Configuration: Encodable {
    var level: String
  }

  struct RuleProperties: Encodable {
    var precision: String
    var severity: String
    var tags: [String]

    enum CodingKeys: String, CodingKey {
      case precision, tags
      case severity = "problem.severity"
    }
  }

  /// What relative addresses start from. Its own address is left to the service, which knows the checkout.
  struct UriBase: Encodable {
    var description: Text

    static let repository = UriBase(description: Text(text: "The top of the repository."))
  }

  /// A message or a multiformat message string: where both allow it, they are written alike.
  struct Text: Encodable {
    var text: String
    var markdown: String?
  }

  struct Invocation: Encodable {
    var executionSuccessful = true
    var toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    var level: String
    var message: Text
    var locations: [Location]?
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]
    var partialFingerprints: [String: String]
    var baselineState: String
    /// The standard wants it for all results or for none.
    var suppressions: [Suppression]
  }

  struct Suppression: Encodable {
    var kind = "external"
    var status = "accepted"
    var justification: String
  }

  struct Location: Encodable {
    var physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region?
  }

  struct ArtifactLocation: Encodable {
    var uri: String
    var uriBaseId: String?
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int?
  }

  struct LogicalLocation: Encodable {
    var fullyQualifiedName: String
    var kind: String
  }
}
