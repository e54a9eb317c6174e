import IntentReports
import IntentSurface
import Testing

@Suite struct SurfaceOutlineTests {
  @Test func showsEveryKindOfDeclaration() throws {
    try GoldenFile.check(SurfaceOutline.text(of: SampleSurface.everything), "outline.show")
  }

  @Test func isTheSameForEqualSurfaces() {
    var shuffled = SampleSurface.everything
    shuffled.intents.reverse()
    shuffled.enums.reverse()
    #expect(SurfaceOutline.text(of: shuffled) == SurfaceOutline.text(of: SampleSurface.everything))
  }

  @Test func keepsAHostileNameOnItsLine() {
    var surface = Surface(app: AppIdentity(name: "App"))
    surface.intents = [Intent(identifier: "A\n::error::owned\u{1B}[2J", typePath: "A")]
    let lines = SurfaceOutline.text(of: surface).split(separator: "\n")
    #expect(lines.contains("intent A\\n::error::owned\\u{1B}[2J"))
    #expect(!lines.contains { $0.hasPrefix("::") })
  }
}
