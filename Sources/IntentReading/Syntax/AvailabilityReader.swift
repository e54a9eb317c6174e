import IntentSurface
import SwiftParser
import SwiftReading
import SwiftSyntax

/// Reads `@available` attributes.
enum AvailabilityReader {
  /// The clauses of one declaration, one for each platform, sorted by platform.
  static func clauses(of attributes: AttributeListSyntax) -> [Availability] {
    joined([
      attributes.flatMap { element -> [Availability] in
        guard case .attribute(let attribute) = element, case .availability(let arguments) = attribute.arguments
        else { return [] }
        return clauses(of: arguments)
      }
    ])
  }

  /// What `#available(…)` and `#unavailable(…)` among an `if`'s conditions ask for.
  static func clauses(of conditions: ConditionElementListSyntax) -> [Availability] {
    joined([
      conditions.flatMap { element -> [Availability] in
        guard case .availability(let condition) = element.condition else { return [] }
        let clauses = clauses(of: condition.availabilityArguments)
        return condition.isPositive ? clauses : clauses.map(\.opposite)
      }
    ])
  }

  /// What the other branch of an `if` asks for; nothing where another condition may lead there.
  static func clauses(ofElse conditions: ConditionElementListSyntax) -> [Availability] {
    guard conditions.count == 1 else { return [] }
    return clauses(of: conditions).map(\.opposite)
  }

  /// On which systems code goes one of several ways: what `#available(…)` answers on all of them.
  static func clauses(of ways: [[Assumption]]) -> [Availability] {
    joined(
      (ways.first ?? []).map { assumption in
        guard let condition = assumption.system,
          ways.allSatisfy({ $0.contains { $0.system?.id == condition.id && $0.choice == assumption.choice } })
        else { return [] }
        let holds = (assumption.choice == 0) == condition.isPositive
        return clauses(of: condition.availabilityArguments).map { clause in
          holds ? clause : clause.opposite
        }
      })
  }

  /// Several declarations' clauses as one list: a platform's latest introduction, its earliest deprecation.
  ///
  /// Messages come from the first list that has one, so the innermost declaration comes first.
  static func joined(_ lists: [[Availability]]) -> [Availability] {
    var joined: [String: Availability] = [:]
    for clause in lists.joined() {
      guard var known = joined[clause.platform] else {
        // Swift knows about twenty platforms.
        if joined.count < platformLimit { joined[clause.platform] = clause }
        continue
      }
      known.introduced = bounded(known.introduced, clause.introduced) { $1.isLater(than: $0) }
      known.deprecated = bounded(known.deprecated, clause.deprecated) { $0.isLater(than: $1) }
      known.obsoleted = bounded(known.obsoleted, clause.obsoleted) { $0.isLater(than: $1) }
      known.message = known.message ?? clause.message
      known.renamed = known.renamed ?? clause.renamed
      known.isUnavailable = known.isUnavailable ?? clause.isUnavailable
      known.isDeprecated = known.isDeprecated ?? clause.isDeprecated
      joined[clause.platform] = known
    }
    return joined.values.sorted { $0.platform < $1.platform }
  }

  /// What one of several ways asks for, whichever is taken: a platform's span from the first system to the last. Nothing is
  /// said of a platform that one of them leaves open, or that they leave a gap in.
  static func united(_ lists: [[Availability]]) -> [Availability] {
    (lists.first ?? []).compactMap { clause in
      let spans = lists.compactMap { list in list.first { $0.platform == clause.platform } }
      return spans.count == lists.count ? united(spans) : nil
    }
  }

  private static func united(_ spans: [Availability]) -> Availability? {
    func start(_ span: Availability) -> VersionNumber { VersionNumber(span.introduced ?? "0") }
    let spans = spans.sorted { start($0) < start($1) }
    guard var whole = spans.first else { return nil }
    for span in spans.dropFirst() {
      guard let end = whole.obsoleted.map(VersionNumber.init) else { break }
      guard !start(span).isLater(than: end) else { return nil }
      if span.obsoleted.map({ VersionNumber($0).isLater(than: end) }) ?? true { whole.obsoleted = span.obsoleted }
    }
    return whole.introduced == nil && whole.obsoleted == nil ? nil : whole
  }

  private static let platformLimit = 50

  private static func clauses(of arguments: AvailabilityArgumentListSyntax) -> [Availability] {
    guard case .token(let platform) = arguments.first?.argument, arguments.count > 1, platform.text != "swift",
      !arguments.dropFirst().contains(where: { $0.argument.is(PlatformVersionSyntax.self) })
    else { return arguments.compactMap { versioned($0.argument) } }
    return [detailed(platform.text, arguments.dropFirst().map(\.argument))]
  }

  /// `iOS 17` in the short form; its `*` says nothing, and a version of the language is not about platforms.
  private static func versioned(_ argument: AvailabilityArgumentSyntax.Argument) -> Availability? {
    guard case .availabilityVersionRestriction(let restriction) = argument, restriction.platform.text != "swift"
    else { return nil }
    return Availability(platform: restriction.platform.text, introduced: restriction.version?.spelling)
  }

  /// `iOS, introduced: 17, deprecated: 26, message: "…"`.
  private static func detailed(
    _ platform: String, _ arguments: [AvailabilityArgumentSyntax.Argument]
  ) -> Availability {
    var clause = Availability(platform: platform)
    for argument in arguments {
      switch argument {
      case .token(let token) where token.text == "deprecated": clause.isDeprecated = true
      case .token(let token) where token.text == "unavailable": clause.isUnavailable = true
      case .availabilityLabeledArgument(let argument): set(argument, in: &clause)
      default: break
      }
    }
    return clause
  }

  private static func set(_ argument: AvailabilityLabeledArgumentSyntax, in clause: inout Availability) {
    switch (argument.label.text, argument.value) {
    case ("introduced", .version(let version)): clause.introduced = version.spelling
    case ("deprecated", .version(let version)): clause.deprecated = version.spelling
    case ("obsoleted", .version(let version)): clause.obsoleted = version.spelling
    case ("message", .string(let text)): clause.message = text.representedValue
    case ("renamed", .string(let text)): clause.renamed = text.representedValue
    default: break
    }
  }

  private static func bounded(
    _ left: String?, _ right: String?, takesRight: (VersionNumber, VersionNumber) -> Bool
  ) -> String? {
    guard let left, let right else { return left ?? right }
    return takesRight(VersionNumber(left), VersionNumber(right)) ? right : left
  }
}

extension Availability {
  /// The systems that a branch leaves to the other one.
  var opposite: Availability { Availability(platform: platform, introduced: obsoleted, obsoleted: introduced) }
}

extension SimpleStringLiteralExprSyntax {
  /// The text it stands for, escapes resolved.
  fileprivate var representedValue: String? {
    StringLiteralExprSyntax(
      openingQuote: openingQuote,
      segments: StringLiteralSegmentListSyntax(segments.map { .stringSegment($0) }),
      closingQuote: closingQuote
    ).representedLiteralValue
  }
}
