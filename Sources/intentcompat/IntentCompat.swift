import ArgumentParser
import IntentSurface

struct IntentCompat: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intentcompat",
    abstract: "Finds what an app update breaks in people's shortcuts, before it ships.",
    discussion: """
      People's shortcuts, automations, widgets and Siri phrases depend on an app's intents. intentcompat compares \
      the app's source code with every version people still have, and says which shortcuts break, what people will \
      see, and how to avoid it. It needs no Xcode, no network and no build of the app.

      A SURFACE is a folder or file of Swift source, a snapshot, shipped:1.2.0, shipped:latest, git:REV, \
      git:REV:PATH, or a build: an .app, .ipa, .xcarchive or extract.actionsdata.

      First use, in an app's repository:
        intentcompat check

      Exit status: 0 = passed, 1 = a check failed, 2 = wrong usage or settings, 3 = an input could not be read or \
      was empty.
      """,
    version: ToolVersion.current,
    subcommands: [
      CheckCommand.self, DiffCommand.self, SnapshotCommand.self, ShowCommand.self, ShipCommand.self,
      TimelineCommand.self, HistoryCommand.self, ReplayCommand.self,
      WaiveCommand.self, InitCommand.self, RulesCommand.self, ExplainCommand.self,
      VerifyCommand.self, ProposeCommand.self, SchemasCommand.self, JSONSchemaCommand.self,
    ])
}
