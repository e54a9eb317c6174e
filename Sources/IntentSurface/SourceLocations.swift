/// Where the elements of a surface are in code: several places where apps of a repository each declare one of that name.
package struct SourceLocations: Codable, Equatable, Sendable, ExpressibleByDictionaryLiteral {
  private var places: [Subject: [SourceLocation]] = [:]
  /// On which platforms code is compiled that has a place, where it was read for several; nil where it was not.
  private var platforms: [SourceLocation: Set<Platform>]?
  /// Where the types are that are in no list of a surface, or what withholds them, by their Swift names.
  private var withheld: [String: SourceLocation] = [:]

  /// Hardly any repository has as many apps; of more places, the first ones are kept.
  private static let limit = 16

  /// Makes one with a place for each.
  package init(dictionaryLiteral elements: (Subject, SourceLocation)...) {
    for (subject, place) in elements { add(place, of: subject) }
  }

  /// The first place of an element, by path and line; nil where none is known.
  package subscript(subject: Subject) -> SourceLocation? { places[subject]?.first }

  /// The first place of an element in code for one of some platforms, else its first place; nil where none is known.
  package func place(of subject: Subject, on wanted: [Platform]) -> SourceLocation? {
    let found = all(of: subject)
    return found.first { platforms?[$0]?.isDisjoint(with: wanted) == false } ?? found.first
  }

  /// All places of an element.
  package func all(of subject: Subject) -> [SourceLocation] { places[subject] ?? [] }

  /// The elements that have a place.
  package var subjects: some Collection<Subject> { places.keys }

  /// The files that have an element.
  package var paths: Set<String> { Set(places.values.joined().map(\.path)) }

  /// Whether no element has a place.
  package var isEmpty: Bool { places.isEmpty }

  /// Where a type is that is in no list of a surface, or what withholds it: the `#if` around it; nil where none is known.
  package func place(ofWithheld typePath: String) -> SourceLocation? { withheld[typePath] }

  /// Notes where such a type is; the first place by path and line is kept.
  package mutating func add(_ place: SourceLocation, ofWithheld typePath: String) {
    withheld[typePath] = withheld[typePath].map { min($0, place) } ?? place
  }

  /// Notes a place, each once.
  package mutating func add(_ place: SourceLocation, of subject: Subject) {
    places[subject] = places[subject].map { Self.first(of: $0 + [place]) } ?? [place]
  }

  /// Takes over the places of other readings of the same kind of files.
  package mutating func merge(_ other: SourceLocations) {
    places.merge(other.places) { own, others in own == others ? own : Self.first(of: own + others) }
    withheld.merge(other.withheld) { min($0, $1) }
  }

  /// The same of what is compiled for a platform.
  package mutating func merge(_ other: SourceLocations, on platform: Platform) {
    merge(other)
    for place in Set(other.places.values.joined()) {
      platforms = platforms ?? [:]
      platforms?[place, default: []].insert(platform)
    }
  }

  private static func first(of places: [SourceLocation]) -> [SourceLocation] {
    Array(Set(places).sorted().prefix(limit))
  }

  /// Takes over what is found in files of another kind; the places that are known stay the first.
  package mutating func append(_ other: SourceLocations) {
    places.merge(other.places) { Array(($0 + $1).prefix(Self.limit)) }
  }
}
