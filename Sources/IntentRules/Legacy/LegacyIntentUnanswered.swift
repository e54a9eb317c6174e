import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  /// Nothing that declares a SiriKit intent runs on systems that the app still installs on.
  static let legacyIntentUnanswered = Rule(
    id: "L13", name: "legacy-intent-unanswered", title: "SiriKit intent no longer answered on some systems",
    effects: [.savedShortcuts: .breaks, .siriPhrases: .breaks], confidence: .medium, basis: .measured("2026-09"),
    explanation: """
      The system asks the extension, or the app, whose property list declares a SiriKit intent. An extension with a \
      deployment target above that of its app does not run on the systems in between. The app still installs there, \
      and nothing answers the step of a shortcut or the request to Siri. The same goes for a platform, such as the Mac, \
      that the app is built for and the extension no longer is.
      """,
    symptom: "On these systems, the step of a shortcut fails, and Siri can't do what people ask for.",
    fix: "Lower the deployment target of the extension to what it was, or to that of the app if that is higher, and "
      + "put newer code behind `if #available`. Embed the extension on every platform that it shipped on.",
    evidence: [
      "Apple documentation, “SiriKit Programming Guide”: the property list of an Intents extension declares which "
        + "intents it supports.",
      "scastiel/kado#101, measured in a simulator for an extension with widgets: the system ignores an extension that "
        + "needs a newer one. That it treats extensions with intents alike is inferred.",
    ],
    judge: .changed(SystemIntent.self, .availability) { pair, comparison in
      guard !pair.old.isOfFocusStatus, comparison.new.mayHandle(pair.new),
        let raised = raised(pair.subject.owner, since: AvailabilityFloors.siriKit, comparison)
      else { return nil }
      return judgement(pair.subject, "`\(pair.subject.owner)`", raised, comparison)
    },
    .changed(LegacyIntent.self, .availability) { pair, comparison in
      let legacy = pair.new
      guard !legacy.isUnusedConfiguration(in: comparison.old),
        let raised = raised(legacy.className, since: .customSiriKit, comparison)
      else { return nil }
      var judgement = legacy.softened(judgement(pair.subject, legacy.mention, raised, comparison))
      if legacy.isForWidgetsOnly { judgement.symptom = "On older systems, people can't choose the widget's settings." }
      return judgement
    },
    .changed(SystemIntent.self, .platforms) { pair, comparison in
      guard !pair.old.isOfFocusStatus, comparison.new.mayHandle(pair.new) else { return nil }
      let platforms = comparison.platformsWithoutAnswer(to: pair.subject)
      return left(pair.subject, "`\(pair.subject.owner)`", platforms)
    },
    .changed(LegacyIntent.self, .platforms) { pair, comparison in
      let legacy = pair.new
      guard !legacy.isUnusedConfiguration(in: comparison.old) else { return nil }
      let platforms = comparison.platformsWithoutAnswer(to: pair.subject).filter { platform in
        guard let migration = comparison.new.migration(of: legacy), migration.isDeclared else { return true }
        return !(migration.successor.platforms?.contains(platform) ?? true)
      }
      return left(pair.subject, legacy.mention, platforms).map(legacy.softened)
    },
    .lost(.legacyEligibility, of: LegacyIntent.self, as: String.self) { pair, half, comparison in
      guard !comparison.hasLostWidgets(of: pair.new), comparison.new.migration(of: pair.new) == nil else { return nil }
      return unanswered(half, pair, comparison)
    },
    .changed(LegacyIntent.self, .legacyAnswer) { pair, comparison in
      guard pair.new.isInDoubt, pair.old.isHandled, pair.new.isHandled,
        !comparison.hasLostWidgets(of: pair.new)
      else { return nil }
      return unanswered("always", pair, comparison)
    })

  /// Answering takes a declaration and code; one half may be where this tool does not look.
  private static func unanswered(_ half: String, _ pair: Pair<LegacyIntent>, _ comparison: Comparison) -> Judgement? {
    let (old, new, name) = (pair.old, pair.new, pair.new.mention)
    let isInNoApp = comparison.new.isHandlerInNoApp(of: new.className)
    let isWhole = old.isDeclared && old.isHandled && !new.isHandled && (!new.isDeclared || isInNoApp)
    var judgement: Judgement
    switch half {
    case "declared" where isWhole:
      judgement = Judgement(
        pair.subject, "No code answers \(name) any longer, and no property list declares it.",
        fix: Fix("Bring the handler and its entry in the property list back, or offer an App Intent in its place."))
    case "declared":
      judgement = Judgement(
        pair.subject,
        "Whether something answers \(name) can't be told: no property list that was read declares it any longer.",
        fix: Fix("Declare it again, or accept this with the name of the person who knows where it is declared."))
    case "handled" where isWhole && new.isDeclared:
      judgement = Judgement(pair.subject, "No code that ships answers \(name) any longer.")
        .naming(comparison.new.withholding(handlerOf: new.className))
    case "handled" where !isWhole:
      judgement = Judgement(
        pair.subject,
        "Whether something answers \(name) can't be told: no code that was read hands out what handles it any longer.",
        fix: Fix("Hand out the handler again, or accept this with the name of the person who knows where that is done.")
      ).naming(comparison.new.withholding(handlerOf: new.className))
    case "always":
      judgement = Judgement(
        pair.subject,
        "Whether something always answers \(name) can't be told: code hands out what handles it on some ways alone, or "
          + "could not be followed.",
        fix: Fix("Hand out the handler on every way, or accept this with the name of the person who knows that it is."))
    default: return nil
    }
    judgement = new.softened(judgement)
    judgement.key = half
    judgement.symptom =
      new.isForWidgetsOnly ? "People can't choose the widget's settings." : "The step of a shortcut fails."
    guard !isWhole else { return judgement }
    judgement.effects = judgement.effects?.mapValues { min($0, .asks) }
    judgement.confidence = .low
    return judgement
  }

  /// Nil where no platform is left.
  private static func left(_ subject: Subject, _ name: String, _ platforms: [Platform]) -> Judgement? {
    guard !platforms.isEmpty else { return nil }
    let places = platforms.map(\.rawValue).sentenceList
    return Judgement(
      subject, "Nothing answers \(name) on \(places) any longer, and the app is still built for it.",
      fix: Fix("Build and embed what declares \(name) on \(places) again, or offer an App Intent in its place there."),
      key: places, platforms: platforms)
  }

  /// Nil where nobody loses anything: an App Intent that replaces the class may run on what is left.
  private static func raised(
    _ className: String, since first: SystemVersions, _ comparison: Comparison
  ) -> RaisedAvailability? {
    let before = AvailabilityFloors(declaring: className, since: first, in: comparison.old)
    let after = AvailabilityFloors(declaring: className, since: first, in: comparison.new)
    let migration = comparison.newRecords.legacyIntent(className).flatMap { comparison.new.migration(of: $0) }
    return RaisedAvailability(from: before, to: after, in: comparison.new) { rise in
      guard let migration, migration.isDeclared else { return true }
      return !comparison.new.offers(migration.successor, before, where: rise)
    }
  }

  private static func judgement(
    _ subject: Subject, _ name: String, _ raised: RaisedAvailability, _ comparison: Comparison
  ) -> Judgement {
    let extensions = comparison.new.declarers(of: subject.owner).filter { $0.kind == .extension }
    return Judgement(
      subject, "What handles \(name) now needs \(raised.floors); people on older systems lose it.",
      fix: raised.targetFix(of: extensions), key: raised.floors, platforms: raised.platforms)
  }
}

extension Comparison {
  fileprivate func platformsWithoutAnswer(to subject: Subject) -> [Platform] {
    new.platformsLeft(declaring: subject.owner, since: old)
  }
}

extension AvailabilityFloors {
  /// Those of the bundles that declare a SiriKit intent.
  fileprivate init(declaring className: String, since first: SystemVersions, in surface: Surface) {
    self.init(
      [], hosts: surface.declarers(of: className).map(\.identifier), platforms: nil, isInExtension: true, first: first,
      in: surface)
  }
}

extension Surface {
  /// Whether people have an App Intent on the systems that a SiriKit intent leaves; there are none before iOS 16.
  fileprivate func offers(_ intent: Intent, _ before: AvailabilityFloors, where rise: AvailabilityFloors.Rise) -> Bool {
    let floors = AvailabilityFloors(
      intent.availability + AvailabilityFloors.intents.clauses, hosts: intent.hosts, platforms: intent.platforms,
      isInExtension: true, in: self)
    return intent.platforms?.contains(rise.platform) ?? true
      && !before.raised(to: floors).contains { $0.platform == rise.platform }
  }
}

extension SystemVersions {
  /// The clauses of an attribute that asks for these versions.
  fileprivate var clauses: [Availability] {
    byPlatform.map { Availability(platform: $0.platform, introduced: $0.version) }
  }
}

extension LegacyIntent {
  /// Whether a step of a shortcut runs in what handles it. One that opens the app may do so all the same, and widgets
  /// only get choices from it.
  private var needsHandler: Bool {
    !isForWidgetsOnly && (parameterCombinations.isEmpty || parameterCombinations.contains(where: \.supportsBackground))
  }

  /// What a judgement comes to for this intent in particular.
  fileprivate func softened(_ judgement: Judgement) -> Judgement {
    var judgement = judgement
    judgement.effects = effectsWithoutHandler
    if !needsHandler { judgement.confidence = .low }
    return judgement
  }

  /// Its class, with the title that people know it by.
  fileprivate var mention: String { "`\(className)`" + (title.map { " (“\($0)”)" } ?? "") }

  private var effectsWithoutHandler: [Audience: Effect] {
    var effects: [Audience: Effect] = isForWidgetsOnly ? [:] : [.savedShortcuts: needsHandler ? .breaks : .degrades]
    if isEligibleForWidgets { effects[.widgetsAndControls] = .degrades }
    return effects
  }
}

extension Comparison {
  /// Whether no widget has the settings of a definition for widgets alone: none had, or those that had are gone.
  fileprivate func hasLostWidgets(of legacy: LegacyIntent) -> Bool {
    legacy.isUnusedConfiguration(in: old) || legacy.isUnusedConfiguration(in: new)
  }
}
