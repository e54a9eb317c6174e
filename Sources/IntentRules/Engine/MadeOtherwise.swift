import IntentSurface

/// How the texts in the code that makes a value differ, where the value can't be told.
struct MadeOtherwise {
  /// The end of a sentence, with its full stop.
  let words: String

  /// - Parameter made: the word for what the code makes.
  init(_ old: [String], _ new: [String], of made: String = "it") {
    let (gone, come) = (Self.parts(old, besides: new), Self.parts(new, besides: old))
    let parts = [
      gone.isEmpty ? nil : "no longer has \(Array(gone.prefix(3)).quotedList)",
      come.isEmpty ? nil : "now has \(Array(come.prefix(3)).quotedList)",
    ]
    let said = parts.compactMap(\.self)
    words =
      "the code that makes \(made) \(said.isEmpty ? "puts it together in another order" : said.joined(separator: " and "))."
  }

  /// The texts and names of some code that others lack, each once.
  static func parts(_ codes: [String], besides others: [String] = []) -> [String] {
    var known = Set(MadeCode.parts(of: others))
    return MadeCode.parts(of: codes).filter { known.insert($0).inserted }
  }
}
