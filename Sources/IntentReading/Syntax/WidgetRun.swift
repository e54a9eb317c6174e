import IntentSurface
import SwiftReading
import SwiftSyntax

/// What one run found.
struct WidgetRun {
  var widget: Widget?
  /// The kind as one that can't be told, with the code that makes it.
  var open: (kind: Setting<String>, code: ExprSyntax)?
  /// Whether it surely makes none.
  var isEmpty = false
  var assumptions: [Assumption]
  /// How many of them say which configuration is made, not how.
  var choices: Int

  /// Whether another run of the same code makes the same configuration on the same systems.
  func isTwin(of other: WidgetRun) -> Bool {
    choices == other.choices
      && zip(assumptions, other.assumptions).prefix(choices).allSatisfy { $0.choice == $1.choice }
      && meets(other)
  }

  /// Whether a system may go both ways.
  func meets(_ other: WidgetRun) -> Bool {
    assumptions.allSatisfy { own in !other.assumptions.contains { own.contradicts($0) } }
  }

  func offers(_ family: String) -> Bool {
    widget.map { $0.families.isEmpty || $0.families.contains(family) } ?? false
  }

  /// Whether it goes where systems go that are newer than those of another run.
  func isNewer(than other: WidgetRun) -> Bool {
    let pairs = assumptions.lazy.flatMap { own in other.assumptions.lazy.map { (own, $0) } }
    return pairs.contains { $0.isNewer(than: $1) } && !pairs.contains { $1.isNewer(than: $0) }
  }

  /// The configuration with the sizes that newer systems have as well: what those leave out is left out, as if nobody
  /// had it.
  func kept(among twins: [WidgetRun]) -> Widget? {
    guard var widget, widget.families.allSatisfy(\.isWidgetSize) else { return widget }
    for sizes in twins.filter({ $0.isNewer(than: self) }).compactMap(\.widget?.families)
    where sizes.allSatisfy(\.isWidgetSize) && ![[], [Widget.noFamily]].contains(sizes) {
      let left = widget.families.isEmpty ? sizes : widget.families.filter(sizes.contains)
      widget.families = left.isEmpty ? sizes : left
    }
    return widget
  }
}

extension WidgetReader.Reading {
  /// One widget of each kind.
  init(of ways: [[WidgetRun]]) {
    // What may be one of several kinds is none that is known.
    let known = ways.flatMap { runs in
      runs.filter { run in
        run.widget != nil && runs.allSatisfy { !$0.isTwin(of: run) || $0.widget?.kind == run.widget?.kind }
      }
    }
    let empty = ways.joined().count(where: \.isEmpty)
    let isWhole = !known.isEmpty && known.count + empty == ways.joined().count
    self.init(isPartial: !isWhole)
    var rest = Dictionary(grouping: known) { $0.widget?.kind }
    for case let widget? in known.map(\.widget) {
      guard let twins = rest.removeValue(forKey: widget.kind) else { continue }
      let kept = twins.compactMap { $0.kept(among: twins) }
      guard var whole = kept.first else { continue }
      for twin in kept.dropFirst() { whole.add(sizesOf: twin) }
      // Without a size it can't be placed.
      let offered = twins.filter { $0.widget?.families != [Widget.noFamily] }
      // A kind of some systems that has none on these was never offered.
      if offered.isEmpty, twins.count < known.count { continue }
      let places = offered.isEmpty ? twins : offered
      if let condition = Self.condition(in: places) {
        whole.possibleFamilies = whole.families.filter { Self.isOpen($0, in: places) && $0.isWidgetSize }.sorted()
        whole.families = (whole.families.filter { !Self.isOpen($0, in: places) } + [condition]).sorted()
      }
      whole.limitedFamilies = Self.limits(of: whole.families, in: places)
      whole.limitedSettings = Self.settings(in: places, besides: whole.configurationIntent)
      let isEverywhere = places.count == known.count + empty
      whole.availability = isEverywhere ? [] : AvailabilityReader.clauses(of: places.map(\.assumptions))
      widgets.append(whole)
    }
  }

  /// What decides on one system which sizes a widget has; nil where each system has the same.
  private static func condition(in ways: [WidgetRun]) -> String? {
    let differing = ways.first { way in
      ways.contains { $0.widget?.families != way.widget?.families && $0.meets(way) }
    }
    return differing?.assumptions.first { $0.system == nil }?.cause.node.spelling(limit: 80)
  }

  private static func isOpen(_ family: String, in ways: [WidgetRun]) -> Bool {
    ways.contains { way in way.offers(family) && ways.contains { !$0.offers(family) && $0.meets(way) } }
  }

  /// The sizes that not every way offers, where the system decides.
  private static func limits(of families: [String], in ways: [WidgetRun]) -> [LimitedFamily] {
    families.compactMap { family in
      let offering = ways.filter { $0.offers(family) }
      guard offering.count < ways.count else { return nil }
      let clauses = AvailabilityReader.clauses(of: offering.map(\.assumptions))
      return clauses.isEmpty ? nil : LimitedFamily(family: family, availability: clauses)
    }
  }

  /// The intents that some ways have, where others have another one, or none.
  private static func settings(in ways: [WidgetRun], besides main: String?) -> [LimitedSettings] {
    let named = Dictionary(grouping: ways.filter { $0.widget?.configurationIntent != main }) {
      $0.widget?.configurationIntent
    }
    return named.compactMap { intent, ways in
      guard let intent, let widget = ways.first?.widget else { return nil }
      return LimitedSettings(
        intent: intent, configuration: widget.configuration,
        availability: AvailabilityReader.clauses(of: ways.map(\.assumptions)))
    }
    .sorted { $0.intent < $1.intent }
  }
}

extension Widget {
  /// Adds the sizes that another way offers under the same kind.
  fileprivate mutating func add(sizesOf other: Widget) {
    let isAll = families.isEmpty || other.families.isEmpty
    let named = Set(families + other.families)
    // What may have any size is none that is known.
    let unread = named.subtracting(named.filter(\.isWidgetSize))
    guard unread.isEmpty else { return families = unread.sorted() }
    families = isAll ? [] : (named.count > 1 ? named.subtracting([Widget.noFamily]) : named).sorted()
  }
}
