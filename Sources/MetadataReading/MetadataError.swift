/// Why built metadata could not be read. The description names the file, the place in it, and what to do.
package enum MetadataError: Error, Equatable, CustomStringConvertible {
  case unreadable(file: String, detail: String)
  case tooLarge(file: String, bytes: Int, limit: Int)
  case otherFormat(file: String, detail: String)
  /// A field that the reading can't do without is missing, or has another shape than in every known generation.
  case malformed(file: String, field: String, detail: String, generator: String?)
  case badArchive(file: String, detail: String)
  case noMetadata(root: String, looked: String)
  /// An archive holds several apps, and none or no single one of them is named.
  case severalApps(root: String, names: [String])

  /// In words, for a person.
  package var description: String {
    switch self {
    case .unreadable(let file, let detail):
      "\(file): can't be read: \(detail)."
    case .tooLarge(let file, let bytes, let limit):
      "\(file): too large for App Intents metadata (\(bytes) bytes; the limit is \(limit)). "
        + "Name the app or its Metadata.appintents folder instead."
    case .otherFormat(let file, let detail):
      "\(file): not App Intents metadata (\(detail)). Build the app again, or name another file."
    case .malformed(let file, let field, let detail, let generator):
      "\(file): \"\(field)\" can't be read: \(detail). \(Self.remedy(generator))"
    case .badArchive(let file, let detail):
      "\(file): the archive can't be read: \(detail). Export or download it again."
    case .noMetadata(let root, let looked):
      "\(root): no App Intents metadata found (looked for \(looked)). An app without App Intents has none; "
        + "otherwise the build's metadata extraction failed: look for appintentsmetadataprocessor in the build log."
    case .severalApps(let root, let names):
      "\(root): it contains \(names.count) apps. Name one of them: "
        + names.map { "--app \"\($0)\"" }.joined(separator: ", ") + "."
    }
  }

  private static func remedy(_ generator: String?) -> String {
    "The file is damaged, or its generator (\(generator ?? "unnamed")) writes a format that this version of "
      + "intentcompat does not know. Build the app again, update intentcompat, or read the source instead."
  }
}
