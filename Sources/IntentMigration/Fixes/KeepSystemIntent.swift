import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning

/// Says of an intent of the system that is no longer answered whether anybody can miss it, and what answered it.
enum KeepSystemIntent {
  static let refuse: Proposers.Proposer = { finding, context throws(Refusal) in
    if let lack = ShippedUse.lack(ofAnswersTo: finding.subject.owner, context) { throw Refusal(lack) }
    if let words = ShippedAnswer.words(on: finding, context.locations, old: context.old, new: context.new) {
      throw Refusal("\(finding.fix.summary) \(words)")
    }
    return nil
  }
}

/// What answered a SiriKit intent in the shipped version: its handler, what hands it out, the lists and the definition.
enum ShippedAnswer {
  private static let mostPlaces = 6

  /// The places that are no more, in a sentence; nil where the code is not known.
  static func words(on finding: Finding, _ locations: Locations, old: CodeTree?, new: CodeTree) -> String? {
    guard [.legacyIntent, .systemIntent].contains(finding.subject.kind), finding.subject.member == nil, let old else {
      return nil
    }
    let name = finding.subject.owner
    let definition = locations.old[finding.subject]?.path
    let lost = old.paths.flatMap { path -> [String] in
      let isList = path.hasSuffix(".plist")
      guard isList || path.hasSuffix(".swift"), let before = old.bytes(path), before.contains(text: name) else {
        return []
      }
      let known = Set(new.bytes(path).map { $0.answerLines(to: name).map(\.text) } ?? [])
      let first = before.answerLines(to: name).first { (isList || $0.isAnswer) && !known.contains($0.text) }
      return first.map { isList ? "\(path) lists it" : "\(path):\($0.number) has `\($0.text)`" }.map { [$0] } ?? []
    }
    let defined = definition.flatMap { $0.hasSuffix(".intentdefinition") ? ["\($0) defines it"] : nil } ?? []
    let places = Array((lost + defined).uniqued.prefix(mostPlaces))
    return places.isEmpty ? nil : "In the shipped version, \(places.sentenceList): that must come back."
  }
}

extension [UInt8] {
  /// The lines that name an intent, without the blanks around them, and whether each is where one is answered.
  fileprivate func answerLines(to name: String) -> [(number: Int, text: String, isAnswer: Bool)] {
    split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard [UInt8](line).contains(text: name) else { return nil }
      let whole = String(decoding: line, as: UTF8.self).trimmingPrefix(while: \.isWhitespace)
      let text = whole.hasSuffix(" {") ? whole.dropLast(2) : whole
      let isAnswer = ["\(name)Handling", "is \(name)", "intent: \(name)"].contains { text.contains($0) }
      return (index + 1, String(text), isAnswer && !text.hasPrefix("//"))
    }
  }
}
