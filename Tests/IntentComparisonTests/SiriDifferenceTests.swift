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

  @Test func anActivityOfUnknownTypeMayBeTheMissingOne() {
    func surface(_ type: Text) -> Surface {
      var activity = UserActivity(type: type)
      activity.isEligibleForPrediction = true
      var surface = Surface()
      surface.userActivities = [activity]
      return surface
    }
    let comparison = Comparison(surface(.value("a")), surface(.expression("kind")))
    #expect(comparison.changes.isEmpty)
    #expect(comparison.undecided == 1)
    #expect(Comparison(surface(.value("a")), surface(.value("b"))).changes.map(\.action) == [.removed, .added])
  }
}
