/// What a look at the bytes of a file tells before it is parsed: which code says nothing, and its conditions.
///
/// The code of functions that names nothing a surface is read from is left out. Most code of most files is such code, and
/// parsing it would take longer than all the rest.
package struct SilentCode {
  /// The bytes with such code as blanks, every line and place where it was; nil where there is none.
  package private(set) var shown: [UInt8]?
  /// Where the conditions of `#if` begin, in all code: they tell for which platforms a file is.
  package let conditions: [Int]
  /// Whether some `#if` is not in such code.
  package let isConditional: Bool

  /// - Parameter words: what says something in the code of a function.
  package init(in bytes: [UInt8], but words: ScanWords) {
    let (functions, conditions) = bytes.withUnsafeBufferPointer { bytes in
      var scanner = NestingScanner(bytes)
      let isWhole = scanner.excess() == nil
      let silent = scanner.functions.functions.filter { isWhole && Self.isSilent($0, in: bytes, but: words) }
      return (silent, scanner.functions.conditions)
    }
    self.conditions = conditions
    isConditional = !conditions.allSatisfy { place in functions.contains { $0.body.contains(place) } }
    guard !functions.isEmpty else { return }
    var shown = bytes
    for body in functions.map(\.body) {
      for offset in body where shown[offset] != UInt8(ascii: "\n") { shown[offset] = UInt8(ascii: " ") }
    }
    self.shown = shown
  }

  // The head counts too: what it returns says what the code makes.
  private static func isSilent(
    _ function: FunctionTracker.Function, in bytes: UnsafeBufferPointer<UInt8>, but words: ScanWords
  ) -> Bool {
    let code = UnsafeBufferPointer(rebasing: bytes[function.start..<function.body.upperBound])
    if isStart(code) || bytes[function.body].contains(word: ".main()") || mayMakeAValue(function, in: bytes) {
      return false
    }
    var finder = WordFinder(code, words: words)
    var offset = 0
    while let word = finder.next(from: offset) {
      if words.meanings[NameHash.of(code[word])] != nil { return false }
      offset = word.upperBound
    }
    return true
  }

  /// Whether it may be one that makes what a surface has, such as the kind of a widget: a short function that gives
  /// something, and no view.
  private static func mayMakeAValue(
    _ function: FunctionTracker.Function, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard function.body.count <= textLimit else { return false }
    let code = bytes[function.start..<function.body.lowerBound]
    if bytes[..<function.start].hasSuffix("mutating ") || code.contains(word: "inout") { return true }
    guard code.contains(word: "->") || code.contains(word: "throws") else { return false }
    return !code.contains(word: "some View") && !code.contains(word: "async")
  }

  /// The longest body of such a function, in bytes.
  private static let textLimit = 400

  /// Whether it is the function that a program starts with: what a widget extension offers may stand in it.
  private static func isStart(_ function: UnsafeBufferPointer<UInt8>) -> Bool {
    let name = function.dropFirst("func".utf8.count).drop { $0 == UInt8(ascii: " ") }
    return name.starts(with: "main(".utf8)
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func hasSuffix(_ text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount && suffix(text.utf8CodeUnitCount).elementsEqual(text.bytes)
  }

  /// Whether a text is somewhere in it.
  fileprivate func contains(word text: StaticString) -> Bool {
    let bytes = text.bytes
    guard let first = bytes.first else { return true }
    var rest = self
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: bytes) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }
}

extension StaticString {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}
