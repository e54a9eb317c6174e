import IntentSchemas
import IntentSurface

/// Which parameter of an intent, or property of an entity, is which member of a schema: by name, by type, by meaning.
struct MemberMapping {
  /// Something of the app's own that has a name and a type.
  struct Own {
    var name: String
    var type: ValueType
  }

  /// The members by the names of the app's own.
  private(set) var members: [String: SchemaMember] = [:]

  /// - Parameters:
  ///   - owner: the names of the type that has them, whose words say nothing apart: `noteTitle` of a note.
  ///   - isEntity: whether it is an entity, of whose texts each is another thing.
  init(
    of own: [Own], owner: [String], to schema: [SchemaMember], in surface: Surface, isEntity: Bool = false
  ) {
    let words = Set(owner.flatMap(SchemaWords.words))
    var waiting = own
    var free = schema
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
    match { $0.name == $1.name && Self.fits($0.type, $1) }
    match { Self.isAlike($0.name, $1.name, words) && Self.fits($0.type, $1) }
    // Of an intent, what says the same is hardly said of another thing.
    match { !isEntity && IntentWords.saysTheSame($0.name, $1.name) && Self.fits($0.type, $1) }
    match { own, member in Self.holds(own.type, member, in: surface) && Self.fits(own.type, member) }
    // Of a thing with one date, that is when it was made, unless it is called something else.
    let dates = own.filter { $0.type.element.spelling == "Date" }
    match { own, member in
      isEntity && dates.count == 1 && own.name == dates[0].name && member.name == "creationDate"
        && Set(SchemaWords.words(own.name)).isSubset(of: Self.making) && Self.fits(own.type, member)
    }
    // What a schema can do without is rather another thing of the same type: a date added is no date of purchase.
    // And of two switches, each turns something else on.
    match { own, member in
      !member.isOptional && member.type != "Bool" && Self.fits(own.type, member)
        && !(isEntity && SchemaValue.isSame(member.elementType, "String"))
    }
  }

  // Words that say of many things what they are: a date of purchase is not the date of anything.
  private static let general: Set = ["date", "name", "title", "time", "id", "url", "text", "is", "has", "at"]

  private static let making: Set = ["date", "time", "timestamp", "stamp", "made", "added", "recorded", "at", "on"]

  private static func isAlike(_ name: String, _ other: String, _ owner: Set<String>) -> Bool {
    let mine = Set(SchemaWords.words(name))
    let theirs = Set(SchemaWords.words(other))
    let shared = mine.intersection(theirs)
    guard shared.isSubset(of: general) else { return true }
    let strange = mine.subtracting(theirs).subtracting(owner).subtracting(general).subtracting(IntentWords.small)
      .filter { word in !theirs.contains { IntentWords.saysTheSame(word, $0) } }
    return strange.isEmpty && (!shared.isEmpty || IntentWords.saysTheSame(name, other))
  }

  // Optional or not is for the code to settle.
  private static func fits(_ type: ValueType, _ member: SchemaMember) -> Bool {
    guard type.isCollection == member.isCollection else { return false }
    switch type.element {
    case .entity, .enum: return member.schema != nil || member.isPlaceholder
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
