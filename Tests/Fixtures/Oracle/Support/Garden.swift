// What the pairs of rules leave out of their app.
@_exported import GeoToolbox

struct Garden: Sendable {
  struct Settings: Sendable {}

  static let shared = Garden()

  func allPlants<Entity>() async throws -> [Entity] { [] }
  func favorites<Entity>() async throws -> [Entity] { [] }
  func plants<Entity>(withIDs ids: [some Hashable]) async throws -> [Entity] { [] }
  func plants<Entity, Comparator>(matching comparators: [Comparator]) async throws -> [Entity] { [] }
  func search<Entity>(_ text: String) async throws -> [Entity] { [] }
  func leaves<Entity, Input>(like input: Input) async throws -> [Entity] { [] }
  func settings<Entity>() async throws -> Entity { fatalError("a stub") }
  func water(_ plant: some Any) async throws {}
  func waterAll() async throws {}
}
