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
      detail = context.debugDescription.trimmingCharacters(in: ["."])
    @unknown default:
      place = nil
      detail = Self.unknown
    }
  }

  /// Place and detail in one.
  package var words: String { place.map { "\($0): \(detail)" } ?? detail }

  /// What is said of any other error: the system's own words differ between systems, versions and languages.
  package static let unknown = "it can't be decoded"
}
