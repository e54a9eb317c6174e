/// What starts a personal automation, out of the archived object that holds it.
///
/// Only the name of its class is looked for, `WFAppInFocusTrigger`: what a person chose stays unread.
enum TriggerName {
  private static let start = Array("WF".utf8)
  private static let end = Array("Trigger".utf8)
  private static let longest = 60
  private static let scanSize = 1 << 16

  /// `App In Focus`; nil where no such class is named.
  static func find(in data: [UInt8]) -> String? {
    let data = data.prefix(scanSize)
    for index in data.indices where data[index...].starts(with: start) {
      let word = data[index...].prefix(longest).prefix(while: isLetter)
      guard word.count > start.count + end.count, word.reversed().starts(with: end.reversed()) else { continue }
      return words(String(decoding: word.dropFirst(start.count).dropLast(end.count), as: UTF8.self))
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
  }

  // Each capital after a small letter starts a word.
  private static func words(_ name: String) -> String {
    var words = ""
    for letter in name {
      if letter.isUppercase, words.last?.isLowercase == true { words += " " }
      words.append(letter)
    }
    return words
  }
}
