import IntentSurface
import TestSupport
import Testing

/// The branches of the rules about App Shortcuts, what people say for them and what they call the app.
struct AppShortcutRuleCases {
  @Test(arguments: phrases + removed + looks + providers + translated + names + limits)
  func saysWhatIsExpected(_ row: RuleCase) { row.check() }

  private static let intents = [Intent.sample("Add", ["book: entity Book?", "count: Int?"]), .sample("Show")]
  private static let show = AppShortcut.sample("Show", ["Show in ${applicationName}"])

  private static func app(
    _ shortcuts: [AppShortcut], intents: [Intent] = intents,
    _ adjust: (inout Surface) -> Void = { _ in }
  ) -> Surface {
    var surface = Surface.sample(intents: intents, entities: [.sample("Book", ["title: String"])], shortcuts: shortcuts)
    adjust(&surface)
    return surface
  }

  private static func configuringWidget(_ surface: inout Surface) {
    var widget = Widget(kind: .value("shelf"), typePath: "Shelf", configuration: .appIntent)
    widget.configurationIntent = "Add"
    surface.widgets = [widget]
  }

  private static func add(_ phrases: String..., presets: [String] = []) -> AppShortcut {
    .sample("Add", presets: presets, phrases)
  }

  private static func unread(_ phrases: [String]) -> AppShortcut {
    var shortcut = AppShortcut.sample("Add", phrases)
    shortcut.hasUnreadPhrases = true
    return shortcut
  }

  private static let phrases: [RuleCase] = [
    RuleCase(
      "a phrase is gone", app([add("Add in ${applicationName}", "New in ${applicationName}")]),
      app([add("Add in ${applicationName}")]), gives: ["S01 Add siriPhrases=breaks high"],
      says: [
        "no longer answers to “New in ${applicationName}”.", "Keep the old phrase after the new ones.",
        "\"New in \\(.applicationName)\",",
      ], neverSays: ["in its place"]),
    RuleCase(
      "two phrases are gone",
      app([add("Add in ${applicationName}", "New in ${applicationName}", "Put ${book} into ${applicationName}")]),
      app([add("Add in ${applicationName}")]), gives: ["S01 Add siriPhrases=breaks high"],
      says: ["Keep the old phrases after", "\"Put \\(\\.$book) into \\(.applicationName)\","]),
    RuleCase(
      "another answers", app([add("Add in ${applicationName}", "New in ${applicationName}"), show]),
      app([
        add("Add in ${applicationName}"), .sample("Show", ["Show in ${applicationName}", "New in ${applicationName}"]),
      ]),
      gives: ["S01 Add siriPhrases=degrades high"], says: ["Show answers in its place."]),
    RuleCase(
      "two phrases may be among those that can't be read",
      app([add("Add in ${applicationName}", "New in ${applicationName}", "New thing")]), app([unread([])]),
      gives: ["S01 Add siriPhrases=asks high"],
      says: ["Whether all phrases of Add are still there can't be told: not all that stands there can be read now."]),
    RuleCase(
      "a phrase that was never learned may be among those that can't be read",
      app([add("Add in ${applicationName}", "New thing")]), app([unread(["Add in ${applicationName}"])]), gives: []),
    RuleCase(
      "a phrase that was never learned is gone", app([add("Add in ${applicationName}", "New thing")]),
      app([add("Add in ${applicationName}")]), gives: ["S01 Add siriPhrases=notes high"],
      says: ["without the app's name: Siri never learned it", "Nothing to do."]),
    RuleCase(
      "a phrase that was never learned is gone with another",
      app([add("Add in ${applicationName}", "New thing", "New in ${applicationName}")]),
      app([add("Add in ${applicationName}")]), gives: ["S01 Add siriPhrases=breaks high"],
      neverSays: ["New thing"]),
    RuleCase(
      "a phrase with a number is gone", app([add("Add in ${applicationName}", "Add ${count} in ${applicationName}")]),
      app([add("Add in ${applicationName}")]), gives: ["S01 Add siriPhrases=notes high"],
      says: ["with a parameter that is neither an entity nor an enum: Siri never learned it", "Nothing to do."]),
    RuleCase(
      "a phrase with a parameter that nobody knows is gone",
      app([add("Add in ${applicationName}", "Add ${page} in ${applicationName}")]),
      app([add("Add in ${applicationName}")]), gives: ["S01 Add siriPhrases=breaks high"]),
    .trap(
      "a phrase without the app", app([add("Add it")]), gives: ["S05 Add.Add it siriPhrases=breaks high"],
      says: ["so Siri never learns it", "\"Add it in \\(.applicationName)\","]),
    .trap(
      "the app typed as text", app([add("Add in \\${applicationName}")]),
      gives: ["S05 Add.Add in \\${applicationName} siriPhrases=breaks high"],
      says: ["has the app's name typed as text", "\"Add in \\(.applicationName)\","]),
    .trap(
      "a number in a phrase", app([add("Add ${count} in ${applicationName}")]),
      gives: ["S06 Add.Add ${count} in ${applicationName} siriPhrases=breaks medium"],
      says: ["contains count, which is Int?, neither an entity nor an enum"]),
    .trap("a thing in a phrase", app([add("Add ${book} in ${applicationName}")]), gives: []),
  ]

  private static let removed: [RuleCase] = [
    RuleCase(
      "an App Shortcut is gone", app([add("Add in ${applicationName}"), show]), app([show]),
      gives: ["S02 Add discovery=hides,savedShortcuts=breaks,siriPhrases=breaks high"],
      says: ["Add no longer has an App Shortcut.", "Siri no longer answers to “Add in ${applicationName}”."],
      neverSays: ["answers now"]),
    RuleCase(
      "an App Shortcut is gone, and a widget is configured by its intent",
      app([add("Add in ${applicationName}"), show], configuringWidget), app([show], configuringWidget),
      gives: ["S02 Add discovery=hides,savedShortcuts=breaks,siriPhrases=breaks high"]),
    RuleCase(
      "an App Shortcut of one value is gone", app([add("Add in ${applicationName}", presets: ["count: 1"]), show]),
      app([show]), gives: ["S02 Add.count: 1 discovery=hides,savedShortcuts=breaks,siriPhrases=breaks high"],
      says: ["Add with count: 1 no longer has an App Shortcut."]),
    RuleCase(
      "another answers to all of it", app([add("Add in ${applicationName}"), show]),
      app([.sample("Show", ["Show in ${applicationName}", "Add in ${applicationName}"])]),
      gives: ["S02 Add discovery=hides,savedShortcuts=breaks,siriPhrases=degrades high"],
      says: ["Show now answers to its phrases."], neverSays: ["Siri no longer answers"]),
    RuleCase(
      "another answers to some of it", app([add("Add in ${applicationName}", "New in ${applicationName}"), show]),
      app([.sample("Show", ["Show in ${applicationName}", "Add in ${applicationName}"])]),
      gives: ["S02 Add discovery=hides,savedShortcuts=breaks,siriPhrases=breaks high"],
      says: ["no longer answers to “New in ${applicationName}”.", "Show now answers to its other phrases."]),
    RuleCase(
      "an App Shortcut without phrases is gone", app([add(), show]), app([show]),
      gives: ["S02 Add discovery=hides,savedShortcuts=breaks,siriPhrases=breaks high"]),
    RuleCase(
      "the provider is gone", app([add("Add in ${applicationName}"), show]), app([]),
      gives: ["S02 SampleShortcuts discovery=hides,savedShortcuts=breaks,siriPhrases=breaks high"],
      says: ["those of Add and Show are lost"]),
    RuleCase(
      "the provider is gone with its intents", app([add("Add in ${applicationName}")]),
      app([], intents: [.sample("Show")]), gives: ["I01 Add savedShortcuts=breaks,siriPhrases=breaks high"]),
  ]

  private static func looking(_ title: String?, _ image: String?) -> Surface {
    app([show]) {
      $0.appShortcuts[0].shortcuts[0].shortTitle = title.map { .value($0) }
      $0.appShortcuts[0].shortcuts[0].systemImage = image.map { .value($0) }
    }
  }

  private static func negative(_ phrases: String...) -> Surface {
    app([show]) { $0.appShortcuts[0].negativePhrases = phrases.map { Phrase($0) } }
  }

  private static let looks: [RuleCase] = [
    RuleCase(
      "another short title", looking("Show", "eye"), looking("See", "eye"),
      gives: ["S08 Show discovery=notes medium-high"], says: ["looks different"]),
    RuleCase(
      "no short title", looking("Show", "eye"), looking(nil, "eye"), gives: ["S08 Show discovery=hides medium-high"],
      says: ["has lost its short title or image"]),
    RuleCase(
      "no image", looking("Show", "eye"), looking("Show", nil), gives: ["S08 Show discovery=hides medium-high"]),
    RuleCase(
      "another title and no image", looking("Show", "eye"), looking("See", nil),
      gives: ["S08 Show discovery=hides medium-high", "S08 Show discovery=notes medium-high"]),
    RuleCase(
      "other negative phrases", negative("a", "b"), negative("b", "c"),
      gives: ["S07 SampleShortcuts siriPhrases=notes medium"], says: ["“c” was added and “a” was removed."]),
  ]

  private static func spoken(updates: Bool, _ phrase: String = "Add ${book} in ${applicationName}") -> Surface {
    app([add(phrase)]) { $0.appShortcuts[0].updatesParameters = updates }
  }

  private static func inModule(_ module: String?, packages: [IntentsPackage] = []) -> Surface {
    app([show]) {
      $0.appShortcuts[0].module = module
      $0.packages = packages
    }
  }

  private static func inBundle(_ name: String) -> Surface {
    app([show]) {
      $0.appShortcuts[0].hosts = [name]
      $0.hosts =
        ["App", "Other"].map { HostBundle(identifier: $0, kind: .app) }
        + ["Widgets", "More"].map { HostBundle(identifier: $0, kind: .extension, apps: ["App"]) }
    }
  }

  private static func two(
    _ module: String?, _ other: String?, name: String = "B", platforms: ([Platform]?, [Platform]?) = (nil, nil)
  ) -> Surface {
    app([show]) {
      $0.appShortcuts[0].module = module
      $0.appShortcuts[0].platforms = platforms.0
      var second = AppShortcutsProvider(identifier: name, typePath: name)
      second.module = other
      second.platforms = platforms.1
      $0.appShortcuts.append(second)
    }
  }

  private static func hosted(_ first: [String], _ second: [String]) -> Surface {
    var surface = two("A", "B")
    surface.appShortcuts[0].hosts = first
    surface.appShortcuts[1].hosts = second
    return surface
  }

  private static func floor(_ version: String?, isClosed: Bool = false) -> Surface {
    app([show]) {
      $0.appShortcuts[0].availability = version.map { [Availability(platform: "iOS", introduced: $0)] } ?? []
      if isClosed { $0.appShortcuts[0].availability = [Availability(platform: "iOS", isUnavailable: true)] }
    }
  }

  /// One App Shortcut from a version on, and the same until one.
  private static func branch(
    _ version: String?, until end: String? = nil, saying phrase: String? = nil
  ) -> Surface {
    let clauses = [
      version.map { Availability(platform: "iOS", introduced: $0) },
      end.map { Availability(platform: "iOS", obsoleted: $0) },
    ]
    let shortcuts = clauses.compactMap(\.self).map { clause in
      var shortcut = show
      shortcut.availability = [clause]
      if clause.introduced != nil, let phrase { shortcut.phrases = [Phrase(phrase)] }
      return shortcut
    }
    return app(shortcuts.isEmpty ? [show] : shortcuts)
  }

  private static func shipped(_ surface: Surface, floor: String) -> Surface {
    var surface = surface
    surface.appShortcuts[0].hosts = ["App"]
    surface.hosts = [HostBundle(identifier: "App", kind: .app, platforms: [HostPlatform(.iOS, floor: floor)])]
    return surface
  }

  private static let providers: [RuleCase] = [
    RuleCase(
      "phrases are not updated any more", spoken(updates: true), spoken(updates: false),
      gives: ["S11 SampleShortcuts siriPhrases=degrades medium"],
      says: ["SampleShortcuts.updateAppShortcutParameters()"]),
    RuleCase(
      "phrases without things are not updated any more", spoken(updates: true, "Add in ${applicationName}"),
      spoken(updates: false, "Add in ${applicationName}"), gives: []),
    RuleCase("phrases are updated now", spoken(updates: false), spoken(updates: true), gives: []),
    RuleCase(
      "into another module", inModule("App"), inModule("Kit"),
      gives: ["S10 SampleShortcuts discovery=degrades,siriPhrases=degrades low"],
      says: ["is now in Kit and was in App.", "If Kit is not the app target"]),
    RuleCase(
      "into a package", inModule("App", packages: [IntentsPackage(typePath: "KitPackage", module: "Kit")]),
      inModule("Kit", packages: [IntentsPackage(typePath: "KitPackage", module: "Kit")]),
      gives: ["S10 SampleShortcuts discovery=hides,savedShortcuts=breaks,siriPhrases=breaks high"],
      says: ["Kit is a package, and App Shortcuts from packages are not used"]),
    RuleCase(
      "from the app into an extension", inBundle("App"), inBundle("Widgets"),
      gives: ["S10 SampleShortcuts discovery=hides,siriPhrases=asks low"],
      says: ["only Widgets has it now, and the system uses them only from the app"]),
    RuleCase("from one extension into another", inBundle("Widgets"), inBundle("More"), gives: []),
    RuleCase("into another app", inBundle("App"), inBundle("Other"), gives: []),
    .trap(
      "two in one module", two("App", "App"), gives: ["S09 B discovery=hides,siriPhrases=breaks high"],
      says: ["; only one of them is used."]),
    .trap(
      "two in one place that nobody knows", two(nil, nil), gives: ["S09 B siriPhrases=degrades low"],
      says: ["If they belong to the same app"]),
    .trap("two in two modules", two("App", "Watch"), gives: []),
    .trap("two on two platforms", two("App", "App", platforms: ([.iOS], [.watchOS])), gives: []),
    .trap(
      "one of them on all platforms", two("App", "App", platforms: ([.iOS], nil)),
      gives: ["S09 B discovery=hides,siriPhrases=breaks high"]),
    .trap("a copy of it", two("App", "App", name: "SampleShortcuts"), gives: []),
    .trap(
      "two in one product", hosted(["App", "Watch"], ["App"]), gives: ["S09 B discovery=hides,siriPhrases=breaks high"]),
    RuleCase(
      "two of which nobody said before where they are", hosted([], []), hosted(["App"], ["App"]), gives: []),
    .trap("two in two products", hosted(["App"], ["Watch"]), gives: []),
    RuleCase(
      "a floor that nobody can place", floor(nil), floor("18.0"),
      gives: ["S14 SampleShortcuts discovery=hides,siriPhrases=degrades low"],
      says: ["now needs iOS 18.0", "No project states which systems"]),
    RuleCase(
      "a platform that the provider is closed to", shipped(floor(nil), floor: "16.0"),
      shipped(floor(nil, isClosed: true), floor: "16.0"),
      gives: ["S14 SampleShortcuts discovery=hides,siriPhrases=breaks medium"],
      says: ["is no longer available on iOS; people lose its phrases and tiles there."]),
    RuleCase(
      "a floor above that of the app", shipped(floor("17.0"), floor: "16.0"), shipped(floor("18.0"), floor: "16.0"),
      gives: ["S14 SampleShortcuts discovery=hides,siriPhrases=breaks medium"], neverSays: ["No project says"]),
    RuleCase(
      "a floor of one App Shortcut", shipped(branch(nil), floor: "16.0"), shipped(branch("18.0"), floor: "16.0"),
      gives: ["S14 Show discovery=hides,siriPhrases=breaks medium"],
      says: ["An App Shortcut of Show now needs iOS 18.0; on older systems, people lose its phrases and tiles."]),
    RuleCase(
      "an App Shortcut is closed to new systems", shipped(branch(nil), floor: "16.0"),
      shipped(branch(nil, until: "18.0"), floor: "16.0"), gives: ["S14 Show discovery=hides,siriPhrases=breaks medium"],
      says: ["is no longer available on iOS from 18.0"]),
    RuleCase(
      "an App Shortcut has another one on the other systems", shipped(branch(nil), floor: "16.0"),
      shipped(branch("18.0", until: "18.0"), floor: "16.0"), gives: []),
    RuleCase(
      "another one on new systems has other phrases", shipped(branch(nil), floor: "16.0"),
      shipped(branch("18.0", until: "18.0", saying: "Halt ${applicationName}"), floor: "16.0"),
      gives: ["S14 Show discovery=hides,siriPhrases=breaks medium"], says: ["is no longer available on iOS from 18.0"]),
    RuleCase(
      "a floor that the app has as well", shipped(floor(nil), floor: "18.0"), shipped(floor("18.0"), floor: "18.0"),
      gives: []),
  ]

  private static func translated(
    _ key: String?, _ rows: [(String, String)],
    shortcuts: [AppShortcut] = [
      add("Add in ${applicationName}"), show,
    ]
  ) -> Surface {
    app(shortcuts) {
      $0.phraseTranslations = rows.map {
        PhraseTranslation(key: key ?? "Add in ${applicationName}", language: $0.0, phrases: [Phrase($0.1)])
      }
    }
  }

  private static let german = ("de", "In ${applicationName} anlegen")

  private static func replaced(by text: String) -> Surface {
    app([add("Add in ${applicationName}")]) {
      $0.phraseTranslations = [
        PhraseTranslation(key: "Add in ${applicationName}", language: "en", phrases: [Phrase(text)], isSource: true)
      ]
    }
  }

  private static let translated: [RuleCase] = [
    RuleCase(
      "a table says something else in the code's own language", replaced(by: "Add in ${applicationName}"),
      replaced(by: "Put it into ${applicationName}"), gives: ["S12 Add siriPhrases=breaks medium-high"],
      says: ["“Add in ${applicationName}” (en)"]),
    RuleCase(
      "a table said so before", replaced(by: "Put it into ${applicationName}"),
      replaced(by: "Put it into ${applicationName}"), gives: []),
    RuleCase(
      "a phrase in another language is gone", translated(nil, [german, ("fr", "Ajouter dans ${applicationName}")]),
      translated(nil, [("fr", "Ajouter dans ${applicationName}")]), gives: ["S12 Add siriPhrases=breaks medium-high"],
      says: ["In the language “de”, Siri no longer answers", "“In ${applicationName} anlegen” (de)."],
      neverSays: ["under a key"]),
    RuleCase(
      "more than three are gone",
      translated(nil, ["de", "fr", "it", "es", "pt"].map { ($0, "\($0) in ${applicationName}") }), translated(nil, []),
      gives: ["S12 Add siriPhrases=breaks medium-high"], says: [" and 2 more."]),
    RuleCase(
      "its key has no phrase any more", translated(nil, [german]),
      translated(
        nil, [german], shortcuts: [add("Add it in ${applicationName}"), show]),
      gives: ["S01 Add siriPhrases=breaks high", "S12 Add siriPhrases=breaks medium-high"],
      says: [
        "The table still has it under a key that no longer matches a phrase.",
        "Change the key “Add in ${applicationName}”",
      ]),
    RuleCase(
      "a text without the app's name is gone", translated(nil, [("de", "Anlegen")]), translated(nil, []), gives: []),
    RuleCase(
      "a text that nobody had translated has its translation",
      translated(nil, [("ja", "Add in ${applicationName}")]), translated(nil, [("ja", "${applicationName}に追加")]),
      gives: ["S12 Add siriPhrases=notes medium-high"],
      says: ["In ja, the App Shortcut of Add now has a translation", "Nothing to do."]),
    RuleCase(
      "English of another country is reworded", translated(nil, [("en-AU", "Add in ${applicationName}")]),
      translated(nil, [("en-AU", "Pop it into ${applicationName}")]),
      gives: ["S12 Add siriPhrases=breaks medium-high"]),
    RuleCase(
      "a text that nobody had translated is gone", translated(nil, [("ja", "Add in ${applicationName}")]),
      translated(nil, []), gives: ["S12 Add siriPhrases=breaks medium-high"]),
    RuleCase(
      "a translation and a text that nobody had translated are reworded",
      translated(nil, [german, ("ja", "Add in ${applicationName}")]),
      translated(nil, [("de", "In ${applicationName} notieren"), ("ja", "${applicationName}に追加")]),
      gives: ["S12 Add siriPhrases=breaks medium-high"], says: ["In the language “de”, Siri"], neverSays: ["(ja)"]),
    RuleCase(
      "it goes with its App Shortcut", translated(nil, [german]), translated(nil, [], shortcuts: [show]),
      gives: ["S02 Add discovery=hides,savedShortcuts=breaks,siriPhrases=breaks high"],
      says: ["Its phrases in de are lost too."]),
  ]

  private static func named(_ name: String, _ others: [String] = [], language: String? = nil) -> Surface {
    app([show]) {
      $0.appNames = [AppNames(language: language, name: .value(name), alternatives: others.map { .value($0) })]
    }
  }

  /// Two apps, of which some have the phrases.
  private static func spoken(_ hosts: [String], _ adjust: @escaping (inout Surface) -> Void = { _ in }) -> Surface {
    app([show]) { surface in
      surface.appShortcuts[0].hosts = hosts
      surface.appNames = ["App", "Watch"].map { host in
        var names = AppNames(language: nil, name: .value("My \(host)"))
        names.host = host
        return names
      }
      adjust(&surface)
    }
  }

  private static let names: [RuleCase] = [
    RuleCase(
      "another name", named("Journal"), named("Diary"), gives: ["S13 Journal siriPhrases=breaks medium-high"],
      says: ["“Journal” was the app's name. Siri now knows only “Diary”."]),
    RuleCase(
      "another name, and the old one as a synonym", named("Journal"), named("Diary", ["Journal"]),
      gives: ["S13 Journal siriPhrases=notes medium-high"], says: ["“Journal” is kept as a synonym"]),
    RuleCase(
      "a name that one language keeps", named("Journal"),
      app([show]) { $0.appNames = named("Diary").appNames + named("Journal", language: "de").appNames },
      gives: ["S13 Journal siriPhrases=breaks medium-high"]),
    RuleCase(
      "another name of the app with the phrases, and another app keeps it", spoken(["App"]),
      spoken(["App"]) { ($0.appNames[0].name, $0.appNames[1].name) = (.value("Diary"), .value("My App")) },
      gives: ["S13 My App siriPhrases=breaks medium-high"]),
    RuleCase("a name of an app that has no phrases any more", spoken(["App", "Watch"]), spoken(["App"]), gives: []),
    RuleCase(
      "a synonym is gone", named("Journal", ["Log"]), named("Journal"), gives: ["S13 Log siriPhrases=breaks medium"],
      says: ["“Log” was a synonym of the app's name"]),
    RuleCase("the same name, spelled otherwise", named("Plant Journal"), named("PlantJournal"), gives: []),
    RuleCase(
      "another name, and nobody says it", app([]) { $0.appNames = [AppNames(name: .value("Journal"))] },
      app([]) { $0.appNames = [AppNames(name: .value("Diary"))] }, gives: []),
    .trap("three synonyms", named("Journal", ["A", "B", "C"]), gives: []),
    .trap(
      "four synonyms", named("Journal", ["A", "B", "C", "D"], language: "de"),
      gives: ["S15 app siriPhrases=degrades medium"],
      says: ["4 synonyms of the app's name in de; at most three are allowed."]),
  ]

  private static func many(_ count: Int) -> Surface {
    .sample(
      intents: [.sample("Add")],
      shortcuts: (0..<count).map { .sample("Add", presets: ["n: \($0)"], ["Add \($0) in ${applicationName}"]) })
  }

  private static func expanded(_ phrases: Int, cases: Int) -> Surface {
    .sample(
      intents: [.sample("Add", ["kind: enum Kind", "book: entity Book?"])],
      enums: [.sample("Kind", (0..<cases).map { "c\($0)" })],
      shortcuts: [
        .sample("Add", (0..<phrases).map { "Add \($0) ${kind} ${book} in ${applicationName}" })
      ])
  }

  private static let limits: [RuleCase] = [
    .trap("ten App Shortcuts", many(10), gives: []),
    .trap(
      "eleven App Shortcuts", many(11), gives: ["S03 SampleShortcuts discovery=hides,siriPhrases=breaks high"],
      says: ["has 11 App Shortcuts"]),
    .trap("a thousand phrases", expanded(10, cases: 100), gives: []),
    .trap(
      "more than a thousand phrases", expanded(7, cases: 143),
      gives: ["S04 SampleShortcuts siriPhrases=degrades medium-high"], says: ["at least 1001 phrases"]),
  ]
}
