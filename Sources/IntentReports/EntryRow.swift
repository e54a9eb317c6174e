import IntentRules
import IntentSurface

/// What a report for people says of an entry besides its message: the same rows in every format that has room for them.
struct EntryRow: Equatable {
  enum Label: String {
    case also, affects, shipped, usage, status, fix, confidence
    case symptom = "people see"
    case platforms = "only on"
    case places = "where"
    case acceptance = "accept"

    /// The label on a page, which has room for more words than a terminal.
    var title: String {
      switch self {
      case .symptom: "What people see"
      case .acceptance: "To accept it"
      default: rawValue.firstUppercased
      }
    }
  }

  enum Content: Equatable {
    case plain(String)
    /// Words with code between backticks.
    case inline(String)
    case code(String)
    /// Of types, or where all are one member of theirs, of it and them.
    case names(member: String?, [String])

    /// For a terminal.
    var words: String {
      switch self {
      case .plain(let text), .inline(let text), .code(let text): text
      case .names(let member, let names): (member.map { "\($0) of " } ?? "") + names.sentenceList
      }
    }

    /// On a page.
    func markup<Language>() -> EscapedText<Language> {
      switch self {
      case .plain(let text): return .plain(text)
      case .inline(let text): return InlineText(text).markup()
      case .code(let text): return .code(text)
      case .names(let member, let names):
        let of: EscapedText<Language> = member.map { "\(EscapedText<Language>.code($0)) of " } ?? ""
        return of + .list(names.map(EscapedText.code))
      }
    }
  }

  let label: Label
  let content: Content
  /// Code that belongs to it.
  var code: String?
}

extension ReportEntry {
  /// In the order of every report.
  func rows(_ base: ChangeBase?) -> [EntryRow] {
    let rows: [(EntryRow.Label, EntryRow.Content?)] = [
      (.also, otherNames), (.affects, .plain(first.affected)), (.symptom, .inline(first.symptom)),
      (.shipped, first.sinceWords.map { .plain($0) }), (.usage, first.useWords.map { .inline($0) }),
      (.status, first.changeWords(base).map { .plain($0) }), (.platforms, first.platformWords.map { .plain($0) }),
      (.places, placeWords.map { .code($0) }), (.fix, .inline(first.fix.summary)),
      (.confidence, first.confidence <= .medium ? .plain(first.confidence.rawValue) : nil),
      (.acceptance, .code(waiveCommand)),
    ]
    return rows.compactMap { label, content in
      content.map { EntryRow(label: label, content: $0, code: label == .fix ? first.fix.code : nil) }
    }
  }

  /// “ Also: `days` of `Rose` and `Fern`.”, behind a message; nothing where it is about one.
  func othersSentence<Language>() -> EscapedText<Language> {
    otherNames.map { " Also: \($0.markup() as EscapedText<Language>)." } ?? ""
  }
}
