import SwiftUI

@main
struct Garden: App {
  var body: some Scene { WindowGroup { Text("Garden") } }
}
