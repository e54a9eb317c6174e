import ArgumentParser
import IntentReports
import IntentWorkspace

struct TimelineExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show the history of one type over all shipped versions.",
    discussion: """
      Follows renames, and App Intents that replaced a legacy class.

      Examples:
        intentcompat timeline explain AddBookIntent
        intentcompat timeline explain AddBookIntent --format html > AddBookIntent.html
      """)

  @OptionGroup var place: PlaceOptions
  @OptionGroup var colors: ColorOptions
  @OptionGroup var day: TimelineDay

  @Option(help: ArgumentHelp("Output format: \(TypeStoryFormats.listed).", valueName: "format"))
  var format = "text"

  @Argument(help: "A Swift name, the identifier that shortcuts store, or the class of a legacy intent.")
  var type: String

  func run() async throws {
    try await attempt {
      let today = try day.day()
      let writer = try TypeStoryFormats.chosen(format, colors.style)
      let history = try await AppHistory.read(in: try place.context())
      let story = try history.story(of: type)
      history.notes.forEach(Console.note)
      Console.print(try writer.render(TypeStoryReport(story, in: history.timeline(on: today))))
      return .passes
    }
  }
}
