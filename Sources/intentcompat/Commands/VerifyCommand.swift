import ArgumentParser
import IntentReports
import IntentWorkspace

struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare the source code with a build.",
    discussion: """
      The system reads the metadata in the build, not the source. `verify` shows what is missing from the build, \
      what only the build has, and each field that differs.

      Examples:
        intentcompat verify build/Journal.app
        intentcompat verify Journal.ipa --source git:v2.3
        intentcompat verify Journal.xcarchive --format json --app Journal
        intentcompat verify build/Journal.app --source Journal.swiftconstvalues

      Exit status: 0 if both agree and the build has no problems, 1 if they differ or the build has problems.
      """)

  @OptionGroup var place: PlaceOptions
  @OptionGroup var colors: ColorOptions

  @Option(
    help: ArgumentHelp(
      "The source code or a .swiftconstvalues file (default: the app's current source).", valueName: "surface")
  )
  var source: String?

  @Option(help: ArgumentHelp("Output format.", valueName: "format"))
  var format = VerificationFormat.text

  @Argument(help: "An .app, .appex, .framework, .xcarchive, .ipa, Metadata.appintents folder or extract.actionsdata.")
  var bundle: String

  func run() async throws {
    try await attempt {
      let (report, status) = try await Verify.run(bundle: bundle, source: source, in: try place.context())
      Console.print(try format.render(report, style: colors.style))
      return status
    }
  }
}

extension VerificationFormat: ExpressibleByArgument {}
