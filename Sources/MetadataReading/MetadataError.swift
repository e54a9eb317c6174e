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
  package var description: String { "\(file): \(reason)" }

  /// The same after the name of the input, which is not named again; another file in it is.
  package func reason(in input: String) -> String { file == input ? reason : description }

  private var file: String {
    switch self {
    case .unreadable(let file, _), .tooLarge(let file, _, _), .otherFormat(let file, _), .malformed(let file, _, _, _),
      .badArchive(let file, _), .noMetadata(let file, _), .severalApps(let file, _):
      file
    }
  }

  private var reason: String {
    switch self {
    case .unreadable(_, let detail): "\(detail)."
    case .tooLarge(_, let bytes, let limit):
      "it is too large for App Intents metadata (\(bytes) bytes; the limit is \(limit)). "
        + "Name the app or its Metadata.appintents folder instead."
    case .otherFormat(_, let detail):
      "it is not App Intents metadata (\(detail)). Build the app again, or name another file."
    case .malformed(_, let field, let detail, let generator):
      "at \"\(field)\", \(detail). \(Self.remedy(generator))"
    case .badArchive(_, let detail): "\(detail). Export or download it again."
    case .noMetadata(_, let looked):
      "it has no App Intents metadata (looked for \(looked)). An app without App Intents has none; "
        + "otherwise the build's metadata extraction failed: look for appintentsmetadataprocessor in the build log."
    case .severalApps(_, let names):
      "it contains \(names.count) apps. Name one of them: "
        + names.prefix(Self.shown).map { "--app \"\($0)\"" }.joined(separator: ", ")
        + (names.count > Self.shown ? ", …" : ".")
    }
  }

  private static let shown = 20

  private static func remedy(_ generator: String?) -> String {
    let format = "a format that this version of intentcompat does not know"
    return "The file is damaged, or \(generator.map { "\($0) writes \(format)" } ?? "written in \(format)"). "
      + "Build the app again, update intentcompat, or read the source instead."
  }
}
