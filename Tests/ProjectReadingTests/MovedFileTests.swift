import IntentSurface
import Testing

@testable import ProjectReading

/// What a project names and does not have, and what it has and its bundles don't link.
@Suite struct MovedFileTests {
  private static func target(
    _ name: String, _ kind: ProjectTarget.Kind, files: Set<String> = [], dependencies: Set<String> = []
  ) -> ProjectTarget {
    var target = ProjectTarget(name: name, kind: kind)
    (target.files, target.dependencies, target.platforms) = (files, dependencies, [.iOS])
    return target
  }

  private static func membership(_ targets: [ProjectTarget], kind: Project.Kind = .xcode) -> Membership {
    var project = Project(kind: kind, name: "Garden", path: "Garden.xcodeproj/project.pbxproj")
    project.targets = targets
    return Membership([project])
  }

  @Test(arguments: [
    (["Base.lproj/A.intentdefinition"], "Base.lproj/A.intentdefinition" as String?),
    (["Base.lproj/A.intentdefinition", "en.lproj/A.intentdefinition"], "Base.lproj/A.intentdefinition"),
    (["de.lproj/A.intentdefinition", "en.lproj/A.intentdefinition"], nil),
    (["A.intentdefinition", "Old/A.intentdefinition"], nil),
    (["Deep/In/A.intentdefinition"], "Deep/In/A.intentdefinition"),
    (["B.intentdefinition"], nil),
  ])
  func takesTheOnlyFileOfTheName(paths: [String], taken: String?) {
    let membership = Self.membership([Self.target("App", .app, files: ["A.intentdefinition", "Main.swift"])])
    let found = membership.following(paths + ["Main.swift"])
    #expect(found.notes.map { $0.location?.path } == (taken.map { [$0] } ?? []))
    for path in paths {
      let isHad = path == taken || path == "A.intentdefinition"
      #expect(found.membership.hostNames(of: path) == (isHad ? ["App"] : []))
    }
  }

  @Test(arguments: [
    (["A.swift", "Main.swift"], [String]()), (["Main.swift"], ["A.swift"]), (["Moved/A.swift", "Main.swift"], []),
    (["One/A.swift", "Two/A.swift", "Main.swift"], ["A.swift"]), ([], ["A.swift", "Main.swift"]),
  ])
  func saysWhichFilesAreNotThere(paths: [String], absent: [String]) {
    let membership = Self.membership([Self.target("App", .app, files: ["A.swift", "Main.swift", "Logo.png"])])
    #expect(membership.following(paths).absent.sorted() == absent)
  }

  @Test func takesNoFileThatATargetHas() {
    let targets = [
      Self.target("App", .app, files: ["A.swift"]), Self.target("Cards", .extension, files: ["Cards/A.swift"]),
    ]
    #expect(Self.membership(targets).following(["Cards/A.swift"]).notes == [])
  }

  @Test func takesNoneForTestsOrWhereProjectsAreNotKnown() {
    let tests = [Self.target("App", .app), Self.target("Tests", .test, files: ["A.swift"])]
    #expect(Self.membership(tests).following(["B/A.swift"]).notes == [])
    let package = [Self.target("App", .app, files: ["A.swift"])]
    #expect(Self.membership(package, kind: .package).following(["B/A.swift"]).notes == [])
  }

  @Test(arguments: [
    ("Core", false), ("Kit", false), ("My_Tools", true), ("Alamofire", false), ("UIKit", false), ("App", false),
  ])
  func knowsWhichModulesAreNotLinked(module: String, isMissing: Bool) throws {
    let membership = Self.membership([
      Self.target("App", .app, dependencies: ["Kit"]), Self.target("Kit", .framework, dependencies: ["Core"]),
      Self.target("Core", .library), Self.target("My-Tools", .framework),
    ])
    let app = try #require(membership.apps.first)
    #expect(membership.modules(among: [module], notLinkedBy: app) == (isMissing ? [module] : []))
  }
}
