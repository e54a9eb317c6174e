import ArgumentParser
import IntentWorkspace

@main enum Main {
  static func main() async {
    Console.ignoreBrokenPipes()
    do {
      var command = try IntentCompat.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let status as ExitCode {
      IntentCompat.exit(withError: status)
    } catch let failure as Failure {
      Console.note("intentcompat: \(failure)")
      IntentCompat.exit(withError: ExitCode(failure.status.rawValue))
    } catch {
      leave(with: error)
    }
  }

  private static func leave(with error: any Error) -> Never {
    guard IntentCompat.exitCode(for: error) == .validationFailure else {
      // Help, the version and completion scripts.
      IntentCompat.exit(withError: error)
    }
    Console.note(IntentCompat.fullMessage(for: error))
    IntentCompat.exit(withError: ExitCode(ExitStatus.usage.rawValue))
  }
}
