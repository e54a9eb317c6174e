package import IntentSurface

/// A release that people have, and what it promised.
package struct ShippedVersion: Sendable {
  /// The version, as it was tagged or recorded.
  package var version: String
  /// The day it was released; without one, time served can't be counted from it.
  package var date: Day?
  /// The surface that was read.
  package var surface: Surface

  /// Makes one from what is always known of it; the rest has its default.
  package init(version: String, date: Day?, surface: Surface) {
    self.version = version
    self.date = date
    self.surface = surface
  }
}

extension Surface {
  /// The days that a release of this surface promises, from the policy in force: each floor's `notBefore` for what it
  /// names, and the policy's own for whatever is deprecated. Sorted.
  package func retirementPromises(under policy: TimelinePolicy) -> [RetirementPromise] {
    let days = Set(promises).sorted().compactMap { subject -> RetirementPromise? in
      let isDeprecated = state(of: subject)?.isDeprecated == true
      let day = isDeprecated ? policy.demand(for: subject.owner).notBefore : policy.floors[subject.owner]?.notBefore
      return day.map { RetirementPromise(kind: subject.kind, identifier: subject.owner, notBefore: $0.description) }
    }
    return days
  }

  /// The latest day that this release promised for a type.
  func promisedDay(for subject: Subject) -> Day? {
    let promises = retirementPromises.filter { $0.identifier == subject.owner && $0.kind == subject.kind }
    return promises.compactMap { Day($0.notBefore) }.max()
  }
}
