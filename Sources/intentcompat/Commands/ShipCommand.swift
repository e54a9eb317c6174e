import ArgumentParser
import Foundation
import IntentWorkspace

struct ShipCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ship",
    abstract: "Record the current surface as shipped.",
    discussion: """
      Run it when a version goes out, and commit the file it writes in snapshots/: `check` then keeps its promises. \
      With --tags it records one version for each release tag, to start with history.

      Examples:
        intentcompat ship 1.2.0
        intentcompat ship 1.1.0 --from git:v1.1.0 --date 2026-03-31
        intentcompat ship --tags 'v*'
      """)

  @OptionGroup var place: PlaceOptions

  @Argument(help: "The version that people get.")
  var version: String?

  @Option(help: ArgumentHelp("The day it was released, as 2026-03-31; today if not given.", valueName: "day"))
  var date: String?

  @Option(help: ArgumentHelp("What to record; the current source code if not given.", valueName: "surface"))
  var from: String?

  @Option(help: ArgumentHelp("Record one version for each git tag that matches.", valueName: "pattern"))
  var tags: String?

  @Flag(help: "Replace a version that was recorded with other contents.")
  var force = false

  func validate() throws {
    guard (version == nil) != (tags == nil) else {
      throw ValidationError("Name the version that ships (intentcompat ship 1.2.0), or tags (--tags 'v*').")
    }
    guard tags == nil || (from == nil && date == nil) else {
      throw ValidationError("--tags takes surface and day from each tag; leave out --from and --date.")
    }
    guard date.map(CalendarDay.isValid) ?? true else {
      throw ValidationError("“\(date ?? "")” is no day. Write it as 2026-03-31.")
    }
  }

  func run() async throws {
    try await attempt {
      let context = try place.context()
      if let tags {
        let lines = try await Shipping.shipTags(
          matching: tags, replaces: force, in: context, progress: Console.note)
        Console.note("\(lines.count) versions recorded")
      } else {
        let request = Shipping.Request(version: version ?? "", surface: from, date: date ?? CalendarDay.of(Date()))
        let shipped = try await Shipping.ship(request, replaces: force, in: context)
        Console.note(DiagnosticText.lines(shipped.diagnostics))
        Console.note(shipped.line)
      }
      return .passes
    }
  }
}
