import AppIntentsFacts
package import IntentComparison
package import IntentSurface

/// A legacy intent and the App Intent that answers for its class.
struct LegacyMigration {
  var legacy: LegacyIntent
  var successor: Intent

  /// Whether the App Intent claims the class by name, and not only by being called like it.
  var isDeclared: Bool { successor.intentClassName?.value == legacy.className }

  /// Parameters whose stored values the App Intent does not take over, with the reason.
  ///
  /// Apple: a value whose name and type have no match is left out, and that part of the configuration is lost
  /// (WidgetKit, “Migrating widgets from SiriKit Intents to App Intents”).
  var lostParameters: [(parameter: LegacyParameter, reason: String)] {
    legacy.parameters.compactMap { old in
      guard let new = successor.parameter(old.name) else {
        return (old, "`\(successor.typePath)` has no parameter of that name")
      }
      let spelled = old.isArray ? "[\(old.type)]" : old.type
      return LegacyValueType.carries(old, to: new.type)
        ? nil : (old, "it was \(spelled) and is now \(new.type.spelling)")
    }
  }
}

extension LegacyMigration {
  /// The migration that a change of a class began, moved or brought to an end; nil where it has nothing to do with one.
  ///
  /// Either end can be the one that changed; the legacy side counts as people have it. What no type claims is found by
  /// its name at best, and then its values are the smaller doubt.
  init?(of className: String, in comparison: Comparison) {
    guard let migration = comparison.oldRecords.legacyIntent(className).flatMap({ comparison.new.migration(of: $0) }),
      migration.isDeclared
    else { return nil }
    self = migration
  }

  /// Why later steps don't get the output of the legacy intent; nil where they do, or where that can't be seen.
  ///
  /// Shortcuts hands on lists of things anyway, so that one or many is no matter here.
  var lostOutput: String? {
    guard var output = legacy.outputProperty, successor.result.unread == nil, !successor.result.isInherited else {
      return nil
    }
    guard let value = successor.result.value else { return "`\(successor.typePath)` returns no value" }
    output.isArray = value.isCollection
    return LegacyValueType.carries(output, to: value)
      ? nil : "it was \(output.type) and is now \(value.spelling)"
  }
}

extension Rule.Judge {
  /// Called for each class whose legacy intent or App Intent came, went or changed its claim.
  static func migration(_ judge: @escaping @Sendable (LegacyMigration, Comparison) -> [Judgement]) -> [Self] {
    @Sendable func judged(_ className: String?, _ comparison: Comparison) -> [Judgement] {
      className.flatMap { LegacyMigration(of: $0, in: comparison) }.map { judge($0, comparison) } ?? []
    }
    return [
      .removedEach(LegacyIntent.self) { judged($0.old.className, $1) },
      .renamedEach(LegacyIntent.self) { judged($0.old.className, $1) },
      .addedEach(Intent.self) { judged($0.new.identifier, $1) },
      .renamedEach(Intent.self) { judged($0.new.identifier, $1) },
      .changedEach(Intent.self, .intentClassName) { pair, comparison in
        judged(pair.new.intentClassName?.spelling ?? pair.subject.owner, comparison)
      },
    ]
  }
}

extension Surface {
  /// The App Intent that saved steps of a legacy class would run.
  ///
  /// The one that claims it comes first; a type of the same bare name has the same key and may be found by it.
  func migration(of legacy: LegacyIntent) -> LegacyMigration? {
    let claiming = intents.first { $0.intentClassName?.value == legacy.className }
    let successor = claiming ?? intents.first { $0.identifier == legacy.className }
    return successor.map { LegacyMigration(legacy: legacy, successor: $0) }
  }
}

extension LegacyIntent {
  /// Whether people lose settings with it.
  var hasSettings: Bool { !parameters.allSatisfy(\.isIgnored) }

  /// Whether it holds the settings of widgets alone, and people could place none of these.
  ///
  /// A build shows no widgets, so that there only widgets that are seen say something: those that the app has, or code of
  /// widgets that nothing which ships compiles.
  func isUnusedConfiguration(in surface: Surface) -> Bool {
    guard isForWidgetsOnly else { return false }
    let widgets = surface.widgets.filter {
      if $0.settingsIntents.contains(className) { return true }
      return switch $0.configuration {
      case .siriKit, .unknown: $0.configurationIntent == nil
      case .fixed, .appIntent, .liveActivity: false
      }
    }
    return surface.showsWidgets && widgets.allSatisfy(\.isUnlisted)
  }

  /// The property of the response that later steps of a shortcut get.
  package var outputProperty: LegacyParameter? { responseProperties.first { $0.name == output } }

  /// An effect on what people have saved with it: steps of shortcuts, and the settings of placed widgets.
  func savedEffects(_ effect: Effect) -> [Audience: Effect] {
    var effects: [Audience: Effect] = isForWidgetsOnly ? [:] : [.savedShortcuts: effect]
    if isEligibleForWidgets { effects[.widgetsAndControls] = effect }
    return effects
  }
}

/// How an action of a legacy class that is gone is kept.
package enum LegacyRepair {
  /// The definition has it under another class: that class gets the old name.
  case keepClass(of: String)
  /// An App Intent that does the same replaces the class.
  case claim(by: Intent)
  /// A new App Intent replaces the class; a newer action that does the same, if there is one, stays next to it.
  case declare(beside: Intent?)

  /// Makes one from what is always known of it; the rest has its default.
  package init(of legacy: LegacyIntent, in comparison: Comparison) {
    if let newClass = comparison.renames[Subject(.legacyIntent, legacy.className)] {
      self = .keepClass(of: newClass)
    } else if let migration = comparison.new.migration(of: legacy) {
      self = .claim(by: migration.successor)
    } else if let taken = legacy.widgetSuccessor(in: comparison) {
      self = .claim(by: taken)
    } else if let claimant = legacy.claimant(in: comparison) {
      self = .claim(by: claimant)
    } else if let candidate = legacy.candidate(in: comparison) {
      // To claim the class would take the type name, the key of its own steps, away from one that has shipped.
      let hasShipped = comparison.oldRecords.intent(candidate.identifier) != nil
      self = hasShipped ? .declare(beside: candidate) : .claim(by: candidate)
    } else {
      self = .declare(beside: nil)
    }
  }
}

extension LegacyIntent {
  /// The type that Shortcuts should point people to in place of this action; what only configures widgets has none.
  package func replacement(_ newer: Intent?) -> String? { isForWidgetsOnly ? nil : newer?.typePath }

  /// The widgets of a surface that take their settings from it.
  package func widgets(in surface: Surface) -> [Widget] {
    surface.widgets.filter { $0.settingsIntents(from: .siriKit).contains(className) }
  }

  /// The App Intent that the same widgets take their settings from now, where it has not shipped under its own name.
  func widgetSuccessor(in comparison: Comparison) -> Intent? {
    let kinds = Set(widgets(in: comparison.old).map(\.kind))
    let names = comparison.new.widgets.filter { kinds.contains($0.kind) && $0.configuration == .appIntent }
      .compactMap(\.configurationIntent)
    guard isForWidgetsOnly, Set(names).count == 1, let name = names.first,
      let intent = comparison.newRecords.intent(name),
      intent.intentClassName == nil, comparison.oldRecords.intent(name) == nil
    else { return nil }
    return intent
  }

  /// The App Intent that claims a class which nobody had and is named like this one: its handler's, most often.
  func claimant(in comparison: Comparison) -> Intent? {
    let found = comparison.new.intents.filter { intent in
      guard let claimed = intent.intentClassName?.value, claimed != className,
        comparison.oldRecords.legacyIntent(claimed) == nil, comparison.newRecords.legacyIntent(claimed) == nil,
        comparison.oldRecords.intent(claimed) == nil, intent.isConfiguration == isForWidgetsOnly
      else { return false }
      return claimed.hasPrefix(className) || claimed.lastNameComponent == className
    }
    return found.count == 1 ? found.first : nil
  }

  /// The App Intent without a class of its own that looks most like it.
  func candidate(in comparison: Comparison) -> Intent? {
    likeliestSuccessor(
      among: comparison.new.intents.filter { $0.intentClassName == nil && $0.isConfiguration == isForWidgetsOnly })
  }
}

extension Surface {
  /// Whether its widgets are all that there are: those that it has, and code of such that nothing which ships compiles.
  fileprivate var showsWidgets: Bool {
    let others = withheld.filter { [.widget, .controlWidget].contains(FrameworkProtocol($0.kind)) }
    // Where projects tell every app, code without a widget has none.
    if readFrom.apps != nil, !others.contains(where: \.isUnread) { return true }
    return !widgets.isEmpty || others.contains { !$0.isUnread }
  }
}
