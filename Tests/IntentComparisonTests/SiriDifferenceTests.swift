import IntentComparison
import IntentSurface
import Testing

@Suite struct SiriDifferenceTests {
  private func surface(_ kind: Provenance.Kind, hosts: [HostBundle] = [], hasIntent: Bool) -> Surface {
    var surface = Surface(readFrom: Provenance(kind: kind))
    surface.hosts = hosts
    var intent = SystemIntent(name: "INPlayMediaIntent")
    intent.isDeclared = true
    if hasIntent { surface.systemIntents = [intent] }
    return surface
  }

  private let host = HostBundle(identifier: "com.example", kind: .app)

  @Test func comparesTheDeclarationsOfBuiltBundles() {
    let comparison = Comparison(
      surface(.metadata, hosts: [host], hasIntent: true), surface(.metadata, hosts: [host], hasIntent: false))
    #expect(comparison.changes == [Change(Subject(.systemIntent, "INPlayMediaIntent"), .removed)])
  }

  @Test func missesNothingInMetadataWithoutItsBundle() {
    let old = surface(.metadata, hosts: [host], hasIntent: true)
    #expect(Comparison(old, surface(.metadata, hasIntent: false)).changes.isEmpty)
    #expect(Comparison(surface(.source, hasIntent: true), surface(.metadata, hasIntent: false)).changes.isEmpty)
  }

  @Test func tellsNothingOfWhatAnOldSnapshotDidNotRecord() {
    func surface(_ floor: String, _ declared: [String], isKnown: Bool = true) -> Surface {
      let app = HostBundle(identifier: "App", kind: .app, platforms: [HostPlatform(.iOS, floor: "14.0")])
      var siri = HostBundle(
        identifier: "Siri", kind: .extension, apps: ["App"], platforms: [HostPlatform(.iOS, floor: floor)])
      siri.declaredIntents = declared
      return self.surface(.source, hosts: isKnown ? [app, siri] : [], hasIntent: true)
    }
    let new = surface("16.0", ["INPlayMediaIntent"])
    let change = Change(
      Subject(.systemIntent, "INPlayMediaIntent"), .changed, .availability, old: "iOS 14.0", new: "iOS 16.0")
    #expect(Comparison(surface("14.0", ["INPlayMediaIntent"]), new).changes == [change])
    for old in [surface("14.0", []), surface("14.0", [], isKnown: false)] {
      let comparison = Comparison(old, new)
      #expect(comparison.changes.isEmpty)
      #expect(Comparison(new, old).changes.isEmpty)
      #expect(RaisedFloors(from: old, to: new).line == nil)
    }
  }

  @Test func anActivityOfUnknownTypeMayBeTheMissingOne() {
    func surface(_ type: Text, _ use: String = "prediction") -> Surface {
      var activity = UserActivity(type: type)
      activity.isEligibleForPrediction = use == "prediction"
      activity.isEligibleForSearch = use == "search"
      var surface = Surface()
      surface.userActivities = [activity]
      return surface
    }
    // A rule says what is not sure.
    let offered = Comparison(surface(.value("a")), surface(.expression("kind")))
    #expect(offered.changes.map(\.action) == [.removed])
    let found = Comparison(surface(.value("a"), "search"), surface(.expression("kind"), "search"))
    #expect(found.changes.isEmpty)
    #expect(found.undecided == 1)
    #expect(Comparison(surface(.value("a")), surface(.value("b"))).changes.map(\.action) == [.removed, .added])
  }

  @Test(arguments: [
    ("type", true), ("\"\\(app).open\"", true), ("\"\\(app).close\"", false), ("\"com.\\(app)\"", true),
    ("\"org.\\(app)\"", false), ("app + \".open\"", true), ("app + \".close\"", false), ("\"org.\" + app", false),
    ("\"com.plants\" + app + \"s.open\"", false), ("app ?? \".close\"", true), ("f(\"org.\") + \".open\"", true),
    ("f(\"org.\")", true), ("\"\\(a ?? \"\\(b)\").close\"", false), ("\"org.\".lowercased()", true),
    ("\"org\\u{2e}\\(app)\"", false), ("\"\\u{63}om.\\(app)\"", true), ("isOld ? \"org.\" + app : \".open\"", true),
    ("Bundle.main.bundleIdentifier! + \".close\"", false), ("#\"org.\\#(app)\"#", true),
    ("$(APP).open", true), ("$(APP).close", false), ("com.$(APP)", true), ("$(ALL)", true),
  ])
  func textsInAnExpressionTellWhatAnActivityIsNot(_ expression: String, _ mayBe: Bool) {
    #expect(UserActivity(type: .expression(expression)).mayHave(type: "com.plants.open") == mayBe)
  }

  @Test func whatTheBuildFillsInIsNoSchemeToCompare() {
    func surface(_ scheme: String) -> Surface {
      var surface = Surface()
      surface.urlSchemes = [UrlScheme(name: scheme)]
      return surface
    }
    let renamed = Comparison(surface("$(OLD_SCHEME)"), surface("$(NEW_SCHEME)"))
    #expect(renamed.changes.isEmpty)
    #expect(renamed.undecided == 1)
    #expect(Comparison(surface("plants"), surface("$(SCHEME)")).changes.map(\.action) == [.removed])
  }
}
