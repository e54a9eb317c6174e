import AppIntents
import Foundation
import SwiftUI
import WidgetKit

@main struct Demo: App { var body: some Scene { WindowGroup { Text("") } } }
