/// Every assistant schema of the 26.5 and 27 SDKs, with its shape as far as it is known.
///
/// Names, identifiers and availability come from the framework's interfaces, shapes from Apple's documentation pages
/// and, where those were silent, from apps that adopt them; each schema says which.
package struct SchemaCatalogue: Sendable {
  /// The domains, sorted by name.
  package var domains: [SchemaDomain]
  /// Texts that are not of the format; a test holds the built-in ones to none.
  package var problems: [SchemaCatalogueError] = []
  private let byIdentifier: [String: Schema]

  /// The catalogue that is compiled in, of `schemas.txt`.
  package static let builtIn = SchemaCatalogue(
    texts: "\n\(String(decoding: PackageResources.schemas_txt, as: UTF8.self))".split(separator: "\ndomain ")
      .map { "domain \($0)" })

  /// Makes one from what is always known of it; the rest has its default.
  package init(texts: [String]) {
    var domains: [SchemaDomain] = []
    for text in texts {
      do throws(SchemaCatalogueError) {
        domains.append(try SchemaCatalogueParser.domain(from: text))
      } catch {
        problems.append(error)
      }
    }
    self.domains = domains.sorted { $0.name < $1.name }
    byIdentifier = Dictionary(
      domains.flatMap(\.schemas).map { ($0.kindedIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The schema of a kind, by `domain.schema`. An intent and an entity may share a name.
  package func schema(_ identifier: String, kind: Schema.Kind) -> Schema? { byIdentifier["\(kind) \(identifier)"] }

  /// Every schema of a kind, in order of domain.
  package func schemas(_ kind: Schema.Kind) -> [Schema] { domains.flatMap(\.schemas).filter { $0.kind == kind } }

  /// The domain of that name.
  package func domain(_ name: String) -> SchemaDomain? { domains.first { $0.name == name } }
}

extension Schema {
  fileprivate var kindedIdentifier: String { "\(kind) \(identifier)" }
}

/// A line of a catalogue text that is not of the format.
package struct SchemaCatalogueError: Error, Equatable, CustomStringConvertible {
  /// The line, counted from 1; nil where nothing says.
  package var line: String

  /// In words, for a person.
  package var description: String { "not a line of the schema catalog: “\(line)”" }
}
