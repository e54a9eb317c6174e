import AppIntents
import SwiftUI
import WidgetKit

struct PlantWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "PlantWidget", intent: PlantWidgetIntent.self, provider: PlantProvider()) { entry in
      PlantWidgetView(entry: entry)
    }
    .configurationDisplayName("Plant")
    .supportedFamilies([.systemSmall])
  }
}

struct PlantWidgetIntent: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Plant"
  static let intentClassName = "SelectPlantIntent"

  @Parameter(title: "Plant")
  var plant: PlantType?
}

struct PlantType: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct PlantQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PlantType] {
    identifiers.map { PlantType(id: $0) }
  }
}
