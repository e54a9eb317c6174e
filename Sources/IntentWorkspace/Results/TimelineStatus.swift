package import IntentTimeline

extension Timeline {
  /// The status of a scheduled job: findings where a release can still turn back, or something is overdue.
  package var status: ExitStatus { liveWrongTurns.isEmpty ? .passes : .findings }
}
