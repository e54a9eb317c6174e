import Foundation

/// Where a document departs from its format, and how.
package struct DecodingFault: Equatable, Sendable {
  /// The place as people write it, `intents[3].type`; nil where the document as a whole is of another format.
  package var place: String?
  /// What is wrong, in words.
  package var detail: String

  /// Takes the place and the words out of a decoding error.
  package init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      place = (context.codingPath + [key]).spelling
      detail = "the key is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      place = context.codingPath.isEmpty ? nil : context.codingPath.spelling
      detail = Self.words(for: context)
    @unknown default:
      place = nil
      detail = Self.unknown
    }
  }

  // Foundation says only that the data was not valid JSON; where is in the error below it.
  private static func words(for context: DecodingError.Context) -> String {
    let words = context.debugDescription.trimmingCharacters(in: ["."])
    guard context.codingPath.isEmpty, words.hasSuffix("not valid JSON") else {
      return words.prefix(1).lowercased() + words.dropFirst()
    }
    let below = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
    let place = below.firstMatch(of: /line (\d+), column (\d+)/).map { " (line \($0.1), column \($0.2))" }
    return "it is not valid JSON" + (place ?? ", or it is cut off")
  }

  /// Place and detail in one.
  package var words: String { place.map { "\($0): \(detail)" } ?? detail }

  /// What is said of any other error: the system's own words differ between systems, versions and languages.
  package static let unknown = "it can't be decoded"
}

extension [any CodingKey] {
  /// The place in a document as people write it: `intents[3].parameters[0].type`.
  package var spelling: String {
    let parts = map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    let joined = parts.joined()
    return joined.hasPrefix(".") ? String(joined.dropFirst()) : joined.isEmpty ? "the top level" : joined
  }
}
