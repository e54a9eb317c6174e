package import IntentReports
import IntentSettings

/// What a check of all apps of a repository came to.
package struct CheckedApps: Sendable {
  /// Of each app that was checked.
  package var outcomes: [Outcome] = []
  /// The others.
  package var unread: [UnreadApp] = []

  /// Whether it is about several apps.
  package var areSeveral: Bool { outcomes.count + unread.count > 1 }

  /// What fails says more than what could not be read.
  package var status: ExitStatus {
    if outcomes.contains(where: { $0.status == .findings }) { return .findings }
    return unread.isEmpty ? outcomes.first { $0.status != .passes }?.status ?? .passes : .unreadable
  }
}

extension Check {
  /// Checks the app that is asked for, or each that the settings or the projects name.
  ///
  /// What keeps one of several apps from being checked keeps no other one from it.
  ///
  /// - Throws: as `run(_:in:judging:)`.
  package static func all(
    _ request: Request = Request(), in given: InputContext, judging: JudgingOptions
  ) async throws -> CheckedApps {
    let context = try given.knowingApps()
    let names = context.workspace.apps.map(\.name)
    guard context.appName == nil, names.count > 1, request.surface == nil else {
      return CheckedApps(outcomes: [try await run(request, in: context, judging: judging)])
    }
    var checked = CheckedApps()
    for name in names {
      var own = context
      own.appName = name
      own.isOfAllApps = true
      do { checked.outcomes.append(try await run(request, in: own, judging: judging)) } catch {
        let failure = Failure(error)
        guard failure.status != .usage else { throw failure }
        checked.unread.append(UnreadApp(name: name, reason: failure.description))
      }
    }
    return checked
  }
}
