import SourceScanning
import Testing

/// Where the parts of a JSON text are.
struct JSONPlaceTests {
  private static func text(_ json: String, _ path: [String]) -> String? {
    var place = JSONPlaces.root(of: Array(json.utf8))
    for key in path { place = place?[key] }
    return place?.text
  }

  @Test(
    arguments: [
      (#"{"a": "b"}"#, ["a"], "b"), (#"{"a": {"b": "c"}, "d": "e"}"#, ["a", "b"], "c"), (#"{"a": "b"}"#, ["b"], nil),
      (#"{"a": "x\ny"}"#, ["a"], "x\ny"), (#"{"a": "x\ty\r"}"#, ["a"], "x\ty\r"),
      (#"{"a": "\"\\\/"}"#, ["a"], #""\/"#), (#"{"a": "\u00e9\u0041"}"#, ["a"], "éA"), (#"{"a": "ä"}"#, ["a"], "ä"),
      (#"{"a": "\ud83d\ude00!"}"#, ["a"], "😀!"), (#"{"a": "\ud83dx"}"#, ["a"], "\u{FFFD}x"),
      (#"{"\u0061": "b"}"#, ["a"], "b"), (#"{"a": [1, {"b": "c"}, true], "d": "e"}"#, ["d"], "e"),
      (#"{"a": "open"#, ["a"], nil), (#"{"a": }"#, ["a"], nil), ("", [], nil), (#"{"a" "b"}"#, ["a"], nil),
    ] as [(String, [String], String?)])
  func readsTheTextAtAPlace(_ json: String, _ path: [String], text: String?) {
    #expect(Self.text(json, path) == text)
  }

  @Test func tellsWhichBytesAPlaceHas() throws {
    let json = #" {"a": [1, "two", {}], "b": null} "#
    let bytes = Array(json.utf8)
    let root = try #require(JSONPlaces.root(of: bytes))
    func written(_ place: JSONPlace?) -> String? { place.map { String(decoding: bytes[$0.range], as: UTF8.self) } }
    #expect(written(root) == #"{"a": [1, "two", {}], "b": null}"#)
    #expect(written(root["a"]) == #"[1, "two", {}]"#)
    #expect(root["a"]?.elements.map { written($0) } == ["1", "\"two\"", "{}"])
    #expect(written(root["b"]) == "null")
  }

  @Test(arguments: [(64, true), (65, false), (5_000, false)]) func deepNestingEndsTheReading(_ depth: Int, isRead: Bool)
  {
    let json = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect((JSONPlaces.root(of: Array(json.utf8)) != nil) == isRead)
  }
}
