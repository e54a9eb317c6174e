import ShortcutReading
import Testing

@Suite struct ShortcutFormatTests {
  @Test(arguments: [
    ("AEA1", ShortcutFormat.signed), ("bplist00", .propertyList), ("SQLite format 3\0", .database),
    (" \n<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC>", .propertyList), ("<plist version=\"1.0\">", .propertyList),
    ("\u{FEFF}<plist>", .propertyList), ("\r\n{ \"fields\"", .record),
  ])
  func tellsAFileByItsFirstBytes(start: String, format: ShortcutFormat) {
    #expect(ShortcutFormat(start.utf8) == format)
  }

  @Test(arguments: ["", " ", "<html>", "<?xml version=\"1.0\"?><svg/>", "[1]", "AEA", "# Shortcuts", "bplis"])
  func takesNothingElse(start: String) { #expect(ShortcutFormat(start.utf8) == nil) }
}
