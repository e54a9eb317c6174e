import Foundation
import IntentFiles
import TestSupport
import Testing

/// What is kept from one run to the next.
@Suite struct CacheFolderTests {
  @Test func givesBackWhatWasKeptUnderItsKeyAlone() throws {
    let folder = try TemporaryFolder()
    let cache = try #require(CacheFolder(at: folder.path + "/deep/cache"))
    cache.keep([1, 2, 3], for: "a")
    #expect(cache.bytes(for: "a") == [1, 2, 3])
    #expect(cache.bytes(for: "b") == nil)
    #expect(CacheFolder(at: folder.path + "/deep/cache")?.bytes(for: "a") == [1, 2, 3])
    cache.keep([4], for: "a")
    #expect(cache.bytes(for: "a") == [4])
    cache.keep([UInt8](repeating: 0, count: 5 << 20), for: "large")
    #expect(cache.bytes(for: "large") == nil)
  }

  @Test func believesNothingThatSomebodyElseMayHaveWritten() throws {
    let folder = try TemporaryFolder()
    let place = folder.path + "/cache"
    let cache = try #require(CacheFolder(at: place))
    cache.keep([1, 2, 3], for: "a")
    let entry = try #require(FileManager.default.contentsOfDirectory(atPath: place).first)
    let file = "\(place)/\(entry)"
    let bytes = try Data(contentsOf: URL(filePath: file))
    for damaged in [bytes + [9], bytes.dropLast(), Data(), Data(bytes.reversed())] {
      try damaged.write(to: URL(filePath: file))
      #expect(cache.bytes(for: "a") == nil)
    }
    try bytes.write(to: URL(filePath: file))
    #expect(cache.bytes(for: "a") == [1, 2, 3])
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: file)
    #expect(cache.bytes(for: "a") == nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: place)
    #expect(CacheFolder(at: place) == nil)
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    #expect(CacheFolder(at: link) == nil)
    #expect(CacheFolder(at: "/dev/null/cache") == nil)
  }

  @Test func keepsNoMoreThanItsLimit() throws {
    let folder = try TemporaryFolder()
    let cache = try #require(CacheFolder(at: folder.path + "/cache"))
    let keys = (0..<8).map { "\($0)" }
    for key in keys { cache.keep([UInt8](repeating: 1, count: 936), for: key) }
    cache.trim(to: 4000)
    #expect(keys.count { cache.bytes(for: $0) != nil } == 4)
    cache.trim(to: 4000)
    #expect(keys.count { cache.bytes(for: $0) != nil } == 4)
  }
}
