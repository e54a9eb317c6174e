import Foundation
import SourceScanning
import TestSupport
import Testing

@testable import IntentFiles

@Suite struct LibraryCopyTests {
  private static func library() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(["Shortcuts.sqlite": "rows", "Shortcuts.sqlite-wal": "newest rows"])
    return folder
  }

  @Test func copiesTheFileAndItsLogForThisUserAlone() throws {
    let folder = try Self.library()
    var place = ""
    do {
      let copy = try LibraryCopy(of: folder.path + "/Shortcuts.sqlite")
      place = (copy.path as NSString).deletingLastPathComponent
      #expect(try String(contentsOfFile: copy.path, encoding: .utf8) == "rows")
      #expect(try String(contentsOfFile: copy.path + "-wal", encoding: .utf8) == "newest rows")
      for (path, mode) in [(copy.path, 0o600), (copy.path + "-wal", 0o600), (place, 0o700)] {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
      }
    }
    #expect(!FileManager.default.fileExists(atPath: place))
    #expect(try folder.names() == ["Shortcuts.sqlite", "Shortcuts.sqlite-wal"])
  }

  @Test func copiesAgainWhatChanged() throws {
    let folder = try Self.library()
    var count = 0
    let copy = try LibraryCopy(of: folder.path + "/Shortcuts.sqlite") {
      count += 1
      if count == 1 { try? folder.write(["Shortcuts.sqlite-wal": "even newer rows"]) }
    }
    #expect(count == 2)
    #expect(try String(contentsOfFile: copy.path + "-wal", encoding: .utf8) == "even newer rows")
  }

  @Test func seesALibraryBehindALinkChange() throws {
    let folder = try Self.library()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Link.sqlite", withDestinationPath: "Shortcuts.sqlite")
    var count = 0
    let copy = try LibraryCopy(of: folder.path + "/Link.sqlite") {
      count += 1
      if count == 1 { try? folder.write(["Shortcuts.sqlite": "newer rows"]) }
    }
    #expect(count == 2)
    #expect(try String(contentsOfFile: copy.path, encoding: .utf8) == "newer rows")
  }

  @Test func dropsALogThatWasWorkedIn() throws {
    let folder = try Self.library()
    var isFirst = true
    let copy = try LibraryCopy(of: folder.path + "/Shortcuts.sqlite") {
      if isFirst { try? FileManager.default.removeItem(atPath: folder.path + "/Shortcuts.sqlite-wal") }
      isFirst = false
    }
    #expect(!FileManager.default.fileExists(atPath: copy.path + "-wal"))
  }

  @Test func givesUpAfterThreeTimes() throws {
    let folder = try Self.library()
    var count = 0
    let error = #expect(throws: SourceTreeError.self) {
      try LibraryCopy(of: folder.path + "/Shortcuts.sqlite") {
        count += 1
        try? folder.write(["Shortcuts.sqlite": String(repeating: "x", count: 100 + count)])
      }
    }
    #expect(count == 3)
    #expect(error?.description.contains("quit the Shortcuts app") == true)
  }

  @Test func refusesAChangeThatWasCutOffAndWhatIsNotThere() throws {
    let folder = try Self.library()
    #expect(throws: SourceTreeError.self) { try LibraryCopy(of: folder.path + "/Nothing.sqlite") }
    #expect(throws: SourceTreeError.self) { try LibraryCopy(of: folder.path) }
    try folder.write(["Shortcuts.sqlite-journal": "x"])
    #expect(throws: SourceTreeError.self) { try LibraryCopy(of: folder.path + "/Shortcuts.sqlite") }
  }

  @Test func removesWhatAKilledRunLeft() throws {
    let parent = try TemporaryFolder()
    try parent.write([
      "intentcompat-library-OLD/Shortcuts.sqlite": "x", "intentcompat-library-NEW/x": "x", "other/x": "x",
    ])
    let long = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -3600)]
    try FileManager.default.setAttributes(long, ofItemAtPath: parent.path + "/intentcompat-library-OLD")
    let held = try PrivateFolder(in: parent.path)
    try FileManager.default.setAttributes(long, ofItemAtPath: held.path)
    let other = try PrivateFolder(in: parent.path)
    // One that is old and held is another run's; one that is new may be.
    let names = try parent.names()
    #expect(names.count == 4)
    #expect(!names.contains("intentcompat-library-OLD"))
    withExtendedLifetime((held, other)) {}
  }
}
