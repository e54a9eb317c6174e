import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let entityIDTypeChanged = Rule(
    id: "E04", name: "entity-id-type-changed", title: "Ids of an entity changed",
    effects: [.savedShortcuts: .breaks], confidence: .high, basis: .incident("2026-04"),
    explanation: """
      A picked entity is stored as the text of its id and fetched again through `entities(for:)` at each run. An id of \
      another type reads that text differently, or can't read it. Stored values survive only if the new id type \
      accepts the old text and the query still finds the entity by it.
      """,
    symptom: "The picked item is empty, or the run asks for it again.",
    fix: "Keep the id type, or use a String id and let `entities(for:)` recognize old and new ids.",
    evidence: [
      "Apple documentation, “Integrating custom types into your intents” and `EntityIdentifierConvertible`.",
      "openhab/openhab-ios#1163: a changed home id was repaired with a fallback for old ids in `entities(for:)`.",
    ],
    judge: .changed(Entity.self, .idType, judge: judgeEntityIDTypeChanged),
    .changed(Entity.self, .idCode) { pair, comparison in
      guard pair.old.idType == pair.new.idType, !pair.old.conforms(to: .transientAppEntity) else { return nil }
      return madeOtherwise(pair, comparison)
    })
}

/// A question where code makes the ids in another way, or where one is gone that is written out, as all are.
private func madeOtherwise(_ pair: Pair<Entity>, _ comparison: Comparison) -> Judgement? {
  guard let made = MadeOtherwise(idsOf: pair.old.idCode, pair.new.idCode) else { return nil }
  return Judgement(
    pair.subject,
    "Whether the ids of \(pair.new.typePath) are as they were can't be told: \(made.words)",
    effects: comparison.oldRecords.effects(.asks, onValuesOf: .entity(pair.old.identifier)), confidence: .low,
    symptom: "If they are not: the picked item is empty, or the run asks for it again.",
    fix: Fix(
      "Keep the ids that devices have stored, or let `entities(for:)` recognize old and new ones. If they are the same, "
        + "accept this with the name of the person who knows that."), key: "asks ids")
}

private func judgeEntityIDTypeChanged(_ pair: Pair<Entity>, _ comparison: Comparison) -> Judgement? {
  guard let old = pair.old.idType, let new = pair.new.idType,
    // What older readers took for a name is the type that it means.
    !old.hasSuffix(".ID") || comparison.old.readFrom.edition == comparison.new.readFrom.edition,
    // A transient entity has no id that is stored; that it became one, or was one, is a finding of its own.
    !pair.old.conforms(to: .transientAppEntity), !pair.new.conforms(to: .transientAppEntity)
  else { return nil }
  let keepsText =
    old == "UUID" && new == "String" && pair.new.isIDTextOfUUID
    || old == "String" && new == "UUID" && pair.old.isIDTextOfUUID
  let compatibility = keepsText ? .sameText : IDCompatibility(old, new)
  // Only the same code can give ids of the new type the text of the old ones.
  if case .sameText = compatibility, let question = madeOtherwise(pair, comparison) { return question }
  return Judgement(
    pair.subject, "The id of \(pair.new.typePath) was \(old) and is \(new). \(compatibility.consequence)",
    effects: comparison.oldRecords.effects(compatibility.effect, onValuesOf: .entity(pair.old.identifier)),
    confidence: compatibility.confidence, key: new)
}

/// Whether ids of one type can be read from the text of another.
private enum IDCompatibility {
  case sameText, newText, otherText, unknown

  init(_ old: String, _ new: String) {
    if new == "String", old == "Int" {
      self = .sameText
    } else if new == "String", old == "UUID" {
      self = .newText
    } else {
      self = [old, new].allSatisfy(IdentifierTypes.convertible.contains) ? .otherText : .unknown
    }
  }

  var effect: Effect {
    switch self {
    case .newText, .otherText: .breaks
    case .sameText: .degrades
    case .unknown: .asks
    }
  }

  var confidence: Confidence {
    switch self {
    case .otherText: .high
    case .newText: .mediumHigh
    case .sameText, .unknown: .low
    }
  }

  var consequence: String {
    switch self {
    case .sameText:
      """
      The new ids can have the old text, so picked values survive if entities(for:) still finds entities by exactly \
      that text.
      """
    case .newText:
      """
      Picked values are stored as the text of a UUID; they survive only if the new ids have the same text as \
      `uuidString`.
      """
    case .otherText:
      "Picked values are stored as the text of the old id, which the new type reads differently or can't read."
    case .unknown:
      "Whether both produce the same text, without which picked values are lost, can't be told."
    }
  }
}
