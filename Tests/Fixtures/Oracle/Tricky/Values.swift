import AppIntents

// Raw values, display texts, properties and queries in the spellings that are easy to get wrong.
enum Size: Int, AppEnum {
  case small = 0x10, medium, large = 1_000, huge
  static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Size") }
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: .init(title: "Small", subtitle: "For one"),
    .medium: DisplayRepresentation(title: "Medium", image: .init(systemName: "circle")),
    .large: DisplayRepresentation(stringLiteral: "Large"), .huge: "Huge",
  ]
}

enum Crust: Int, AppEnum {
  case soft = 0b11
  case firm = 0o17
  case hard = -1
  case burnt
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Crust", numericFormat: "Many crusts")
  static let caseDisplayRepresentations: [Crust: DisplayRepresentation] = [.soft: "Soft"]
}

enum Shape: String, AppEnum, CaseIterable {
  case round = "ROUND", long
  case square, braided = ""
  static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Shape")
  static let caseDisplayRepresentations: [Shape: DisplayRepresentation] = [
    .round: DisplayRepresentation(title: "Round", synonyms: ["Boule", "Ball"]), .long: "Long",
  ]
}

extension Oven {
  enum Mode: String, AppEnum {
    case fan, steam
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mode"
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.fan: "Fan", .steam: "Steam"]
  }
}

struct Oven: AppEntity {
  static let persistentIdentifier = "TheOven"
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Oven", numericFormat: "Many ovens")
  static var defaultQuery: OvenQuery { OvenQuery() }
  var id: Int
  @Property(title: "Heat")
  var heat: Double
  @Property(identifier: "maker", title: "Maker")
  var builtBy: String?
  @Property(title: "Mode", identifier: "fanMode")
  var mode: Mode
  @Property
  var bare: Bool
  @EntityProperty(title: "Loaves")
  var loaves: [Loaf]
  @Property(title: "Room")
  var room: Measurement<UnitTemperature>
  var plain = "no property"
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(plain)") }
}

struct Loaf: AppEntity, Identifiable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Loaf"
  static let defaultQuery = Loaf.Query()
  let id: String
  @Property(title: "Baked On") var bakedOn: Date?
  @Property(title: "Link") var link: URL
  var displayRepresentation: DisplayRepresentation { "\(id)" }

  struct Query: EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [Loaf] { [] }
    func allEntities() async throws -> [Loaf] { [] }
  }
}

struct OvenQuery: EntityStringQuery {
  static let persistentIdentifier: String = "Ovens"
  func entities(for identifiers: [Int]) async throws -> [Oven] { [] }
  func entities(matching string: String) async throws -> [Oven] { [] }
  func suggestedEntities() async throws -> [Oven] { [] }
}

struct Crumb: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crumb"
  @Property(title: "Weight") var weight: Double
  init() {}
  var displayRepresentation: DisplayRepresentation { "Crumb" }
}
