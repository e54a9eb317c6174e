import IntentReports
import IntentSurface
import TestSupport
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

  /// A field that has no words of its own here is told all the same, as its key has it.
  @Test func showsWhateverTheTablesHave() {
    var intent = Intent(identifier: "Add", typePath: "Add")
    intent.executionTargets = .value(["appIntentsExtension", "main"])
    intent.parameters = [Parameter(name: "note", type: .primitive("String"))]
    intent.parameters[0].textOptions = ["Multiline 1"]
    var property = EntityProperty(identifier: "key", name: "key", type: .primitive("Int"))
    property.isInternal = true
    var entity = Entity(identifier: "Book", typePath: "Book")
    entity.properties = [property]
    var surface = Surface(app: AppIdentity(name: "App"))
    (surface.intents, surface.entities) = ([intent], [entity])
    let text = SurfaceOutline.text(of: surface)
    #expect(text.contains("  execution targets appIntentsExtension, main\n"))
    #expect(text.contains("  parameter note: String; text options Multiline 1\n"))
    #expect(text.contains("  property key: Int; is internal\n"))
  }

  @Test func keepsAHostileNameOnItsLine() {
    var surface = Surface(app: AppIdentity(name: "App"))
    surface.intents = [Intent(identifier: "A\n::error::owned\u{1B}[2J", typePath: "A")]
    let lines = SurfaceOutline.text(of: surface).split(separator: "\n")
    #expect(lines.contains("intent A\\n::error::owned\\u{1B}[2J"))
    #expect(!lines.contains { $0.hasPrefix("::") })
  }
}
