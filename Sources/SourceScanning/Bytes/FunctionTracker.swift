/// Notes where the functions of a file are while its bytes are looked at.
///
/// Only outermost functions count. One without a body, as protocols have, is forgotten at the next declaration.
struct FunctionTracker {
  /// A function from its keyword to the brace that ends it.
  struct Function {
    var start: Int
    /// What is between its braces.
    var body: Range<Int>
  }

  private(set) var functions: [Function] = []
  /// Where the conditions of `#if` and `#elseif` begin.
  private(set) var conditions: [Int] = []
  /// How many `#if` are open.
  private var conditionDepth = 0
  /// A function whose body has not begun.
  private var declared: (start: Int, depth: Int)?
  private var open: (start: Int, depth: Int, body: Int, conditionDepth: Int)?

  mutating func see(_ word: UnsafeBufferPointer<UInt8>, at offset: Int, depth: Int) {
    guard open == nil else { return }
    if word.elementsEqual("func".utf8) {
      declared = (offset, depth)
    } else if declared?.depth == depth, Self.declarations.contains(where: word.elementsEqual) {
      declared = nil
    }
  }

  /// Notes an opening brace, with the number of brackets that were open before it.
  mutating func openBrace(at offset: Int, depth: Int) {
    guard let declared, declared.depth == depth else { return }
    open = (declared.start, depth, offset + 1, conditionDepth)
    self.declared = nil
  }

  /// Notes a closing brace, with the number of brackets that stay open after it.
  mutating func closeBrace(at offset: Int, depth: Int) {
    guard let function = open, function.depth >= depth else { return }
    // Where it closes what is around the function, or in another branch, the braces do not match.
    if function.depth == depth, function.conditionDepth == conditionDepth {
      functions.append(Function(start: function.start, body: function.body..<offset))
    }
    open = nil
  }

  /// Notes what follows a `#`, up to the end of the file.
  mutating func seeDirective(_ rest: Slice<UnsafeBufferPointer<UInt8>>) {
    if rest.starts(with: "if".utf8) {
      conditionDepth += 1
      conditions.append(rest.startIndex + 2)
    } else if rest.starts(with: "else".utf8) {
      if open?.conditionDepth == conditionDepth { open = nil }
      if rest.starts(with: "elseif".utf8) { conditions.append(rest.startIndex + 6) }
    } else if rest.starts(with: "endif".utf8) {
      conditionDepth -= 1
    }
  }

  private static let declarations = [
    "var", "let", "init", "case", "enum", "class", "actor", "struct", "deinit", "import", "protocol", "extension",
    "subscript", "typealias", "associatedtype",
  ].map { Array($0.utf8) }
}
