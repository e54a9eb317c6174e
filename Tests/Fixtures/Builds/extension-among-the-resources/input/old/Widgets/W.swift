import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct Prov: TimelineProvider {
  func placeholder(in context: Context) -> Ent { Ent(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Ent) -> Void) { completion(Ent(date: .now)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Ent>) -> Void) {}
}
struct Ent: TimelineEntry { let date: Date }
@main struct B: WidgetBundle { var body: some Widget { Alpha() } }
struct Alpha: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "alpha", provider: Prov()) { _ in Text("x") }
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}
