/// One thing about an element that is compared: how, who can know it, and why no rule judges it if none does.
package struct Field<Element>: Sendable {
  /// Finds what differs in one field of two records.
  package typealias Compare = @Sendable (_ old: Element, _ new: Element, _ context: FieldContext) -> [FieldDifference]

  /// What the table says of the field.
  package private(set) var facts: FieldFacts
  /// Gives nothing for equal values.
  package let compare: Compare
  /// How a person reads it: empty for a switch that is on, nil where there is nothing to say, or where it takes more than
  /// one field to say it.
  package private(set) var spelling: (@Sendable (Element) -> String?)?

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ aspects: [Aspect], compare: @escaping Compare) {
    facts = FieldFacts(aspects)
    self.compare = compare
  }

  /// The same field, which built metadata does not hold, or holds in another form.
  package func onlyInSource() -> Field { with { $0.facts.isInMetadata = false } }

  /// The same field, which only built metadata shows.
  package func onlyInMetadata() -> Field { with { $0.facts.isInSource = false } }

  /// The same field, which readers of source code record from an edition on. In older snapshots it is unread.
  package func recorded(sinceEdition edition: Int) -> Field { with { $0.facts.edition = edition } }

  /// The same field, with the reason why no rule judges it.
  package func unjudged(_ reason: String) -> Field { with { $0.facts.unjudged = reason } }

  private func with(_ change: (inout Field) -> Void) -> Field {
    var field = self
    change(&field)
    return field
  }
}

extension Field {
  /// The same field under another key of a snapshot; under none where the record computes it.
  package func stored(as key: String?) -> Field {
    with { if let key { $0.facts.key = key } else { $0.facts.stored = nil } }
  }

  /// The same field, compared otherwise.
  package func comparing(_ compare: @escaping Compare) -> Field {
    var field = Field(facts.aspects, compare: compare)
    field.facts = facts
    field.spelling = spelling
    return field
  }

  private func stored(
    _ form: StoredForm, spelling: @escaping @Sendable (Element) -> String?
  ) -> Field {
    with { ($0.facts.stored, $0.spelling) = (form, spelling) }
  }
}

// MARK: How fields are compared

extension Field {
  /// A field whose comparison needs more than the two elements; the comparison of their owner does it.
  package static func withOwner(_ aspects: Aspect...) -> Field { Field(aspects) { _, _, _ in [] } }

  /// Spellings that differ.
  package static func text(_ aspect: Aspect, _ value: @escaping @Sendable (Element) -> String?) -> Field {
    Field([aspect]) { old, new, _ in
      let (old, new) = (value(old), value(new))
      return old == new ? [] : [FieldDifference(aspect, old: old, new: new)]
    }
    .stored(.text, spelling: value)
  }

  /// Names of records, which may be called otherwise in the new surface.
  package static func name(
    _ aspect: Aspect, of kind: ElementKind, _ value: @escaping @Sendable (Element) -> String?
  ) -> Field {
    Field([aspect]) { old, new, context in
      let (old, new) = (value(old).map { context.names.current(kind, $0) }, value(new))
      return old == new ? [] : [FieldDifference(aspect, old: old, new: new)]
    }
    .stored(.text, spelling: value)
  }

  /// Spellings that are compared only where both sides have one.
  package static func textOfBoth(_ aspect: Aspect, _ value: @escaping @Sendable (Element) -> String?) -> Field {
    Field([aspect]) { old, new, _ in
      guard let old = value(old) else { return [] }
      guard let new = value(new) else { return [.undecided(aspect, old: old)] }
      return old == new ? [] : [FieldDifference(aspect, old: old, new: new)]
    }
    .stored(.text, spelling: value)
  }

  /// The texts in code that makes what can't be told, compared where both sides have such code; all at once.
  package static func code(_ aspect: Aspect, _ value: @escaping @Sendable (Element) -> [String]?) -> Field {
    Field([aspect]) { old, new, _ in
      guard let old = value(old), let new = value(new), old != new else { return [] }
      return [FieldDifference(aspect, old: old.quoted, new: new.quoted)]
    }
    .stored(.list(.text)) { value($0).flatMap { $0.isEmpty ? nil : $0.quoted } }.onlyInSource()
    .recorded(sinceEdition: Provenance.makingEdition)
  }

  /// Switches.
  package static func flag(_ aspect: Aspect, _ value: @escaping @Sendable (Element) -> Bool) -> Field {
    Field([aspect]) { old, new, _ in
      let (old, new) = (value(old), value(new))
      return old == new ? [] : [FieldDifference(aspect, old: "\(old)", new: "\(new)")]
    }
    .stored(.flag) { value($0) ? "" : nil }
  }

  /// Settings; an expression against a value can't be decided.
  ///
  /// - Parameter standard: what holds where nothing is declared.
  package static func setting<Value>(
    _ aspect: Aspect, standard: Value? = nil, _ value: @escaping @Sendable (Element) -> Setting<Value>?
  ) -> Field where Value: Equatable & Sendable & StoredValue {
    Field([aspect]) { old, new, _ in
      let old = value(old) ?? standard.map { .value($0) }
      let new = value(new) ?? standard.map { .value($0) }
      guard old != new else { return [] }
      if let old, let new, (old.value == nil) != (new.value == nil) {
        // What is no longer what holds by itself can only come back to that.
        let isOpen = new.value == nil && standard.map { old.value == $0 } ?? true
        return [isOpen ? .undecided(aspect, old: old.spelling, new: new.spelling) : .undecided(aspect)]
      }
      return [FieldDifference(aspect, old: old?.spelling, new: new?.spelling)]
    }
    .stored(.setting(Value.storedForm)) { value($0)?.words }
  }

  /// The schema that a type adopts; one that could not be read may be any.
  package static func schema(_ value: @escaping @Sendable (Element) -> SchemaAdoption?) -> Field {
    Field([.schema]) { old, new, _ in
      let (old, new) = (value(old), value(new))
      guard old?.name != new?.name else { return [] }
      if old?.name == SchemaAdoption.unread || new?.name == SchemaAdoption.unread { return [.undecided(.schema)] }
      return [FieldDifference(.schema, old: old?.name, new: new?.name)]
    }
    .stored(.schema) { value($0)?.name }
  }

  /// The same field, not known any more where the new side spells what nothing here explains.
  package func open(by unread: @escaping @Sendable (Element, Element) -> String?) -> Field {
    let compare = compare
    return comparing { old, new, context in
      let differences = compare(old, new, context)
      guard let first = differences.first, let unread = unread(old, new) else { return differences }
      return [.undecided(first.aspect, old: first.old ?? "nothing", new: unread)]
    }
  }

  /// The same field, undecided between source code and a build where either side spells what only code means.
  package func decided(unless isCode: @escaping @Sendable (Element) -> Bool) -> Field {
    let compare = compare
    return comparing { old, new, context in
      let differences = compare(old, new, context)
      guard context.isMixed, let first = differences.first, isCode(old) || isCode(new) else { return differences }
      return [.undecided(first.aspect)]
    }
  }

  /// Texts as a set; between source code and a build, an expression may be any of them.
  package static func texts(_ aspect: Aspect, _ value: @escaping @Sendable (Element) -> [Text]) -> Field {
    items(aspect) { value($0).map(\.spelling) }.decided { value($0).contains { $0.value == nil } }
      .with { $0.facts.stored = .list(.setting(.text)) }
  }

  /// A set: one difference for each item that left or joined.
  package static func items<Item: SpelledItem>(
    _ aspect: Aspect, _ value: @escaping @Sendable (Element) -> [Item]
  ) -> Field {
    items(aspect) { element, _ in value(element) }
  }

  /// References to parameters, `Intent.parameter`, whose intents may be called otherwise in the new surface.
  package static func references(_ aspect: Aspect, _ value: @escaping @Sendable (Element) -> [String]) -> Field {
    items(aspect) { element, names in value(element).map { names?.currentReference($0) ?? $0 } }
  }

  private static func items<Item: SpelledItem>(
    _ aspect: Aspect, _ value: @escaping @Sendable (Element, _ names: RenameTable?) -> [Item]
  ) -> Field {
    Field([aspect]) { old, new, context in
      let (old, new) = (value(old, context.names), value(new, nil))
      guard old != new else { return [] }
      let lost = Set(old).subtracting(new).sorted { $0.spelling < $1.spelling }
      let joined = Set(new).subtracting(old).sorted { $0.spelling < $1.spelling }
      return lost.map { FieldDifference(aspect, old: $0.spelling, item: .lost($0)) }
        + joined.map { FieldDifference(aspect, new: $0.spelling, item: .joined($0)) }
    }
    .stored(.list(.text)) { element in
      let items = value(element, nil)
      return items.isEmpty ? nil : items.map(\.spelling).joined(separator: ", ")
    }
    .with { $0.facts.isSet = true }
  }

  /// Types: they differ in themselves, or in their outermost optionality alone.
  package static func type(
    _ aspect: Aspect = .type, optionality: Aspect = .optionality,
    _ value: @escaping @Sendable (Element) -> ValueType?
  ) -> Field {
    Field(aspect == optionality ? [aspect] : [aspect, optionality]) { old, new, context in
      guard let old = value(old), let new = value(new) else { return [] }
      return context.difference(old, new, aspect: aspect, optionality: optionality)
    }
    .stored(.text) { value($0)?.description }
  }
}

extension Setting {
  /// How a person reads it, a list without its brackets.
  fileprivate var words: String {
    if case .value(let value) = self, let list = value as? [String] { return list.joined(separator: ", ") }
    return spelling
  }
}

extension [String] {
  fileprivate var quoted: String { isEmpty ? "none" : map { "“\($0)”" }.joined(separator: ", ") }
}

extension FieldContext {
  /// How two types differ, with the records that they name under their new names.
  package func difference(
    _ old: ValueType, _ new: ValueType, aspect: Aspect, optionality: Aspect
  ) -> [FieldDifference] {
    guard !names.areSame(old, new) else { return [] }
    let (oldText, newText) = (old.description, new.description)
    if names.areSame(old.unwrapped, new.unwrapped) {
      return [FieldDifference(optionality, old: oldText, new: newText)]
    }
    let isOldUnknown = old.isOfUnknownKind
    let isNewUnknown = new.isOfUnknownKind
    let isUndecided =
      isMixed && (isOldUnknown || isNewUnknown)
      || isOldUnknown != isNewUnknown && old.bareSpelling == new.bareSpelling
    guard isUndecided else { return [FieldDifference(aspect, old: oldText, new: newText)] }
    // A module before the name may have another type of the same name.
    let isOfOthers = isNewUnknown && new.element.spelling.contains(".")
    return [isOfOthers ? .undecided(aspect, old: old.spelling, new: new.spelling) : .undecided(aspect)]
  }
}

extension ValueType {
  fileprivate var isOfUnknownKind: Bool {
    if case .unknown = element { true } else { false }
  }

  /// The spelling without outer types, so that `unknown Outer.Kind` is no other type than `enum Kind`.
  fileprivate var bareSpelling: String {
    let spelling = unwrapped.spelling
    guard let dot = spelling.lastIndex(of: ".") else { return spelling }
    let opening = spelling.prefix { "[<".contains($0) || $0 == "S" && spelling.hasPrefix("Set<") }
    return (spelling.hasPrefix("[") ? "[" : String(opening)) + spelling[spelling.index(after: dot)...]
  }
}
