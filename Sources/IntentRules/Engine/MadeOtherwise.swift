import IntentSurface

/// How the texts in the code that makes a value differ, where the value can't be told.
struct MadeOtherwise {
  /// The end of a sentence, with its full stop.
  let words: String

  init(_ old: [String], _ new: [String]) {
    let (gone, come) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    let parts = [
      gone.isEmpty ? nil : "no longer has \(Array(gone.prefix(3)).quotedList)",
      come.isEmpty ? nil : "now has \(Array(come.prefix(3)).quotedList)",
    ]
    let said = parts.compactMap(\.self)
    words = "the code that makes it \(said.isEmpty ? "is another one" : said.joined(separator: " and "))."
  }
}
