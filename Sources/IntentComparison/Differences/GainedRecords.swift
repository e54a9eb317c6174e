import IntentSurface

/// The records that are new to a row of versions: each is one difference for all of them.
///
/// A class, because hundreds of comparisons hold the same thousands.
final class GainedRecords {
  private var known: [Subject: Difference] = [:]

  /// The difference of a record that is new.
  func difference<Record: SurfaceElement>(_ subject: Subject, _ record: Record) -> Difference
  where Record.Owner == NoOwner {
    if let found = known[subject], found.gain(of: Record.self)?.new == record { return found }
    let gain = Gain(subject: subject, new: record, newOwner: NoOwner(), oldOwner: nil)
    let difference = Difference(change: Change(subject, .added), evidence: Evidence.gained(gain))
    known[subject] = difference
    return difference
  }
}
