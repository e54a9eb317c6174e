import IntentComparison
import IntentSurface

/// What one type is called in each of a row of surfaces; nil where it is not there.
struct TypeThread {
  let subjects: [Subject?]

  /// Starts at the newest surface that has the name, and follows the type from there in both directions.
  ///
  /// - Parameter comparisons: of each surface with the next.
  init?(name: String, surfaces: [Surface], comparisons: [Comparison]) {
    let found = surfaces.indices.reversed().lazy.compactMap { index in
      surfaces[index].subject(named: name).map { (index: index, subject: $0) }
    }
    guard let anchor = found.first else { return nil }
    var subjects = [Subject?](repeating: nil, count: surfaces.count)
    subjects[anchor.index] = anchor.subject
    var known = anchor
    for index in (0..<anchor.index).reversed() {
      let comparison = known.index == index + 1 ? comparisons[index] : nil
      guard let subject = Self.before(known.subject, in: surfaces[known.index], surfaces[index], comparison) else {
        continue
      }
      subjects[index] = subject
      known = (index, subject)
    }
    known = anchor
    for index in surfaces.indices.dropFirst(anchor.index + 1) {
      let comparison = known.index == index - 1 ? comparisons[index - 1] : nil
      guard let subject = Self.after(known.subject, in: surfaces[index], comparison) else { continue }
      subjects[index] = subject
      known = (index, subject)
    }
    self.subjects = subjects
  }

  private static func after(_ subject: Subject, in next: Surface, _ comparison: Comparison?) -> Subject? {
    if subject.kind == .legacyIntent, let intent = next.intents.first(where: { $0.answers(for: subject.owner) }) {
      return Subject(.intent, intent.identifier)
    }
    if next.has(subject) { return subject }
    return comparison?.renames[subject].map { Subject(subject.kind, $0) }
  }

  private static func before(
    _ subject: Subject, in surface: Surface, _ earlier: Surface, _ comparison: Comparison?
  ) -> Subject? {
    if earlier.has(subject) { return subject }
    let renames = comparison?.renames.filter { $0.key.kind == subject.kind && $0.value == subject.owner } ?? [:]
    if let old = renames.keys.min() { return old }
    guard subject.kind == .intent else { return nil }
    let classes = surface.intents.filter { $0.identifier == subject.owner }.compactMap { $0.intentClassName?.value }
    return classes.map { Subject(.legacyIntent, $0) }.first(where: earlier.has)
  }
}

extension Intent {
  fileprivate func answers(for legacyClass: String) -> Bool { intentClassName?.value == legacyClass }
}

extension Surface {
  func has(_ subject: Subject) -> Bool {
    subject.kind == .legacyIntent
      ? legacyIntents.contains { $0.className == subject.owner } : state(of: subject) != nil
  }

  /// The type that somebody means: by effective identifier first, then by Swift name, with or without the outer types.
  func subject(named name: String) -> Subject? {
    let records =
      intents.map { (Subject(.intent, $0.identifier), $0.typePath) }
      + entities.map { (Subject(.entity, $0.identifier), $0.typePath) }
      + enums.map { (Subject(.enum, $0.identifier), $0.typePath) }
      + legacyIntents.map { (Subject(.legacyIntent, $0.className), $0.className) }
    let match =
      records.first { $0.0.owner == name } ?? records.first { $0.1 == name }
      ?? records.first { $0.1.lastNameComponent == name }
    return match?.0
  }
}
