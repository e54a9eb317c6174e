import IntentSettings

/// What the process tells its caller.
package enum ExitStatus: Int32, Sendable {
  case passes = 0
  /// Findings fail the gate.
  case findings = 1
  /// Wrong usage or settings.
  case usage = 2
  /// An input could not be read, or was empty where something was expected.
  case unreadable = 3
}

/// An error as the person at the terminal gets it, with the exit status that belongs to it.
package struct Failure: Error, CustomStringConvertible {
  /// In words, for a person.
  package let description: String
  /// Whether it is live, waived or history.
  package let status: ExitStatus

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ description: String, _ status: ExitStatus) {
    self.description = description
    self.status = status
  }

  /// Sorts any error of this tool: what people wrote wrongly is usage, all else an input that could not be read.
  package init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case is SettingsError, is WorkspaceError, is ShippedVersionError, is UsageError: self.init("\(error)", .usage)
    case InputError.workspace, InputError.unknownVersion, InputError.severalApps: self.init("\(error)", .usage)
    default: self.init("\(error)", .unreadable)
    }
  }
}

/// A wrong word or value on the command line.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// In words, for a person.
  package let description: String

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ description: String) { self.description = description }
}
