import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct Both: AppIntent { static let title: LocalizedStringResource = "Both"

  func perform() async throws -> some IntentResult { .result() } }
