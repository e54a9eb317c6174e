import AppIntents

struct LockShed: AppIntent {
  static let title: LocalizedStringResource = "Lock the Shed"
  static let persistentIdentifier = "Lock"
  func perform() async throws -> some IntentResult { .result() }
}

struct UnlockShed: AppIntent {
  static let title: LocalizedStringResource = "Unlock the Shed"
  static let persistentIdentifier = "Unlock"
  func perform() async throws -> some IntentResult { .result() }
}
