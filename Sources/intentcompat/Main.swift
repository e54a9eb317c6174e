import ArgumentParser
import IntentFiles
import IntentSurface
import IntentWorkspace

@main enum Main {
  static func main() async {
    SystemResources.sayWhyItEnds()
    Allocator.shareArena()
    SystemCalls.keepStandardStreams()
    Console.ignoreBrokenPipes()
    if let shortage = SystemResources.shortage() {
      Console.note("intentcompat: \(shortage)")
      IntentCompat.exit(withError: ExitCode(ExitStatus.unreadable.rawValue))
    }
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

  /// What the first word that names no command may have meant.
  private static func misspelledCommand(_ words: [String], of command: any ParsableCommand.Type) -> String? {
    let commands = command.configuration.subcommands
    guard let word = words.first, !word.hasPrefix("-"), !commands.isEmpty else { return nil }
    if let named = commands.first(where: { $0._commandName == word }) {
      return misspelledCommand(Array(words.dropFirst()), of: named)
    }
    return NearestNames.matches(for: word, in: commands.map { $0._commandName }).first.map { "Did you mean '\($0)'?" }
  }

  private static func leave(with error: any Error) -> Never {
    let message = IntentCompat.fullMessage(for: error)
    guard IntentCompat.exitCode(for: error) == .validationFailure else {
      // Help, the version and completion scripts.
      guard message.contains("\nUSAGE: ") else { IntentCompat.exit(withError: error) }
      Console.print(UsageMessage.help(message) + "\n")
      IntentCompat.exit(withError: ExitCode.success)
    }
    let hint = misspelledCommand(Array(CommandLine.arguments.dropFirst()), of: IntentCompat.self)
    Console.note(UsageMessage.text(message, hint: hint))
    IntentCompat.exit(withError: ExitCode(ExitStatus.usage.rawValue))
  }
}
