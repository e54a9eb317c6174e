package import IntentComparison
package import IntentSurface

/// One type over everything that shipped and the code: what became of it in which release.
///
/// A rename continues the same story, and so does an App Intent that replaces a legacy class.
package struct TypeStory: Sendable {
  /// What happened in one release.
  package struct Chapter: Hashable, Sendable {
    /// When it happened.
    package var moment: Moment
    /// What happened then.
    package var events: [Event]
  }

  /// What can happen to a type.
  package enum Event: Hashable, Sendable {
    /// It is there for the first time, as a Swift type or a class of an intent definition.
    case introduced(String)
    /// An App Intent answers for the legacy class from here on.
    case tookOver(legacyClass: String, by: String)
    /// The effective identifier changed.
    case renamed(from: String, to: String)
    case changed(Change)
    /// Texts that people read are others, and nothing else about what they belong to.
    case reworded([Change])
    /// It is for the assistant alone.
    case assistantOnly
    /// It is not for the assistant alone any more.
    case revealed
    case deprecated(message: String?, replacedBy: String?)
    case withdrawn
    case removed
    case returned
  }

  /// As it is called in the last version that has it.
  package var subject: Subject
  /// Oldest first; releases in which nothing happened to it are left out.
  package var chapters: [Chapter]

  /// Nil where no version has a type of that name.
  ///
  /// - Parameters:
  ///   - name: an effective identifier, a Swift name, or the class of a legacy intent.
  ///   - shipped: oldest first.
  package init?(of name: String, shipped: [ShippedVersion], current: Surface) {
    let surfaces = shipped.map(\.surface) + [current]
    let comparisons = zip(surfaces, surfaces.dropFirst()).map { Comparison($0, $1) }
    guard let thread = TypeThread(name: name, surfaces: surfaces, comparisons: comparisons),
      let last = thread.subjects.compactMap(\.self).last
    else { return nil }
    subject = last
    let moments = shipped.map { Moment(version: $0.version, date: $0.date) } + [Moment(version: nil, date: nil)]
    chapters = zip(moments, surfaces.indices).compactMap { moment, index in
      let events = thread.events(at: index, surfaces: surfaces, comparisons: comparisons)
      return events.isEmpty ? nil : Chapter(moment: moment, events: events)
    }
  }
}
