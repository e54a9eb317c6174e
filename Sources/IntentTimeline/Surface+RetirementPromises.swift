package import IntentSurface

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
