import IntentFiles
import IntentRules
import IntentSettings
import IntentSurface
import SourceScanning

/// The source code that a change started from, read from git's objects with the settings of that time.
struct ChangeReading {
  var base: ChangeBase
  /// Nil where it could not be read: `base` then says why.
  var start: InputReading?

  /// Reads the code at the merge-base.
  ///
  /// Whatever keeps it from being read makes every finding count, and never fewer: it is no error.
  static func read(_ start: ChangeStart, app: AppSettings, in context: InputContext) async -> ChangeReading {
    guard let gate = start.gate else { return ChangeReading(base: start.base) }
    do {
      let reading = try await source(of: gate, app: app, context)
      guard reading.reading.surface.isEmpty else { return ChangeReading(base: start.base, start: reading) }
      let reason =
        "the source code at the merge-base with \(start.base.target) has no intents, entities or widgets."
      return ChangeReading(base: ChangeBase(target: start.base.target, reason: reason))
    } catch {
      return ChangeReading(base: ChangeBase(target: start.base.target, reason: "\(error)"))
    }
  }

  /// The same, knowing what may have been there though its reading lacks it.
  func knowing(_ unseen: UnseenCode) -> ChangeReading {
    guard let reason = unseen.reason else { return self }
    var reading = self
    reading.base.hidden = unseen.hidden
    reading.base.reason += reason
    return reading
  }

  /// The start of the change in the place of a shipped version, for an app that has recorded none.
  var surface: Surface? {
    guard var surface = start?.reading.surface, let commit = base.commit else { return nil }
    surface.app.version = "\(base.target) at \(commit.prefix(10))"
    return surface
  }

  // The folders may have moved since: the settings of that time say where the source code was.
  private static func source(
    of gate: BaseGate, app: AppSettings, _ context: InputContext
  ) async throws(InputError) -> InputReading {
    if gate.workspace.settings != nil, let known = gate.app {
      return try await SurfaceInput.read(
        "git:\(gate.commit)", in: context.earlier(gate.workspace, appName: known.name))
    }
    guard !context.workspace.apps.isEmpty else {
      return try await SurfaceInput.read(
        "git:\(gate.commit):\(gate.prefix)", in: context.earlier(context.workspace))
    }
    return try await SurfaceInput.read(
      "git:\(gate.commit)", in: context.earlier(context.workspace, appName: app.name))
  }
}
