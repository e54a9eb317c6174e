import AppIntents
import GardenKit  // a Swift package that is linked statically
import SwiftUI

@main
struct GardenApp: App {
  var body: some Scene {
    WindowGroup { GardenView() }
  }
}
