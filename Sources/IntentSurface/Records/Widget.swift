/// One widget or control that people place. Devices find it by its `kind`.
package struct Widget: Codable, Hashable, Sendable {
  /// Where its settings come from.
  package enum Configuration: String, Codable, Hashable, Sendable {
    /// `StaticConfiguration`, `StaticControlConfiguration`: no settings.
    case fixed
    /// `AppIntentConfiguration`, `AppIntentControlConfiguration`.
    case appIntent
    /// `IntentConfiguration` over a SiriKit intent.
    case siriKit
    /// `ActivityConfiguration`.
    case liveActivity
    case unknown
  }

  /// What a device stores for a placed one; an expression where it is not a literal.
  package var kind: Setting<String>
  /// The texts in the code that makes a kind which could not be worked out, sorted.
  @Omitted package var kindTexts: [String]
  /// Whether it is a control for Control Center.
  @Omitted package var isControl: Bool
  /// The type's name with the types around it, as in `Outer.Inner`.
  package var typePath: String
  /// The module that declares it, where it is known.
  package var module: String?
  /// The bundle identifier of the product that holds it, where it is known.
  package var bundle: String?
  /// The names of the products that compile it.
  @Omitted package var hosts: [String]
  /// The platforms it exists on; nil where nothing says, or where it is on all.
  package var platforms: [Platform]?
  /// Where its settings come from.
  package var configuration: Configuration
  /// The effective identifier of its configuration intent.
  package var configurationIntent: String?
  /// The type that fills the widget.
  package var provider: String?
  /// The name that people read.
  package var displayName: Text?
  /// The names of its sizes, sorted; none for all that there are, `noFamily` alone for a list that is empty.
  @Omitted package var families: [String]
  /// Those of the sizes that only some of its systems have, sorted by name.
  @Omitted package var limitedFamilies: [LimitedFamily]
  /// The sizes that it has on a condition which can't be told, sorted; the condition is among its sizes.
  @Omitted package var possibleFamilies: [String]
  /// The intents with its settings on some of its systems only, sorted by name, where others have another.
  @Omitted package var limitedSettings: [LimitedSettings]
  /// Its `@available` clauses.
  @Omitted package var availability: [Availability]
  /// Whether the bundles of its extension leave it out, so that nobody can place it.
  @Omitted package var isUnlisted: Bool
  /// Whether no bundle was read that could list it, nor is it one itself.
  @Omitted package var hasNoBundle: Bool

  /// Stands for an empty list of sizes, which hides the widget.
  package static let noFamily = "none"

  /// What reports call the sizes of a widget without a list.
  package static let everyFamily = "every size"

  /// Makes one from what is always known of it; the rest has its default.
  package init(kind: Setting<String>, typePath: String, configuration: Configuration) {
    self.kind = kind
    self.typePath = typePath
    self.configuration = configuration
  }
}

/// A size that code offers on some systems only.
package struct LimitedFamily: Codable, Hashable, Sendable {
  /// The name of the size.
  package var family: String
  /// What the code asks for.
  package var availability: [Availability]

  /// Makes one from what is always known of it; the rest has its default.
  package init(family: String, availability: [Availability]) {
    self.family = family
    self.availability = availability
  }
}

/// An intent by which code lets people set up a widget on some systems only.
package struct LimitedSettings: Codable, Hashable, Sendable {
  /// The effective identifier of the intent, or the name of a SiriKit class.
  package var intent: String
  /// Where the settings come from.
  package var configuration: Widget.Configuration
  /// What the code asks for.
  package var availability: [Availability]

  /// Makes one from what is always known of it; the rest has its default.
  package init(intent: String, configuration: Widget.Configuration, availability: [Availability]) {
    self.intent = intent
    self.configuration = configuration
    self.availability = availability
  }
}

extension Widget {
  /// Whether all sizes are told that it may have.
  package var areSizesTold: Bool { families.allSatisfy(\.isWidgetSize) || !possibleFamilies.isEmpty }

  /// Those of one kind.
  package func settingsIntents(from source: Configuration) -> [String] {
    (configuration == source ? [configurationIntent].compactMap(\.self) : [])
      + limitedSettings.filter { $0.configuration == source }.map(\.intent)
  }

  /// The intents with its settings, on whatever system.
  package var settingsIntents: [String] { [configurationIntent].compactMap(\.self) + limitedSettings.map(\.intent) }

  /// What the code asks for where it offers a size, besides what it asks for as a whole.
  package func availability(of family: String) -> [Availability] {
    limitedFamilies.first { $0.family == family }?.availability ?? []
  }

  /// Whether people place it; a Live Activity is started by the app and has no kind, and what no bundle lists is offered to
  /// nobody.
  package var isPlaced: Bool { configuration != .liveActivity && !isUnlisted }

  /// Whether another type with this kind has the same one: it is a literal, or a constant of a type.
  package var hasKnownKind: Bool { kind.value != nil || kind.isConstantElsewhere }
}

extension Setting<String> {
  /// Whether it is a constant of another type, as in `Kinds.shelf`, which is the same wherever it is named; a member of
  /// the widget's own, as in `self.kind`, is not.
  fileprivate var isConstantElsewhere: Bool {
    spelling.contains(".") && spelling.first?.isUppercase == true && !spelling.hasPrefix("Self.")
      && spelling.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
  }
}

extension Widget {
  /// By kind, with controls behind widgets, then by type and place.
  static func precedes(_ left: Widget, _ right: Widget) -> Bool {
    guard (left.kind.spelling, left.isControl) == (right.kind.spelling, right.isControl) else {
      return (left.kind.spelling, left.isControl ? 1 : 0) < (right.kind.spelling, right.isControl ? 1 : 0)
    }
    return (left.typePath, left.place) < (right.typePath, right.place)
  }

  private var place: String {
    (module ?? "") + platforms.sortKey + hosts.joined(separator: ",")
  }
}
