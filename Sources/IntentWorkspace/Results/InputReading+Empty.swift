import IntentComparison
import IntentReports
import IntentSurface

extension InputReading {
  /// Nothing says so little as an empty snapshot, bundle or folder: only of a whole revision is it known that there was
  /// nothing.
  ///
  /// - Throws: `Failure`, with the remedy.
  func refuseEmptyInDiff() throws(Failure) {
    guard reading.surface.isEmpty, !isWholeRevision else { return }
    let remedy =
      revision == nil || kind != .source
      ? "Is it the right place?"
      : "Only a part of that revision was read. To compare with the whole revision, use `git:REV:`."
    throw Failure(
      "nothing was compared: “\(input)” has no intents, entities or widgets. \(remedy)", .unreadable)
  }

  /// An empty surface would make every promise broken, or, with nothing shipped either, all of them kept.
  ///
  /// - Throws: `Failure`, with what was looked at and the remedy.
  func refuseEmpty(shipped: [Surface]) throws(Failure) {
    let unread = reading.diagnostics.filter { $0.severity == .warning }
    guard reading.surface.isEmpty else {
      if reading.surface.comparesNothing, shipped.allSatisfy(\.comparesNothing) {
        throw .onlyUnread("in “\(input)” and in what was shipped", unread)
      }
      return
    }
    let files = Words.count(reading.filesSeen, "file", "files")
    guard !shipped.isEmpty else {
      // An app that has no intents yet breaks nothing, if it was read.
      guard reading.filesSeen == 0 else { return }
      throw Failure(
        "nothing was read: “\(input)” has no intents (\(files) looked at). Run it in the folder with the app's source "
          + "code." + (unread.isEmpty ? "" : "\n" + DiagnosticText.lines(unread)), .unreadable)
    }
    // The app is still built, and all of it was read: what people had is gone.
    if unread.isEmpty, reading.filesSeen > 0, let last = shipped.last, reading.surface.buildsApp(of: last) { return }
    throw Failure(
      "nothing was compared: “\(input)” has no intents (\(files) looked at), and "
        + "\(shipped.last?.app.version ?? "the last version") had \(shipped.last.map(\.intents.count).flatMap { $0 > 0 ? "\($0)" : nil } ?? "some"). Name the "
        + "folders with the app's source code under `sources:` in snapshots/intentcompat.yml."
        + (unread.isEmpty ? "" : "\n" + DiagnosticText.lines(unread)), .unreadable)
  }
}

extension Failure {
  /// Two sides that have nothing but widgets which could not be read.
  ///
  /// - Parameter places: “in “a” and in “b”.
  static func onlyUnread(_ places: String, _ warnings: [Diagnostic]) -> Failure {
    Failure(
      "nothing was compared: all that was found \(places) are widgets whose configurations could not be read."
        + (warnings.isEmpty ? "" : "\n" + DiagnosticText.lines(warnings)), .unreadable)
  }
}
