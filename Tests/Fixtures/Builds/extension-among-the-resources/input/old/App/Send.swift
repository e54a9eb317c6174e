import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct Send: AppIntent { static let title: LocalizedStringResource = "Send"

  func perform() async throws -> some IntentResult { .result() } }
