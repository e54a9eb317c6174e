import IntentComparison
import IntentRules
package import IntentSchemas
package import IntentSurface
package import SourceScanning
import SwiftSyntax

/// How an intent of the app comes to adopt a schema: in place where it fits as it is, else through one beside it.
package struct SchemaDecision: Sendable {
  /// Why this way, in a sentence or two.
  package let reason: String
  /// What it costs people, and whoever merges it.
  package let cost: String
  /// Why it is better not done yet; nil where it is.
  package let advice: String?
  /// How many places are left for a person to fill in.
  package let openPlaces: Int
  /// The types that are made for it.
  package let made: [MadeType]
  /// What a person should know of the code before it is merged.
  package let notes: [String]
  /// What Apple asks of everybody who adopts the schema.
  package let requirements: [String]
  /// The edits that carry it out.
  package let edits: [SourceEdit]
  /// Whether the type itself adopts the schema.
  package let isInPlace: Bool
  /// Whether nothing is left to do, because another type adopts the schema beside it.
  package var isDone: Bool { !isInPlace && edits.isEmpty }
  private let code: CodeTree

  /// What it does to files.
  package var changes: [FileChange] { code.changes }

  /// Nil where the declaration of the intent is not found in the code, or has a schema.
  package init?(
    _ intent: Intent, adopting schema: Schema, in reading: SurfaceReading, code: CodeTree
  ) {
    guard let type = Self.type(of: .intent, intent, with: intent.schema, in: reading, code) else { return nil }
    var adoption = InPlaceAdoption(in: reading, code: code)
    adoption.adopt(schema, by: intent, type)
    var made: SchemaDecision.Draft
    if let existing = ParallelIntent.existing(for: intent, schema, in: reading.surface) {
      made = Draft(
        reason: "\(existing.typePath) already adopts \(schema.identifier) alongside \(intent.typeName).",
        cost: "Nothing.")
    } else if schema.name != "open", let adopter = reading.surface.intents.first(where: { $0.adopts(schema) }) {
      made = Draft(
        reason:
          "\(adopter.typePath) already adopts \(schema.identifier), and the assistant needs one action of it. What "
          + "\(intent.typeName) does belongs in there, where it is not yet.",
        cost: "Nothing.")
    } else if adoption.problems.isEmpty {
      made = Draft(of: adoption, by: intent.typeName, schema)
    } else {
      made = Draft(
        reason: "\(intent.typeName) can't adopt \(schema.identifier) without breaking what people saved "
          + "(\(adoption.problems.joined(separator: "; "))): it stays as people have it, and a separate intent "
          + "\(schema.isForAssistant ? "for the assistant " : "")is added.",
        cost:
          "Nothing for saved shortcuts. \(schema.seen(as: "the new intent"))"
      )
      made.addParallel(to: intent, schema, in: OwnEntities(reading: reading, code: code), type, code)
    }
    self.init(made, schema, in: reading.surface, type.file, code: code)
  }

  /// Nil where the declaration of the entity is not found in the code, or has a schema.
  package init?(_ entity: Entity, adopting schema: Schema, in reading: SurfaceReading, code: CodeTree) {
    guard let type = Self.type(of: .entity, entity, with: entity.schema, in: reading, code) else { return nil }
    var adoption = InPlaceAdoption(in: reading, code: code)
    adoption.adopt(schema, by: entity, type)
    var made = Draft(of: adoption, by: entity.typeName, schema)
    let own = OwnEntities(reading: reading, code: code)
    if let adopted = AdoptedEntity(of: schema.identifier, in: own), adopted.member(standingFor: entity) != nil {
      made = Draft(
        reason: "\(adopted.entity.typePath) already adopts \(schema.identifier) alongside \(entity.typeName).",
        cost: "Nothing.")
    } else if !made.isInPlace {
      let types = ParallelTypes(beside: entity, schema, in: own, type)
      made.edits =
        type.file.adding(imports: types.modules.sorted()) + [type.append(Array(types.declarations.dropFirst()))]
      made.add([types.shortfall.obstacle(to: schema)].compactMap(\.self), types.shortfall, schema, types.madeTypes)
      made.floors = types.floors
    }
    self.init(made, schema, in: reading.surface, type.file, code: code)
  }

  /// Nil where the declaration of the enum is not found in the code, or has a schema.
  package init?(_ appEnum: AppEnum, adopting schema: Schema, in reading: SurfaceReading, code: CodeTree) {
    guard let type = Self.type(of: .enum, appEnum, with: appEnum.schema, in: reading, code) else { return nil }
    var adoption = InPlaceAdoption(in: reading, code: code)
    adoption.adopt(schema, by: appEnum, type)
    self.init(Draft(of: adoption, by: appEnum.typeName, schema), schema, in: reading.surface, type.file, code: code)
  }

  /// Nil where its declaration is not found in the code, or has a schema.
  private static func type(
    of kind: ElementKind, _ record: some SurfaceRecord, with schema: SchemaAdoption?, in reading: SurfaceReading,
    _ code: CodeTree
  ) -> TypeCode? {
    schema == nil ? code.type(of: kind, record, in: reading) : nil
  }

  private init?(_ made: Draft, _ schema: Schema, in surface: Surface, _ file: CodeFile, code: CodeTree) {
    reason = made.reason
    edits = made.edits
    advice = made.advice
    self.made = made.types
    let open = made.edits.map { $0.replacement.count(of: "<#") }.reduce(0, +)
    openPlaces = open
    cost = [made.cost, Self.work(open, made.types.map(\.name))].compactMap(\.self).joined(separator: " ")
    isInPlace = made.isInPlace
    let mark = made.edits.isEmpty ? nil : GeneratedFile.mark(in: file.bytes)
    let generated = mark.map { GeneratedFile.note(on: file.path, $0) }
    notes = [generated].compactMap(\.self) + made.notes
    requirements = Self.requirements(of: schema, in: surface, made.floors)
    guard let after = code.applying(edits) else { return nil }
    self.code = after
  }

  // What is left to do, and to know, for whoever merges it.
  private static func work(_ open: Int, _ made: [String]) -> String? {
    let places = open == 1 ? "one place is" : "\(open) places are"
    let work = [
      open == 0 ? nil : "The code does not compile until \(places) filled in.",
      made.isEmpty
        ? nil
        : "It brings \(made.count == 1 ? "a type" : "\(made.count) types") of its own: "
          + "\(made.joined(separator: ", ")).",
    ].compactMap(\.self)
    return work.isEmpty ? nil : work.joined(separator: " ")
  }

  // What must be known before a line is written.
  private static func requirements(
    of schema: Schema, in surface: Surface, _ floors: [Platform: String]?
  ) -> [String] {
    let adopted = surface.adoptedSchemas.union([schema.identifier])
    let missing = SchemaCatalogue.builtIn.missing(of: schema.domain, without: adopted)
    let systems = ParallelIntent.systems(schema.systems)
    let needed = floors.map(ParallelIntent.systems) ?? systems
    let next = schema.successor.map { " `--schema \($0)` writes that." } ?? ""
    return [
      missing.isEmpty
        ? nil
        : "Apple requires the whole \(schema.domain) domain or none of it. Still missing: "
          + "\(missing.joined(separator: ", ")). Plan for them before you start.",
      "\(schema.identifier) exists on \(systems)\(needed == systems ? "" : ", and what it takes on \(needed)"); it is left "
        + "out on older systems.",
      schema.source == .release ? nil : "Its shape is not from Apple's release documentation: check it first.",
      schema.deprecation.map { "Apple deprecated the schema: \($0).\(next)" },
    ].compactMap(\.self)
  }

  /// What was decided, before it is applied.
  private struct Draft {
    var reason: String
    var cost: String
    var edits: [SourceEdit] = []
    var notes: [String] = []
    var isInPlace = false
    var advice: String?
    var types: [MadeType] = []
    /// The lowest versions of the systems that have all of it; nil where these are those of the schema.
    var floors: [Platform: String]?

    /// What is made for it, and what the app has nothing for.
    mutating func add(
      _ obstacles: [SchemaObstacle], _ shortfall: SchemaShortfall, _ schema: Schema, _ made: [MadeType]
    ) {
      advice = SchemaObstacle.advice(obstacles)
      notes += shortfall.notes
      types = made
      if !schema.isForAssistant {
        advice =
          "Not advised: of the system, Shortcuts alone sees \(schema.domain) schemas, and people have their own there. "
          + "A second one beside it brings Siri nothing."
      }
    }

    init(reason: String, cost: String) {
      self.reason = reason
      self.cost = cost
    }

    /// An intent of the schema beside one, where possible with one function that does what both do.
    mutating func addParallel(
      to intent: Intent, _ schema: Schema, in own: OwnEntities, _ type: TypeCode, _ code: CodeTree
    ) {
      var shared: SharedBody?
      let isPerformedBySystem = intent.isPerformedBySystem(type)
      do throws(Refusal) {
        let made = MadeThing(by: intent, type, for: schema, in: own)
        shared = try SharedBody(of: intent, type, in: code, making: made)
        if let shared { notes.append("The code of `perform()` moves into `\(shared.name)`, which both intents call.") }
      } catch {
        notes.append(
          "The code of `perform()` stays in \(intent.typeName), because \(error.reason): the new intent calls "
            + "\(intent.typeName). Move the code before you remove \(intent.typeName).")
      }
      if isPerformedBySystem { notes += Self.answers(to: intent, in: code) }
      let parallel = ParallelIntent(of: intent, schema, in: own, type, calling: shared)
      let obstacles = SchemaObstacles(
        intent: intent, schema: schema, type: type, surface: own.surface, parallel: parallel, shared: shared)
      add(obstacles.all, parallel.shortfall, schema, parallel.made)
      floors = parallel.floors
      let hidden = parallel.assigned.filter { type.variable($0)?.hiding != nil }
      if !hidden.isEmpty {
        notes.append(
          "\(hidden.map { "`\($0)`" }.joined(separator: ", ")) of \(intent.typeName) becomes `fileprivate`: the new intent "
            + "sets it.")
      }
      edits =
        type.file.adding(imports: parallel.modules) + [shared?.edit].compactMap(\.self)
        + hidden.compactMap { type.variable($0)?.hiding }.map { type.file.replace($0.name, with: "fileprivate") }
        + [type.append((shared?.lines ?? []) + parallel.lines)]
    }

    // The app does what the system asks for wherever it names the intent.
    private static func answers(to intent: Intent, in code: CodeTree) -> [String] {
      let name = "\(intent.typePath).self"
      let places = code.files(naming: [name]).compactMap { file in
        file.bytes[...].firstOffset(of: name).map { "\(file.path):\(file.line(of: $0))" }
      }
      guard !places.isEmpty else { return [] }
      return [
        "The app answers \(intent.typeName) in \(places.joined(separator: ", ")): let it answer the new one too."
      ]
    }

    /// In place where that breaks nothing.
    init(of adoption: InPlaceAdoption, by name: String, _ schema: Schema) {
      notes = adoption.notes
      isInPlace = adoption.problems.isEmpty
      guard isInPlace else {
        reason =
          "\(name) can't adopt \(schema.identifier) without breaking what people saved "
          + "(\(adoption.problems.joined(separator: "; "))): it stays as it is."
        cost =
          "Nothing: people's variables and filters keep \(name). \(schema.seen(as: "the new types"))"
        return
      }
      let others = adoption.adopters.filter { $0.name.lastNameComponent != name }
      let along = others.map { "\($0.name) adopts \($0.schema)" }.joined(separator: ", and ")
      reason =
        "\(name) has the shape of \(schema.identifier): the macro is added in "
        + "place\(along.isEmpty ? "" : "; \(along) with it")."
      cost = "Nothing: saved shortcuts stay, and Siri understands the type as well."
      edits = adoption.edits
    }
  }
}

extension Schema {
  /// Who sees what is made for it.
  fileprivate func seen(as what: String) -> String {
    isForAssistant
      ? "Only the assistant sees \(what)\(kind == .intent ? " until you remove `isAssistantOnly`" : "")."
      : "Of the system, Shortcuts alone sees \(domain) schemas: people find \(what) there beside what they have."
  }
}

extension String {
  /// How often a text stands in it.
  func count(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
