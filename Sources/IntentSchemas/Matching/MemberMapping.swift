package import IntentSurface

/// Which parameter of an intent, or property of an entity, is which member of a schema: by name, by type, by meaning.
package struct MemberMapping {
  /// Something of the app's own that has a name and a type.
  package struct Own {
    /// What code calls it.
    package var name: String
    /// As code says it.
    package var type: ValueType
    /// What code that makes it calls the value that it hands over: `due` of `Item(date: task.due)`.
    package var origin: String?

    /// What has a name and a type.
    package init(name: String, type: ValueType, origin: String? = nil) {
      (self.name, self.type, self.origin) = (name, type, origin)
    }

    /// Whether it is called what a member of a schema is about, which has another type: `endTime: String` of `endDate`.
    package func isAlmost(_ member: SchemaMember) -> Bool {
      type.isCollection == member.isCollection && type.element.spelling != member.elementType
        && (name == member.name || MemberMapping.isAbout(name, member.name))
    }

    /// Whether a text of it is an address by its name: any text may be none.
    fileprivate var isAddress: Bool {
      type.element.spelling == "URL"
        || !Set(SchemaWords.words(name)).isDisjoint(with: ["url", "uri", "link", "website", "webpage", "address"])
    }
  }

  /// The members by the names of the app's own.
  package private(set) var members: [String: SchemaMember] = [:]
  /// The texts that are one text for an intent, which takes no other: what a note is called, and what it says.
  package private(set) var joined: [SchemaMember] = []

  /// The names of the members that the app has something for.
  package var given: Set<String> { Set((members.values + joined).map(\.name)) }

  /// - Parameters:
  ///   - owner: the names of the type that has them, whose words say nothing apart: `noteTitle` of a note.
  ///   - isEntity: whether it is an entity, of whose texts each is another thing.
  package init(
    of own: [Own], owner: [String], to schema: [SchemaMember], in surface: Surface, isEntity: Bool = false
  ) {
    let words = Set(owner.flatMap(SchemaWords.words))
    var waiting = own
    var free = schema.filter { !$0.isMadeByAnother }
    func match(_ fits: (Own, SchemaMember) -> Bool) {
      for item in waiting {
        let found = free.filter { fits(item, $0) }
        let rivals = found.first.map { member in waiting.filter { fits($0, member) } } ?? []
        // Two that fit as well as each other say nothing.
        guard found.count == 1, rivals.count == 1, let member = found.first else { continue }
        members[item.name] = member
        waiting.removeAll { $0.name == item.name }
        free.removeAll { $0.name == member.name }
      }
    }
    match { $0.name == $1.name && Self.fits($0, $1) }
    match { Self.isAlike($0.name, $1.name, words) && Self.fits($0, $1) }
    match { own, member in own.origin.map { Self.isAlike($0, member.name, words) && Self.fits(own, member) } ?? false }
    // Of an intent, what says the same is hardly said of another thing.
    match { !isEntity && IntentWords.saysTheSame($0.name, $1.name) && Self.fits($0, $1) }
    match { !isEntity && Self.identifies($0, $1) }
    match { own, member in Self.holds(own.type, member, in: surface) && Self.fits(own.type, member) }
    // Of a thing with one date, that is when it was made, unless it is called something else, or is due at a time too.
    let dates = own.filter { $0.type.element.spelling == "Date" }
    let isDue = schema.contains { $0.name == "dueDate" }
    match { own, member in
      isEntity && dates.count == 1 && own.name == dates[0].name && ["creationDate", "entryDate"].contains(member.name)
        && Set(SchemaWords.words(own.name)).isSubset(of: isDue ? Self.making.subtracting(Self.plain) : Self.making)
        && Self.fits(own.type, member)
    }
    // What a schema can do without is rather another thing of the same type: a date added is no date of purchase.
    // And of two switches, each turns something else on. What has another member's name is not this one.
    match { own, member in
      !member.isOptional && member.type != "Bool" && Self.fits(own.type, member)
        && !(isEntity && SchemaValue.isSame(member.elementType, "String"))
        && !schema.contains { $0.name != member.name && Self.isAbout(own.name, $0.name) }
    }
    guard !isEntity, !schema.contains(where: { $0.name == "target" }) else { return }
    let (whole, texts) = (schema.wholeText, own.filter { $0.type.element == .primitive("String") })
    let said = texts.filter { text in whole.contains { $0.name == members[text.name]?.name } }
    let isOnly = texts.allSatisfy { members[$0.name] != nil }
    // Of a note, its name is the start of what it says; a note on something else is none of its name.
    guard whole.count == 2, whole[1].name != "note", said.count == 1, isOnly, !said[0].type.isCollection,
      !IntentWords.saysTheSame(said[0].name, whole[0].name)
    else { return }
    joined = whole
  }

  /// The parameters of an intent.
  package init(of intent: Intent, to schema: Schema, in surface: Surface) {
    self.init(
      of: intent.parameters.map { Own(name: $0.name, type: $0.type) }, owner: [intent.typeName], to: schema.members,
      in: surface)
  }

  // Words that say of many things what they are: a date of purchase is not the date of anything.
  private static let general: Set = ["date", "name", "title", "time", "id", "url", "text", "is", "has", "at"]

  // Of a task, they tell when it is due as well.
  private static let plain: Set = ["date", "time", "at", "on"]

  private static let making: Set = ["date", "time", "timestamp", "stamp", "made", "added", "recorded", "at", "on"]

  // `folder` has all that `folder` is about, and `date` nothing that is of `endDate` alone.
  fileprivate static func isAbout(_ name: String, _ other: String) -> Bool {
    !Set(SchemaWords.words(name)).intersection(SchemaWords.words(other)).isSubset(of: general)
  }

  private static func isAlike(_ name: String, _ other: String, _ owner: Set<String>) -> Bool {
    let mine = Set(SchemaWords.words(name))
    let theirs = Set(SchemaWords.words(other))
    let shared = mine.intersection(theirs)
    guard shared.isSubset(of: general) else { return true }
    let strange = mine.subtracting(theirs).subtracting(owner).subtracting(general).subtracting(IntentWords.small)
      .filter { word in !theirs.contains { IntentWords.saysTheSame(word, $0) } }
    return strange.isEmpty && (!shared.isEmpty || IntentWords.saysTheSame(name, other))
  }

  // `taskId: String` is the identifier of `target: ReminderEntity`.
  private static func identifies(_ own: Own, _ member: SchemaMember) -> Bool {
    let words = IntentWords.split(own.name)
    guard words.last == "id", let noun = member.schema?.lastNameComponent, !own.type.isCollection,
      !member.isCollection, ["String", "UUID"].contains(own.type.element.spelling)
    else { return false }
    let isOfIt = words.dropLast().allSatisfy { SchemaWords.isSame(IntentWords.singular($0), String(noun)) }
    return isOfIt && !member.isOptional
  }

  // Optional or not is for the code to settle. What is called the same may be a text in one of both.
  private static func fits(_ own: Own, _ member: SchemaMember) -> Bool {
    let isAddress = SchemaValue.isText(own.type.element.spelling, of: member.elementType)
    if own.type.isCollection == member.isCollection, member.isNamed(by: own.type) || isAddress && own.isAddress {
      return true
    }
    return fits(own.type, member)
  }

  private static func fits(_ type: ValueType, _ member: SchemaMember) -> Bool {
    guard type.isCollection == member.isCollection else { return false }
    switch type.element {
    case .entity: return member.schema != nil || member.isPlaceholder && !member.isText
    case .enum: return member.schema != nil || member.isPlaceholder && !member.isText && !member.takesAnyEntity
    case .primitive("String") where member.isText: return true
    case .union: return member.isPlaceholder
    default:
      guard member.schema == nil, !member.isPlaceholder else { return false }
      return SchemaValue.isSame(type.element.spelling, member.elementType)
    }
  }

  // `photo: PhotoItem` is `target: PhotoEntity`.
  private static func holds(_ type: ValueType, _ member: SchemaMember, in surface: Surface) -> Bool {
    guard case .entity(let name) = type.element, let schema = member.schema?.lastNameComponent else {
      return false
    }
    let entity = surface.entities.first { $0.identifier == name }
    let words = Set(SchemaWords.words(entity?.typeName ?? name))
    return words.contains(String(schema)) || words.contains { IntentWords.saysTheSame($0, String(schema)) }
      || entity?.schema?.name == member.schema
  }
}
