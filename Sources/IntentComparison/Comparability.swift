import IntentSurface

/// What both sides of a comparison can know.
///
/// Built metadata lacks things that source code shows, and an older generator lacks fields of a newer one. What one side
/// cannot know is not compared, and the comparison says so.
struct Comparability {
  /// Whether one side is built metadata, and the other source code or what the compiler says about it.
  let isMixed: Bool
  /// Whether both sides can show what Swift declares beside App Intents: widgets, packages, SiriKit.
  private let coversKindsOfSource: Bool
  /// Whether both sides can show what property lists and tables hold. Metadata alone, without its bundle, does not.
  private let coversOtherFiles: Bool
  /// What one side could not know of any record: `intent.schema`.
  private let unread: Set<String>
  /// What both readers of source code record.
  private let edition: Int
  /// Whether some generator writes nothing for a default that code computes.
  let hidesComputedDefaults: Bool
  /// Whether some generator told assistant-only types from hidden ones by nothing.
  let mergesAssistantOnly: Bool

  init(_ old: Surface, _ new: Surface) {
    let kinds = [old.readFrom.kind, new.readFrom.kind]
    isMixed = kinds.filter { $0 == .metadata }.count == 1
    coversKindsOfSource = kinds[0] == kinds[1]
    coversOtherFiles = [old, new].allSatisfy { $0.readFrom.kind == .source || !$0.hosts.isEmpty }
    edition = [old, new].filter { $0.readFrom.kind == .source }.map { $0.readFrom.edition ?? 0 }.min() ?? .max
    unread = Set(old.readFrom.unread + new.readFrom.unread)
    hidesComputedDefaults = unread.contains("parameter.computedDefault")
    mergesAssistantOnly = unread.contains("intent.isAssistantOnly")
  }

  /// Whether both sides can know about elements of a kind.
  func covers(_ kind: ElementKind) -> Bool {
    let visibility = kind.element.visibility
    return (coversOtherFiles || !visibility.isInOtherFiles) && visibility.edition <= edition
      && (coversKindsOfSource || !visibility.isOnlyInSource) && !unread.contains(kind.rawValue)
  }

  /// Whether both sides can know about a field of elements of a kind.
  func covers(_ kind: ElementKind, _ field: FieldFacts) -> Bool {
    covers(kind) && field.edition <= edition && (!isMixed || field.isInMetadata && field.isInSource)
      && (unread.isEmpty || !field.aspects.contains { unread.contains("\(kind.rawValue).\($0.rawValue)") })
  }

  /// Whether both sides can know about one aspect of an element.
  func covers<Element: SurfaceElement>(_ element: Element.Type, _ aspect: Aspect) -> Bool {
    Element.fields.contains { $0.facts.aspects.contains(aspect) && covers(Element.kind, $0.facts) }
  }

  /// Whether both sides can know about such a change. An aspect of no field is known where its element is.
  func covers(_ change: Change) -> Bool {
    let kind = change.subject.kind
    guard let aspect = change.aspect, kind.element.aspects.contains(aspect) else { return covers(kind) }
    return covers(kind.element, aspect)
  }

  /// How many fields of one element both sides can know.
  func fieldCount<Element: SurfaceElement>(of element: Element.Type) -> Int {
    Element.fields.filter { covers(Element.kind, $0.facts) }.count
  }

  /// What is not compared, in words.
  var notCompared: [String] {
    let unread =
      self.unread.isEmpty ? [] : ["\(self.unread.sorted().joined(separator: ", ")) (one side could not read them)"]
    return
      (isMixed
      ? Self.inWords.map {
        "\($0) (one side is a build, whose metadata does not contain them)"
      } : []) + unread
  }

  private static let inWords = [
    "where identifiers come from and how types conform", "entity id types and representations",
    "how queries find and suggest entities", "raw types and names of enum cases", "what `perform()` asks for",
    "widgets, onscreen content, packages, SiriKit intents and user activities",
  ]
}

extension SurfaceElement {
  /// What changes of its fields are called.
  fileprivate static var aspects: Set<Aspect> { Set(fields.flatMap(\.facts.aspects)) }
}
