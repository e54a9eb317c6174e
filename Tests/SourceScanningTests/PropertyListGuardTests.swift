import Foundation
import SourceScanning
import Testing

@Suite struct PropertyListGuardTests {
  private static let head = "<?xml version=\"1.0\" encoding=\"%\"?><plist version=\"1.0\">"

  /// Tags that the parser sees and a look at the bytes does not: a file of them would end the process.
  @Test(arguments: [
    (String.Encoding.utf16, "UTF-16"), (.utf16LittleEndian, "UTF-8"), (.utf16BigEndian, "UTF-8"), (.utf32, "UTF-8"),
    (.ascii, "UTF-7"), (.ascii, "utf-16"), (.ascii, "IBM037"),
  ])
  func refusesOtherEncodings(encoding: String.Encoding, declared: String) throws {
    let text = Self.head.replacing("%", with: declared) + String(repeating: "<array>", count: 200)
    let bytes = Array(try #require(text.data(using: encoding)))
    #expect(throws: PropertyListGuard.Refusal.damaged) { try PropertyListGuard.check(bytes) }
  }

  /// Apple's Foundation passes over attributes, that of Linux refuses the file; Xcode may run the C preprocessor.
  @Test(arguments: [
    ("<string octype=\"app\">a</string>", "<string>a</string>"), ("<true class='b'/>", "<true/>"),
    ("<array>\n #ifndef A\n<true/>\n#endif\n</array>", "<array>\n<true/>\n</array>"),
    ("<array>#if 0\n<true/>\n#else\n<false/>\n# endif\n</array>", "<array>\n\n<false/>\n</array>"),
    ("<array>#define A\n#ifdef A\n<true/>#elif 1\n<false/>#endif</array>", "<array>\n<true/>\n\n</array>"),
    ("<array>#ifdef A\n<!-- c --><string>a</string>\n#endif\n</array>", "<array>\n\n</array>"),
    ("<string>a\n#if b</string>", "<string>a\n#if b</string>"),
    ("<string><!-- c -->\n#if b</string>", "<string><!-- c -->\n#if b</string>"),
    ("<!-- a=b --><array />", "<!-- a=b --><array />"), ("<string>a=b</string>", "<string>a=b</string>"),
    ("<string><![CDATA[<a b=c>]]></string>", "<string><![CDATA[<a b=c>]]></string>"), ("<!-- a=b", "<!-- a=b"),
  ])
  func readsWhatXcodeReads(_ list: String, _ expected: String) throws {
    let (start, end) = ("<?xml version=\"1.0\"?><plist version=\"1.0\">", "</plist>")
    let bytes = try PropertyListGuard.readable(Array((start + list + end).utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == start + expected + end)
  }

  @Test(arguments: ["UTF-8", "utf-8", "US-ASCII"])
  func takesWhatXcodeWrites(declared: String) throws {
    let text = Self.head.replacing("%", with: declared) + "<array><string>ä</string></array></plist>"
    #expect(try PropertyListGuard.check(Array(text.utf8)) > 0)
    #expect(try PropertyListGuard.check([0xEF, 0xBB, 0xBF] + Array(text.utf8)) > 0)
    #expect(try PropertyListGuard.check(Array("<plist/>".utf8)) == 1)
  }

  @Test(arguments: ["<array/>", "<dict/>", "<array />", "<dict></dict>", "<!-- <array> --><string/>"])
  func takesAnyNumberOfEmptyLists(_ list: String) throws {
    let text =
      Self.head.replacing("%", with: "UTF-8") + "<array>" + String(repeating: list, count: 500) + "</array></plist>"
    #expect(try PropertyListGuard.check(Array(text.utf8)) > 500)
  }

  /// What seems to close a level, where the parser sees none close.
  @Test(arguments: [
    "<array><!-- </array> -->", "<dict><!-- </dict> -->", "<array><!--></array>-->", "<array><?x </array> ?>",
    "<array><![CDATA[</array>]]>", "<array><xdict></xdict>", "<array>.array>", "<array a=\"<!--\">", "<array><dict/>",
    "</array></array><array><array><array>",
  ])
  func seesThroughWhatOnlySeemsToClose(_ level: String) {
    let text = Self.head.replacing("%", with: "UTF-8") + String(repeating: level, count: 200)
    #expect(throws: PropertyListGuard.Refusal.tooDeep) { try PropertyListGuard.check(Array(text.utf8)) }
  }

  @Test(arguments: [
    "<!DOCTYPE plist [<!ENTITY a \"</array>\">]>", "<!DOCTYPE plist [<!-- > <? -->]>", "<array a=\"> <!-- \">",
    "<array a='> <? '>",
  ])
  func refusesWhatParsersMayReadOtherwise(_ start: String) {
    let text = Self.head.replacing("%", with: "UTF-8") + start + String(repeating: "<array>", count: 200)
    #expect(throws: PropertyListGuard.Refusal.foreignValue) { try PropertyListGuard.check(Array(text.utf8)) }
  }
}
