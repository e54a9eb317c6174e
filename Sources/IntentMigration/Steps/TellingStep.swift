import IntentRules
package import IntentSurface
package import SourceScanning
import SwiftSyntax

extension MigrationStep {
  /// Reveals the replacement and deprecates the old type, which belong into one release: with the first alone, people
  /// see both actions, and with the second alone they are sent to what they can't find.
  ///
  /// Nil where there is nothing to edit: the declarations are not in the code, or all is as it should be.
  ///
  /// - Parameters:
  ///   - old: an intent, entity or enum.
  ///   - new: what replaces it, of the same kind; nil for a Find action.
  ///   - find: the entity whose Find action replaces it.
  package static func telling(
    of old: Subject, replacedBy new: Subject?, find: String?, in reading: SurfaceReading, code: CodeTree
  ) -> MigrationStep? {
    let place = TellingPlace(reading: reading, code: code)
    guard let oldType = place.type(old) else { return nil }
    let hidden = new.map { place.hidden(behind: $0) } ?? []
    var edits: [SourceEdit] = []
    var notes: [String] = []
    for subject in hidden {
      if let type = place.type(subject), let variable = type.staticVariable("isAssistantOnly") {
        edits.append(type.file.removal(of: variable.member))
      } else {
        notes.append("Remove `isAssistantOnly` from \(place.name(subject)); it is declared somewhere else.")
      }
    }
    if !place.isDeprecated(old) {
      edits += place.deprecation(of: old, oldType, replacedBy: new, find: find)
      notes += place.notes(on: old, replacedBy: new)
    }
    let isRevealing = !hidden.isEmpty
    return MigrationStep(
      reason: isRevealing
        ? """
        The replacement becomes public and the old one is deprecated in the same release, so people see one action \
        and are directed to it.
        """
        : "The old one is deprecated, so people see a notice and the notice period starts.",
      cost:
        "Nothing breaks: saved shortcuts keep running, and the Shortcuts app offers the replacement.",
      notes: notes, edits: edits, code: code)
  }
}

/// What a step has to look up to tell people.
private struct TellingPlace {
  let reading: SurfaceReading
  let code: CodeTree

  private var surface: Surface { reading.surface }

  func type(_ subject: Subject) -> TypeCode? {
    reading.locations[subject].flatMap { code.type(name(subject), in: $0.path) }
  }

  /// The Swift name.
  func name(_ subject: Subject) -> String { surface.record(of: subject)?.typePath ?? subject.owner }

  func isDeprecated(_ subject: Subject) -> Bool {
    if subject.kind == .intent {
      return surface.intents.contains { $0.identifier == subject.owner && $0.deprecation != nil }
    }
    return surface.record(of: subject)?.availability.contains { $0.deprecated != nil || $0.isDeprecated == true }
      ?? false
  }

  // MARK: Revealing

  /// The replacement and the types that it hands in and out, as far as they are for the assistant alone.
  func hidden(behind new: Subject) -> [Subject] {
    var seen: Set<Subject> = [new]
    var waiting = [new]
    while let subject = waiting.popLast() { waiting += uses(of: subject).filter { seen.insert($0).inserted } }
    return seen.filter(isAssistantOnly).sorted()
  }

  private func isAssistantOnly(_ subject: Subject) -> Bool {
    let record = surface.record(of: subject)
    let setting =
      (record as? Intent)?.isAssistantOnly ?? (record as? Entity)?.isAssistantOnly
      ?? (record as? AppEnum)?.isAssistantOnly
    return setting?.value == true
  }

  private func uses(of subject: Subject) -> [Subject] {
    let intents = surface.intents.filter { subject == Subject(.intent, $0.identifier) }
    let entities = surface.entities.filter { subject == Subject(.entity, $0.identifier) }
    let types =
      intents.flatMap { $0.parameters.map(\.type) + [$0.result.value].compactMap(\.self) }
      + entities.flatMap { $0.properties.map(\.type) }
    return types.compactMap { type in
      switch type.element {
      case .entity(let name): Subject(.entity, name)
      case .enum(let name): Subject(.enum, name)
      default: nil
      }
    }
  }

  // MARK: Deprecating

  func deprecation(of old: Subject, _ type: TypeCode, replacedBy new: Subject?, find: String?) -> [SourceEdit] {
    guard old.kind == .intent else {
      let message = IntentCode.literal("Use \(new.map(name) ?? "its replacement").")
      let text = "@available(*, deprecated, message: \(message))\(type.file.newline)"
      let start = type.declaration.positionAfterSkippingLeadingTrivia
      return [type.file.insert(text + type.file.indentation(of: type.declaration), at: start)]
    }
    let title = new.flatMap { new in surface.intents.first { $0.identifier == new.owner }?.title?.value }
    let entity = find.map { find in
      surface.entities.first { $0.identifier == find }?.displayName?.value ?? find
    }
    let action = (title ?? entity.map { "Find \($0)" }).map { "Use “\($0)” instead." }
    let message = IntentCode.literal(action ?? "Use the newer action.")
    let line = IntentCode.deprecation(message, replacedBy: new.map(name))
    return DeprecatedCode(type: type).edits(adding: line)
  }

  func notes(on old: Subject, replacedBy new: Subject?) -> [String] {
    let target = new.map { "`\(name($0))`" } ?? "the replacement"
    let shortcuts = surface.appShortcuts.filter { $0.shortcuts.contains { $0.intent == old.owner } }
    var notes = shortcuts.map { provider in
      "`\(provider.typePath)` still has an App Shortcut for `\(name(old))`. Move its phrases to \(target)."
    }
    guard old.kind == .intent else {
      return notes + ["Code that uses `\(name(old))` now compiles with a warning."]
    }
    let known = Set(surface.record(of: old)?.availability.filter { $0.introduced != nil }.map(\.platform) ?? [])
    let floors = (new.flatMap(surface.record)?.availability ?? []).filter { !known.contains($0.platform) }
      .compactMap { clause in clause.introduced.map { "\(clause.platform) \($0)" } }.sorted()
    if !floors.isEmpty {
      notes.append(
        "\(target) needs \(floors.joined(separator: ", ")), so the code needs that deployment target or a later one.")
    }
    return notes + ["`DeprecatedAppIntent` requires iOS 17, macOS 14, watchOS 10 or tvOS 17."]
  }
}

/// The code of one step of a migration, as edits to files.
package struct MigrationStep: Sendable {
  /// Why the step comes now, in a sentence or two.
  package let reason: String
  /// What it costs people.
  package let cost: String
  /// What a person must look at or decide, one sentence each.
  package let notes: [String]
  /// Sorted by path.
  package let changes: [FileChange]

  /// Nil where the edits do not fit the code.
  init?(reason: String, cost: String, notes: [String], edits: [SourceEdit], code: CodeTree) {
    guard let after = code.applying(edits), !after.changes.isEmpty else { return nil }
    self.reason = reason
    self.cost = cost
    self.notes = notes
    changes = after.changes
  }
}

extension Surface {
  /// The intent, entity or enum that a subject is about.
  func record(of subject: Subject) -> (any SurfaceRecord)? {
    switch subject.kind {
    case .intent: intents.first { $0.identifier == subject.owner }
    case .entity: entities.first { $0.identifier == subject.owner }
    case .enum: enums.first { $0.identifier == subject.owner }
    default: nil
    }
  }
}
