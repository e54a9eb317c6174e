import AppIntents
struct Good: AppIntent { static let title: LocalizedStringResource = "Good" }
