import ArgumentParser
import IntentWorkspace

struct ProposeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "propose",
    abstract: "Propose a fix for a finding, as code.",
    discussion: """
      For each finding, shows what to change, why, what it costs people, and a diff. With --write it makes \
      the edits: all of them or none, and never in a file that has changed in the meantime. Where you must decide, the \
      code has a placeholder (<#…#>), which does not compile.

      Examples:
        intentcompat propose
        intentcompat propose AddTask --write
        intentcompat propose AddTask --schema reminders.createReminder
        intentcompat propose --schemas
        intentcompat propose --next AddTask --write
        intentcompat propose P02 --since git:v2.3 Sources
      """)

  @OptionGroup var place: PlaceOptions

  @Option(
    help: ArgumentHelp(
      "The old version, which people have now. With git:REV, deleted code can be restored.", valueName: "surface"))
  var since = "shipped:latest"

  @Option(
    help: ArgumentHelp(
      "Show how an intent, entity or enum can adopt this assistant schema.", valueName: "domain.schema"))
  var schema: String?

  @Flag(
    help: "List which intents, entities and enums of the app fit an assistant schema, and in which order to adopt them."
  )
  var schemas = false

  @Option(
    help: ArgumentHelp(
      "Propose the next step of a migration: make the new intent public and deprecate the old, or delete the old one.",
      valueName: "type"))
  var next: String?

  @Flag(help: "Show the code for --schema also where it is not advised yet, as far as it can be made.")
  var draft = false

  @OptionGroup var day: TimelineDay

  @Flag(help: "Make the edits.")
  var write = false

  @Argument(
    help: ArgumentHelp(
      "A rule, a fingerprint, a type or member (AddTask, AddTask.title), or all.", valueName: "finding"))
  var finding: String?

  @Argument(help: "The folder with the code to edit (default: the app's code).")
  var surface: String?

  func validate() throws {
    guard schema == nil || finding != nil else { throw ValidationError("--schema needs the name of a type.") }
    guard !draft || schema != nil else { throw ValidationError("--draft works only with --schema.") }
    guard !schemas || (schema == nil && next == nil && surface == nil && !write) else {
      throw ValidationError("--schemas takes only a folder: intentcompat propose --schemas Sources.")
    }
    guard next == nil || (schema == nil && surface == nil) else {
      throw ValidationError(
        "--next takes a type and, optionally, a folder: intentcompat propose --next AddTask Sources.")
    }
    guard next != nil || day.today == nil else { throw ValidationError("--today works only with --next.") }
  }

  func run() async throws {
    try await attempt {
      if schemas {
        let found = try await ProposeSchemas(in: finding, context: try place.context())
        Console.print(found.text(in: Console.style))
        for line in found.nextSteps { Console.note(line) }
        return .passes
      }
      // With --next, the one argument is the folder.
      if write { try await Propose.finishEarlier(next == nil ? surface : finding, in: try place.context()) }
      if let next {
        let proposed = try await ProposeNext(next, in: finding, today: day.day(), context: try place.context())
        Console.print(proposed.text(in: Console.style))
        if write { Console.note(try proposed.write().map { "wrote \($0)" }.joined(separator: "\n")) }
        return .passes
      }
      if let schema, let finding {
        let proposed = try await ProposeSchema(finding, adopting: schema, in: surface, context: try place.context())
        Console.print(proposed.text(asDraft: draft, in: Console.style))
        let written = write ? try proposed.write(asDraft: draft) : []
        for line in written.map({ "wrote \($0)" }) + proposed.nextSteps(isWriting: write, asDraft: draft) {
          Console.note(line)
        }
        return .passes
      }
      let proposed = try await Propose(finding, since: since, in: surface, context: try place.context())
      Console.print(proposed.text(in: Console.style))
      for remark in proposed.remarks { Console.note(remark) }
      let written = write ? try proposed.write() : []
      for line in written.map({ "wrote \($0)" }) + proposed.nextSteps(isWriting: write) { Console.note(line) }
      return .passes
    }
  }
}
