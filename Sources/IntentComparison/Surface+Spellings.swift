import AppIntentsFacts
import IntentSurface

extension Surface {
  /// Gives what source code and built metadata spell in two ways one spelling.
  ///
  /// Metadata has the values that code stands for: raw values for cases, identifiers for content types, whole versions.
  mutating func takeSpellingsOfMetadata() {
    let rawValues = Dictionary(enums.map { ($0.identifier, $0.rawValuesByName) }) { first, _ in first }
    for index in intents.indices {
      intents[index].availability = intents[index].availability.asMetadataShows
      for position in intents[index].parameters.indices {
        intents[index].parameters[position].takeSpellingsOfMetadata(rawValues)
      }
      intents[index].takeSummaryOfMetadata(rawValues)
    }
    for index in entities.indices {
      entities[index].availability = entities[index].availability.asMetadataShows
      for position in entities[index].properties.indices where entities[index].properties[position].kind != .deferred {
        entities[index].properties[position].kind = .stored
      }
    }
    for index in queries.indices { queries[index].availability = queries[index].availability.asMetadataShows }
    for index in enums.indices { enums[index].availability = enums[index].availability.asMetadataShows }
    for index in appShortcuts.indices {
      // The last colour is also what an app gets that sets none.
      if appShortcuts[index].tileColor == "grayBrown" { appShortcuts[index].tileColor = nil }
      for position in appShortcuts[index].shortcuts.indices {
        let availability = appShortcuts[index].shortcuts[position].availability
        appShortcuts[index].shortcuts[position].availability = availability.asMetadataShows
      }
    }
  }
}

extension Intent {
  /// Gives the cases in the conditions of its summary their raw values.
  fileprivate mutating func takeSummaryOfMetadata(_ rawValues: [String: [String: String]]) {
    let types = Dictionary(parameters.map { ("$" + $0.name, $0.type.element) }) { first, _ in first }
    for index in parameterSummary?.branches.indices ?? 0..<0 {
      let conditions = parameterSummary?.branches[index].conditions.map { condition in
        let words = condition.split(separator: " ")
        guard words.count > 2, let type = types[String(words[1])] else { return condition }
        if case .primitive("Bool") = type, words.last == "0" || words.last == "1" {
          return (words.dropLast() + [words.last == "1" ? "true" : "false"]).joined(separator: " ")
        }
        guard case .enum(let name) = type else { return condition }
        return words.map { word in
          let comma = word.hasSuffix(",") ? "," : ""
          return String(word.dropLast(comma.count)).replacingCases(by: rawValues[name] ?? [:]) + comma
        }.joined(separator: " ")
      }
      parameterSummary?.branches[index].conditions = conditions ?? []
    }
  }
}

extension Parameter {
  fileprivate mutating func takeSpellingsOfMetadata(_ rawValues: [String: [String: String]]) {
    if case .enum(let name) = type.element, case .literal(let text) = defaultValue {
      defaultValue = .literal(text.replacingCases(by: rawValues[name] ?? [:]))
    }
    // Code that computes a default is only known to be there.
    if case .expression = defaultValue { defaultValue = .expression("code") }
    // A field is what a number gets that names no control; a stepper is one, too.
    if controlStyle == "field" || controlStyle == "stepper" { controlStyle = nil }
    if optionsProvider != nil { optionsProvider = "given" }
    contentTypes = contentTypes.map { ContentTypes.identifier(of: $0) }.sorted()
  }
}

extension AppEnum {
  fileprivate var rawValuesByName: [String: String] {
    Dictionary(cases.map { ($0.name, $0.rawValue ?? $0.name) }) { first, _ in first }
  }
}

extension String {
  /// `.rough`, `[.calm, .rough]` with each case's raw value in its place: `.storm`.
  fileprivate func replacingCases(by rawValues: [String: String]) -> String {
    let isList = hasPrefix("[") && hasSuffix("]")
    let items = isList ? dropFirst().dropLast().split(separator: ",").map { $0.drop { $0 == " " } } : [self[...]]
    let spelled = items.map { item in
      item.hasPrefix(".") ? "." + (rawValues[String(item.dropFirst())] ?? String(item.dropFirst())) : String(item)
    }
    return isList ? "[\(spelled.joined(separator: ", "))]" : spelled.joined()
  }
}

extension [Availability] {
  /// What metadata says of the clauses: a whole version for each of its platforms, and nothing of deprecations.
  fileprivate var asMetadataShows: [Availability] {
    compactMap { clause in
      guard Self.platforms.contains(clause.platform) else { return nil }
      var shown = Availability(
        platform: clause.platform, introduced: clause.introduced.map(Self.whole),
        obsoleted: clause.obsoleted.map(Self.whole))
      shown.isUnavailable = clause.isUnavailable == true ? true : nil
      return shown.introduced == nil && shown.obsoleted == nil && shown.isUnavailable == nil ? nil : shown
    }
  }

  private static let platforms: Set = ["anyAppleOS", "iOS", "macOS", "tvOS", "watchOS", "visionOS"]

  /// `17.0` for `17` and for `17.0.0`.
  private static func whole(_ version: String) -> String {
    var parts = version.split(separator: ".").map(String.init)
    while parts.count > 2, parts.last == "0" { parts.removeLast() }
    return (parts.count == 1 ? parts + ["0"] : parts).joined(separator: ".")
  }
}
