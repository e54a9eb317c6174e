import ArgumentParser
import IntentFiles
import IntentSurface
import IntentWorkspace

@main enum Main {
  static func main() async {
    SystemCalls.keepStandardStreams()
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

  private static func misspelledCommand(_ word: String?) -> String? {
    let names = IntentCompat.configuration.subcommands.compactMap { $0._commandName }
    guard let word, !word.hasPrefix("-"), !names.contains(word) else { return nil }
    return NearestNames.matches(for: word, in: names).first.map { "Did you mean '\($0)'?" }
  }

  private static func leave(with error: any Error) -> Never {
    guard IntentCompat.exitCode(for: error) == .validationFailure else {
      // Help, the version and completion scripts.
      IntentCompat.exit(withError: error)
    }
    let hint = misspelledCommand(CommandLine.arguments.dropFirst().first)
    Console.note(UsageMessage.text(IntentCompat.fullMessage(for: error), hint: hint))
    IntentCompat.exit(withError: ExitCode(ExitStatus.usage.rawValue))
  }
}
