import Foundation
import IntentSurface
import Testing

@testable import IntentWorkspace

/// The schema of snapshots asks for what a reader can't do without.
@Suite struct SnapshotDemandTests {
  /// A JSON value without one key of one of its objects, and which one that is.
  private static func shortened(_ value: Any, at place: String = "$") -> [(place: String, value: Any)] {
    if let list = value as? [Any] {
      return list.indices.flatMap { index in
        shortened(list[index], at: "\(place)[\(index)]").map { shorter in
          var list = list
          list[index] = shorter.value
          return (shorter.place, list)
        }
      }
    }
    guard let object = value as? [String: Any] else { return [] }
    return object.keys.sorted().flatMap { key -> [(place: String, value: Any)] in
      var without = object
      without[key] = nil
      let below = shortened(object[key] as Any, at: "\(place).\(key)").map { shorter in
        var object = object
        object[key] = shorter.value
        return (shorter.place, object as Any)
      }
      return [("\(place): “\(key)”", without)] + below
    }
  }

  @Test func whatCannotBeReadWithoutAKeyIsNoSnapshot() throws {
    let schema = try SchemaWalk(SnapshotSchema.text())
    let whole = try JSONSerialization.jsonObject(with: Surface.withEverything.snapshotData())
    let all = Self.shortened(whole)
    #expect(all.count > 200)
    for (place, value) in all {
      let data = try JSONSerialization.data(withJSONObject: value)
      guard (try? Surface(snapshot: data)) == nil else { continue }
      #expect(schema.problems(in: value).contains("\(place) is missing"), "\(place)")
    }
  }
}
