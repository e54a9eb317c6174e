import AppIntentsFacts
import IntentSurface

/// What an intent looks like when its identifier is set aside.
struct IntentShape: RecordShape {
  private let intent: Intent
  private let name: NameWords
  private let verb: NameWords?
  private let title: SentenceWords?
  private let members: [(name: String, type: ValueType?)]
  /// The kinds of the widgets and controls that take their settings from it.
  private let widgets: Set<String>

  /// - Parameters:
  ///   - widgets: those of its surface.
  ///   - names: the renames of what an old intent refers to; none for a new one.
  init(_ intent: Intent, widgets: [Widget], names: RenameTable = RenameTable()) {
    self.intent = intent
    self.widgets = Set(widgets.filter { $0.configurationIntent == intent.identifier }.map(\.kind.spelling))
    name = NameWords(intent.typeName)
    verb = name.words.first.map(NameWords.init)
    title = SentenceWords(intent.title?.value)
    members = intent.parameters.map { ($0.name, names.current($0.type.unwrapped)) }
  }

  /// How likely an intent was renamed to another one; nil where it is not.
  ///
  /// Without parameters only names and titles are left to go by, so they must agree more.
  func likeness(to new: IntentShape) -> Double? {
    if intent.typePath == new.intent.typePath { return 2 }
    if let oldSchema = intent.schema?.name, let newSchema = new.intent.schema?.name, oldSchema != newSchema {
      return nil
    }
    if takesAndSaysTheSame(as: new), !contradicts(new) { return Self.least }
    let nameSimilarity = name.similarity(to: new.name)
    let titleSimilarity = Likeness.ofWords(title, new.title)
    let hasMembers = !members.isEmpty || !new.members.isEmpty
    let needed = hasMembers ? (name: 0.34, title: 0.5) : (name: 0.6, title: 0.8)
    guard
      nameSimilarity >= needed.name || titleSimilarity ?? 0 >= needed.title || hasSchema(of: new)
        || configuresWidget(of: new)
    else { return nil }
    // Few pairs come here, and this takes longer.
    let memberSimilarity = Likeness.ofMembers(members, new.members)
    // A widget was configured by the one and is by the other now.
    let isSuccessor = configuresWidget(of: new) && memberSimilarity ?? 0 > 0.7
    guard !contradicts(new), isSuccessor || !name.hasOpposite(in: new.name) && !doesOtherThing(new) else { return nil }
    var likeness = Likeness()
    // What people see called the same is another name of the same thing, if it takes the same.
    likeness.add(titleSimilarity == 1 ? max(nameSimilarity, 0.7) : nameSimilarity, weight: 0.4)
    likeness.add(memberSimilarity, weight: 0.35)
    likeness.add(titleSimilarity, weight: 0.2)
    likeness.add(resultSimilarity(to: new), weight: 0.1)
    likeness.add(protocolSimilarity(to: new), weight: 0.1)
    likeness.add(hasSchema(of: new) ? 1 : nil, weight: 0.2)
    likeness.add(configuresWidget(of: new) ? 1 : nil, weight: 0.3)
    return likeness.value >= Self.least ? likeness.value : isSuccessor ? Self.least : nil
  }

  /// From here on two are taken for one.
  private static let least = 0.65

  /// Whether it has the same description and takes several of the same, whatever it is called.
  private func takesAndSaysTheSame(as new: IntentShape) -> Bool {
    guard members.count > 1, let text = intent.summary?.value, text == new.intent.summary?.value else { return false }
    return Likeness.ofMembers(members, new.members) == 1 && resultSimilarity(to: new) != 0
  }

  /// Whether the code itself says that they are two things: each took over another legacy class, each has an identifier
  /// of its own, or the old one named another replacement.
  private func contradicts(_ new: IntentShape) -> Bool {
    if let successor = intent.deprecation?.replacedBy,
      ![new.intent.typePath, new.intent.typeName, new.intent.identifier].contains(successor)
    {
      return true
    }
    if let old = intent.intentClassName?.value, let new = new.intent.intentClassName?.value, old != new { return true }
    let sources = [intent.identifierSource, new.intent.identifierSource]
    return sources.allSatisfy { $0 == .persistentIdentifier } && intent.identifier != new.intent.identifier
  }

  /// Whether both the name and the title begin with another verb: that is another action on the same thing.
  private func doesOtherThing(_ new: IntentShape) -> Bool {
    guard let verb, let newVerb = new.verb, let title, let newTitle = new.title else { return false }
    return title.words.first != newTitle.words.first && Set(name.words).isDisjoint(with: newVerb.words)
      && Set(new.name.words).isDisjoint(with: verb.words) && verb.similarity(to: newVerb) < 0.7
  }

  private func hasSchema(of other: IntentShape) -> Bool {
    intent.schema != nil && intent.schema?.name == other.intent.schema?.name
  }

  private func configuresWidget(of other: IntentShape) -> Bool { !widgets.isDisjoint(with: other.widgets) }

  private func resultSimilarity(to other: IntentShape) -> Double? {
    let results = [intent.result, other.intent.result]
    guard !results.contains(where: { $0.unread != nil || $0.isInherited }) else { return nil }
    guard let old = results[0].value, let new = results[1].value else {
      return results[0].value == results[1].value ? nil : 0
    }
    return old.unwrapped == new.unwrapped ? 1 : 0
  }

  private func protocolSimilarity(to other: IntentShape) -> Double? {
    guard !intent.protocols.isEmpty || !other.intent.protocols.isEmpty else { return nil }
    return NameWords.overlap(intent.protocols.map(\.name), other.intent.protocols.map(\.name))
  }
}
