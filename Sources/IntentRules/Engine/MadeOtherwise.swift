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

  /// Of ids: nil where no code makes them in another way, and none is gone that is written out, as all are.
  init?(idsOf old: [String], _ new: [String]) {
    let (gone, come) = (Self.codes(old, besides: new), Self.codes(new, besides: old))
    let isTable = old.allSatisfy { $0.isEmpty || MadeCode.isText($0) }
    let isRowGone = isTable && gone.contains { MadeCode.isText($0) && !new.contains($0) }
    // What gave an id on as it was, and no place does now, may be what makes it otherwise.
    let isChanged = old.count(where: \.isEmpty) > new.count(where: \.isEmpty) && !come.isEmpty
    guard isChanged || !gone.isEmpty && (!come.isEmpty || isRowGone || new.allSatisfy(\.isEmpty)) else { return nil }
    self.init(gone, come, of: "them")
  }

  /// Each code but for what another version has as well. What is made at one more place, or at one less, leaves the others
  /// as they are.
  private static func codes(_ codes: [String], besides others: [String]) -> [String] {
    var others = others
    // Where nothing is seen of it, it is given what some other place makes.
    return codes.filter { !$0.isEmpty }.filter { code in
      guard let known = others.firstIndex(of: code) else { return true }
      others.remove(at: known)
      return false
    }
  }

  /// The texts and names of some code that others lack, each once.
  static func parts(_ codes: [String], besides others: [String] = []) -> [String] {
    var known = Set(MadeCode.parts(of: others))
    return MadeCode.parts(of: codes).filter { known.insert($0).inserted }
  }
}
