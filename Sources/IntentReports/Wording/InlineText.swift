/// A sentence with code in it: messages and explanations put names between backticks.
struct InlineText {
  /// A run of words or of code.
  enum Run: Hashable {
    case words(String)
    case code(String)
  }

  let runs: [Run]

  /// An odd backtick is a backtick, so a name that holds one can at worst swap what is set as code.
  init(_ text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else {
      runs = [.words(text)]
      return
    }
    runs = parts.enumerated().filter { !$0.element.isEmpty }
      .map { $0.offset % 2 == 1 ? .code($0.element) : .words($0.element) }
  }

  var markdown: Markdown { markup() }

  /// The same for a cell of a table.
  var cell: Markdown { written(words: { "\($0)" }, code: Markdown.codeInCell) }

  /// The same for the tool's own texts.
  var ownMarkdown: Markdown { written(words: Markdown.own, code: Markdown.code) }

  var html: Markup { markup() }

  /// In any language of markup.
  func markup<Language>() -> EscapedText<Language> { written(words: EscapedText.plain, code: EscapedText.code) }

  private func written<Language>(
    words: (String) -> EscapedText<Language>, code: (String) -> EscapedText<Language>
  ) -> EscapedText<Language> {
    runs.map { run in
      switch run {
      case .words(let text): words(text)
      case .code(let text): code(text)
      }
    }.joined()
  }
}
