import ShortcutReading
import Testing

@Suite struct CloudRecordTests {
  private static func error(_ text: String) -> ShortcutError? {
    do throws(ShortcutError) {
      _ = try ShortcutReader().read(Array(text.utf8))
      return nil
    } catch { return error }
  }

  private static func record(_ address: String) -> String {
    #"{"recordName": "6A", "fields": {"name": {"value": "Morning", "type": "STRING"}, "shortcut": {"type": "ASSETID", "#
      + #""value": {"size": 3, "downloadURL": "\#(address)"}}}}"#
  }

  @Test func namesTheShortcutAndWhereItsStepsAre() {
    let address = "https://cvws.icloud-content.com/B/x~y/${f}?o=A&e=17"
    let download = "https://cvws.icloud-content.com/B/x~y/Shortcut?o=A&e=17"
    let error = Self.error(Self.record(address))
    #expect(error == .record(name: "Morning", download: download))
    #expect(error?.description.contains("curl -o Shortcut.plist '\(download)'") == true)
  }

  @Test(arguments: [
    "https://cvws.icloud-content.com/x", "https://gateway.icloud.com/x?y=z", "https://a.b.icloud.com/*,+%20",
  ])
  func namesAddressesOfApple(address: String) {
    #expect(Self.error(Self.record(address)) == .record(name: "Morning", download: address))
  }

  /// What is printed is there to be pasted into a shell.
  @Test(arguments: [
    "https://cvws.icloud-content.com/'; rm -rf ~ #", "http://cvws.icloud-content.com/x", "https://example.com/x",
    "https://evilicloud-content.com/x", "https://me@cvws.icloud-content.com/x", "file:///etc/passwd",
    "https://cvws.icloud-content.com/$(x)", "",
  ])
  func repeatsNoOtherAddress(address: String) {
    #expect(Self.error(Self.record(address)) == .record(name: "Morning", download: nil))
  }

  /// A name with lines of its own, one of them a command.
  @Test func keepsANameOnOneLine() {
    let long = String(repeating: "x", count: 500)
    let record = #"{"fields": {"name": {"value": "A\n  curl evil\r\u2028B\#(long)"}, "shortcut": {"value": {}}}}"#
    guard case .record(let name?, nil) = Self.error(record) else {
      Issue.record("no record")
      return
    }
    #expect(name.hasPrefix("A   curl evil B"))
    #expect(name.split(whereSeparator: \.isNewline).count == 1)
    #expect(name.count <= 201)
  }

  @Test(arguments: ["{}", "{", #"{"fields": {}}"#, #"{"fields": []}"#, #"{"error": "not found"}"#])
  func passesOverOtherJSON(text: String) { #expect(Self.error(text) == .noRecord) }
}
