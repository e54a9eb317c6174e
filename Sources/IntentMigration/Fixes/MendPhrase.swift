import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Makes a phrase one that Siri learns, or takes it away.
enum MendPhrase {
  static let proposeForName: Proposers.Proposer = { finding, context throws(Refusal) in
    let edits = try PhrasePlace.all(of: finding, in: context).map { place throws(Refusal) in
      try namingEdit(at: place, in: context.comparison.new)
    }
    guard !edits.isEmpty else { return nil }
    return Proposal(
      finding, .mendPhrase, cost: "Nothing: Siri never learned the phrase without the app's name.",
      edits: edits)
  }

  private static func namingEdit(at place: PhrasePlace, in surface: Surface) throws(Refusal) -> SourceEdit {
    let phrase = place.phrase
    guard phrase.text.contains(where: { !$0.isWhitespace }) else {
      if let removal = place.removal { return removal }
      throw Refusal("The only phrase of this App Shortcut is empty: write one with `\\(.applicationName)`.")
    }
    if let named = named(phrase, in: surface), !place.learned.contains(named) {
      return place.file.replace(place.elements[0].expression, with: named.codeSpelling)
    }
    // Another one may say the same words with the name.
    let isSaid = place.learned.contains { $0.says(phrase) }
    let tail = place.learned.sharedTail(besides: phrase) ?? (phrase.text.utf8.allSatisfy { $0 < 0x80 } ? "in" : nil)
    if isSaid || tail == nil, !place.learned.isEmpty, let removal = place.removal { return removal }
    guard let tail else {
      throw Refusal("No phrase of this App Shortcut names the app: put `\\(.applicationName)` into one.")
    }
    let end = phrase.text.lastIndex { !".?!".contains($0) }.map { phrase.text.index(after: $0) } ?? phrase.text.endIndex
    let (text, mark) = (phrase.text[..<end], phrase.text[end...])
    return place.file.replace(
      place.elements[0].expression, with: Phrase("\(text) \(tail) ${applicationName}\(mark)").codeSpelling)
  }

  static let proposeForParameter: Proposers.Proposer = { finding, context throws(Refusal) in
    let places = PhrasePlace.all(of: finding, in: context)
    guard !places.isEmpty else { return nil }
    let removals = places.compactMap { $0.learned.isEmpty ? nil : $0.removal }
    guard removals.count == places.count else { throw Refusal(unheard(places[0].phrase, of: finding, in: context)) }
    return Proposal(
      finding, .mendPhrase,
      cost: "Nothing: Siri never learned it. The action asks for the value when another phrase starts it.",
      edits: removals,
      notes: ["The phrase may be left in the tables of other languages, where nothing reads it anymore."])
  }

  // What to write where no phrase is left that Siri learns.
  private static func unheard(_ phrase: Phrase, of finding: Finding, in context: ProposalContext) -> String {
    let parameters = context.comparison.newRecords.intent(finding.subject.owner)?.parameters ?? []
    let named = parameters.filter { phrase.parameters.contains($0.name) }
    let draft = named.reduce(phrase.text) { $0.replacing("${\($1.name)}", with: "…") }
      .replacing("${applicationName}", with: "\\(.applicationName)")
    let asked = named.filter(\.isRequired).map(\.name)
    let empty = named.filter { !$0.isRequired }.map(\.name)
    return
      "Every phrase of this App Shortcut names a parameter whose values Siri can't know. Write one without it, like "
      + "“\(draft)” with a word for what it is in place of “…”."
      + (asked.isEmpty ? "" : " Siri asks for \(asked.codeList) when the action runs.")
      + (empty.isEmpty ? "" : " \(empty.codeList) stays empty then, unless `perform()` asks for it.")
  }

  // With the token in place of the name that was typed, or of the token typed as text.
  private static func named(_ phrase: Phrase, in surface: Surface) -> Phrase? {
    let typed = phrase.text.replacing("\\${applicationName}", with: "${applicationName}")
    if typed != phrase.text { return Phrase(typed) }
    let names = surface.appNames.flatMap { [$0.name] + $0.alternatives.map(Optional.some) }
      .compactMap { $0?.value }.filter { !$0.isEmpty }.flatMap { [$0, $0.replacing(" ", with: "")] }
    for name in Set(names).sorted(by: { ($1.count, $0) < ($0.count, $1) }) {
      if let found = phrase.text.wholeWord(name) {
        return Phrase(phrase.text.replacingCharacters(in: found, with: "${applicationName}"))
      }
    }
    return nil
  }
}

/// A phrase where the code of a provider has it.
private struct PhrasePlace {
  let phrase: Phrase
  let file: CodeFile
  /// The places of the phrase, in one list; there is one at least.
  let elements: [ArrayElementSyntax]
  /// The other phrases of the list that Siri learns.
  let learned: [Phrase]
  private let list: ArrayExprSyntax

  /// One for each list that has it: an action may have several App Shortcuts.
  static func all(of finding: Finding, in context: ProposalContext) -> [PhrasePlace] {
    let surface = context.comparison.new
    guard let text = finding.subject.member,
      let intent = surface.intents.first(where: { $0.identifier == finding.subject.owner })
    else { return [] }
    let phrase = Phrase(text)
    let all = surface.allShortcuts.filter { $0.intent == intent.identifier }.flatMap(\.phrases)
    return surface.appShortcuts.compactMap { context.newType(.appShortcutsProvider, $0) }.flatMap { provider in
      provider.appShortcuts.filter { $0.runs(intent.typePath) }.compactMap(\.phrases).compactMap { list in
        let found = Array(list.elements).filter { element in
          element.expression.literalInside.trimmedDescription == phrase.codeSpelling
        }
        guard !found.isEmpty else { return nil }
        // Each of the others is spelled as well.
        context.countParsing(of: provider.file)
        let spelled = Set(list.elements.map(\.expression.literalInside.trimmedDescription))
        let learned = all.filter {
          $0 != phrase && spelled.contains($0.codeSpelling) && surface.isLearned($0, for: intent.identifier)
        }
        return PhrasePlace(phrase: phrase, file: provider.file, elements: found, learned: learned, list: list)
      }
    }
  }

  /// The list without it, each of the others where it was; nil where there are no others.
  var removal: SourceEdit? {
    let gone = Set(elements.map(\.id))
    return list.removal(in: file) { gone.contains($0.id) }
  }
}

extension ExprSyntax {
  /// What calls with one value wrap: the text in `AppShortcutPhrase<Order>("Order")`.
  fileprivate var literalInside: ExprSyntax {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1, let only = call.arguments.first
    else { return self }
    return only.expression.literalInside
  }
}

extension Phrase {
  private var words: [Substring] {
    text.replacing("${applicationName}", with: "").lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  /// Whether it has the words of another one in their order, the name of the app left out.
  fileprivate func says(_ other: Phrase) -> Bool {
    let wanted = other.words
    return words.count >= wanted.count
      && words.indices.contains { words[$0...].starts(with: wanted) }
  }
}

extension [Phrase] {
  /// The word before the name of the app with which several of them end, and that another phrase does not have.
  fileprivate func sharedTail(besides phrase: Phrase) -> String? {
    let tails = compactMap { phrase -> String? in
      let words = phrase.text.split(separator: " ")
      return words.count > 2 && words.last == "${applicationName}" ? String(words[words.count - 2]) : nil
    }
    return tails.first { tail in
      tails.count { $0 == tail } > 1 && !phrase.text.split(separator: " ").contains(Substring(tail))
    }
  }
}

extension String {
  /// Where a name stands in it as a word of its own, whatever its case.
  fileprivate func wholeWord(_ name: String) -> Range<String.Index>? {
    let (text, wanted) = (Array(lowercased()), Array(name.lowercased()))
    // Where case changes the length of a text, the places are not those of the text.
    guard text.count == count, !wanted.isEmpty, wanted.count <= text.count else { return nil }
    let isWord = { (character: Character) in character.isLetter || character.isNumber }
    for start in 0...(text.count - wanted.count) where text[start..<(start + wanted.count)].elementsEqual(wanted) {
      let end = start + wanted.count
      let isApart = (start == 0 || !isWord(text[start - 1])) && (end == text.count || !isWord(text[end]))
      if isApart { return index(startIndex, offsetBy: start)..<index(startIndex, offsetBy: end) }
    }
    return nil
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
