import AppIntents

enum Names {
  static let sorted = "Sort the Mail"
}

struct SortMail: AppIntent {
  static let title: LocalizedStringResource = "Sort Mail"
  static let description: IntentDescription? = IntentDescription("Sorts it.", categoryName: "Mail")
  static let persistentIdentifier = "SortMailIntent"
  static var openAppWhenRun: Bool { true }
  static let isDiscoverable = false
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(title: "Order", default: .newest)
  var order: Order

  @Parameter(title: "How Many", default: 0x14, inclusiveRange: (1, 100))
  var count: Int

  @Parameter(title: "Unread Only", default: true)
  var isUnreadOnly: Bool

  @Parameter(title: "Folder", description: "Where it is.")
  var folder: Folder?

  @Parameter(title: "Words")
  var words: [String]

  static var parameterSummary: some ParameterSummary { Summary("Sort \(\.$folder) by \(\.$order)") }

  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog { .result(value: 1, dialog: "Done.") }
}

extension Outer {
  struct OpenFolder {
    static let title: LocalizedStringResource = "Open Folder"

    @IntentParameter(title: "Folder")
    var target: Folder

    func perform() async throws -> some IntentResult { .result() }
  }
}

extension Outer.OpenFolder: OpenIntent {}

enum Outer {}

protocol HouseIntent: AppIntent {}

extension HouseIntent {
  static var title: LocalizedStringResource { "House" }
}

struct ListFolders: HouseIntent {
  func perform() async throws -> some ReturnsValue<[Folder]> { .result(value: []) }
}

struct MailShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SortMail(), phrases: ["Sort with \(.applicationName)", "Sort \(.applicationName) by \(\.$order)"],
      shortTitle: "Sort", systemImageName: "envelope")
    AppShortcut(
      intent: ListFolders(), phrases: ["\(.applicationName) folders"], shortTitle: "Folders", systemImageName: "folder")
  }
}
