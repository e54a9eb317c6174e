import IntentSurface

/// Why an `.intentdefinition` file could not be read. The description names the key and the remedy.
package enum LegacyDefinitionError: Error, Equatable, CustomStringConvertible {
  case tooLarge(bytes: Int)
  case otherFormat(detail: String)
  case malformed(key: String, detail: String)

  /// In words, for a person.
  package var description: String {
    switch self {
    case .tooLarge(let bytes):
      "\(bytes) bytes is more than an intent definition can be; the file was skipped."
    case .otherFormat(let detail):
      "not an intent definition (\(detail)). Restore the file, or open it in Xcode's intent editor and save it."
    case .malformed(let key, let detail):
      "damaged at \(key): \(detail). Open it in Xcode's intent editor and save it."
    }
  }

  init(_ error: DecodingError) {
    let fault = DecodingFault(error)
    self = fault.place.map { .malformed(key: $0, detail: fault.detail) } ?? .otherFormat(detail: fault.detail)
  }
}
