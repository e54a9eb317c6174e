import AppIntentsFacts
import IntentComparison
package import IntentSurface

extension Rule {
  static let widgetFamilyDropped = Rule(
    id: "W08", name: "widget-family-dropped", title: "Widget no longer available in a size",
    effects: [.widgetsAndControls: .breaks], confidence: .medium, basis: .apple("2026-11"),
    explanation: """
      The widget gallery offers the sizes in `supportedFamilies`. What the system does with a placed widget whose size \
      was removed is not documented; placed widgets whose code is gone stay empty.
      """,
    symptom: "The size disappears from the gallery; a placed widget of that size may stay empty or unchanged.",
    fix: "Keep the size in `supportedFamilies`, even if it shows less.",
    evidence: [
      "Apple developer forums, thread 658877: the gallery follows `supportedFamilies`, and an empty list hides a "
        + "widget.",
      "SwiftUI Essentials, iOS 14 edition, chapter 49: a widget without `supportedFamilies` is offered as small, medium "
        + "and large.",
      """
      Apple's technical support, quoted on Stack Overflow (74700928): a placed widget whose code is gone should \
      disappear, but sometimes stays.
      """,
      "What happens to a placed widget of a removed size was not measured.",
    ],
    judge: .lost(.families, of: Widget.self, as: String.self) { pair, family, comparison in
      // Without a list a widget has every size; a list that code makes may have any.
      guard pair.old.isPlaced, !pair.new.families.isEmpty, family != Widget.noFamily, family.isWidgetSize,
        pair.new.areSizesTold, pair.new.mayHave(family, on: pair.platforms),
        // Of several types with one kind for the same systems, any may be the one that devices show.
        !comparison.newRecords.twins(of: pair.new).contains(where: {
          ($0.availability.isEmpty || $0.availability == pair.new.availability) && $0.families.contains(family)
        })
      else {
        return nil
      }
      return pair.new.possibleFamilies.contains(family)
        ? doubtful(family, pair, "is offered on a condition now") : dropped(family, pair, comparison)
    },
    .lost(.possibleFamilies, of: Widget.self, as: String.self) { pair, family, _ in
      guard pair.old.isPlaced, !pair.new.families.isEmpty, !pair.new.families.contains(family), pair.new.areSizesTold
      else { return nil }
      return doubtful(family, pair, "was offered on a condition, and no longer is")
    },
    .joinedEach(.families, to: Widget.self, as: String.self) { pair, family, comparison in
      // Once for all of them: the sizes of a list where there was none.
      guard pair.old.isPlaced, pair.old.families.isEmpty, pair.new.families.first == family,
        pair.new.families.allSatisfy(\.isWidgetSize)
      else {
        return []
      }
      return pair.old.offeredFamilies(in: comparison.old)
        .filter { !pair.new.families.contains($0) }.map { dropped($0, pair, comparison) }
    },
    .changedEach(Widget.self, .familyAvailability) { pair, comparison in
      guard pair.old.isPlaced else { return [] }
      let offered = Set(pair.old.offeredFamilies(in: comparison.old))
      return pair.new.limitedFamilies.filter { offered.contains($0.family) }
        .compactMap { limited($0.family, pair, comparison) }
    })

  /// A size that older systems lose; nil where they had none, or may have it still.
  private static func limited(_ family: String, _ pair: Pair<Widget>, _ comparison: Comparison) -> Judgement? {
    let before = AvailabilityFloors(of: pair.old, as: family, in: comparison.old)
    let after = AvailabilityFloors(of: pair.new, as: family, in: comparison.new)
    let twins = comparison.newRecords.twins(of: pair.new)
    guard let raised = RaisedAvailability(from: before, to: after, in: comparison.new),
      !twins.contains(where: { $0.families.contains(family) && $0.availability(of: family).isEmpty })
    else { return nil }
    return Judgement(
      pair.subject,
      "“\(pair.old.galleryName)” as \(family) now needs \(raised.floors); people on older systems lose this size.",
      raised.doubt, effects: raised.isGuess ? [.widgetsAndControls: .degrades] : nil,
      confidence: raised.isGuess ? .low : nil, key: "\(family) \(raised.floors)", platforms: raised.platforms)
  }

  private static func doubtful(_ family: String, _ pair: Pair<Widget>, _ change: String) -> Judgement {
    return Judgement(
      pair.subject, "Whether “\(pair.old.galleryName)” goes on being offered as \(family) can't be told: it \(change).",
      effects: [.widgetsAndControls: .asks], confidence: .low, key: "asks \(family)")
  }

  private static func dropped(_ family: String, _ pair: Pair<Widget>, _ comparison: Comparison) -> Judgement {
    let isHidden = pair.new.families == [Widget.noFamily]
    return Judgement(
      pair.subject,
      pair.onItsSystems(
        isHidden
          ? "“\(pair.old.galleryName)” is no longer offered in any size; placed ones stay."
          : "“\(pair.old.galleryName)” is no longer offered as \(family).", in: comparison),
      effects: isHidden ? [.discovery: .hides, .widgetsAndControls: .degrades] : nil, key: isHidden ? nil : family)
  }
}

extension Widget {
  /// What people call it, else its type.
  fileprivate var galleryName: String { displayName?.value ?? typePath }

  /// Whether people on one of some systems place it: there it has a size. Nil for all of its own.
  func isPlaced(on places: [Platform]?) -> Bool {
    isPlaced && (families.isEmpty || families.contains { mayHave($0, on: places) })
  }

  /// Whether widgets of a size exist on one of some systems; nil for all of its own.
  func mayHave(_ family: String, on places: [Platform]?) -> Bool {
    guard let since = WidgetFamily(rawValue: family)?.since, let places = places ?? platforms else { return true }
    // An app of Catalyst has the widgets of the Mac.
    return places.contains { since[$0 == .macCatalyst ? .macOS : $0] != nil }
  }
}

extension Widget {
  /// The sizes that its list names. A widget without a list has these three wherever there are Home Screens and desktops;
  /// larger ones and those of Lock Screens depend on the system, and are not known.
  ///
  /// - Parameter surface: the one that has the widget, with the platforms of one that is on all.
  package func offeredFamilies(in surface: Surface) -> [String] {
    guard families.isEmpty else { return families.filter { $0 != Self.noFamily } }
    let isOnWatchesOnly = Set(platforms ?? surface.readFrom.platforms) == [.watchOS]
    return isControl || isOnWatchesOnly ? [] : ["systemSmall", "systemMedium", "systemLarge"]
  }
}

extension AvailabilityFloors {
  /// Those of a size of a widget.
  fileprivate init(of widget: Widget, as family: String, in surface: Surface) {
    self.init(
      widget.availability + widget.availability(of: family), hosts: surface.offerers(among: widget.hosts),
      platforms: widget.platforms, isInExtension: true,
      first: WidgetFamily(rawValue: family)?.since ?? Self.widgets, in: surface)
  }
}
