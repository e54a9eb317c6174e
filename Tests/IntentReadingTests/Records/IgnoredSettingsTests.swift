import IntentSurface
import SourceScanning
import Testing

@testable import IntentReading

@Suite struct IgnoredSettingsTests {
  private static let widget = """
    import AppIntents
    struct Garden: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Garden"
      @Parameter(title: "Overdue") var overdue: Bool
      @Parameter(title: "Emoji") var emoji: String
    }
    """

  @Test func aSettingThatNoFileReadsIsIgnored() {
    let ignored = ignored { $0.surface.readFrom.apps = [HostBundle(identifier: "Garden", kind: .app)] }
    #expect(ignored == ["emoji"])
  }

  @Test func withoutAProjectThereMayBeOtherCode() {
    #expect(ignored { _ in }.isEmpty)
  }

  @Test func codeThatWasNotReadMayReadEverySetting() {
    let ignored = ignored {
      $0.surface.readFrom.apps = [HostBundle(identifier: "Garden", kind: .app)]
      $0.unread = ["Shared"]
    }
    #expect(ignored.isEmpty)
  }

  @Test func aFolderThatTurnsOutToBeMissingMayReadEverySetting() {
    var reading = read { $0.surface.readFrom.apps = [HostBundle(identifier: "Garden", kind: .app)] }
    reading.add(unread: ["Shared"])
    #expect(ignored(in: reading) == [])
  }

  @Test func whereNoCodeTakesTheIntentItsReaderWasNotSeen() {
    let reading = read(of: "let isRed = entry.configuration.overdue") {
      $0.surface.readFrom.apps = [HostBundle(identifier: "Garden", kind: .app)]
    }
    #expect(ignored(in: reading) == [])
  }

  private func ignored(_ change: (inout SurfaceReading) -> Void) -> [String] { ignored(in: read(change)) }

  private func ignored(in reading: SurfaceReading) -> [String] {
    reading.surface.intents.flatMap(\.parameters).filter(\.isIgnored).map(\.name)
  }

  private static let provider = """
    struct Provider: AppIntentTimelineProvider {
      func timeline(for configuration: Garden, in context: Context) { show(configuration.overdue) }
    }
    """

  private func read(
    of code: String = provider, _ change: (inout SurfaceReading) -> Void
  ) -> SurfaceReading {
    let tree = MemoryTree(["Garden.swift": Self.widget, "Provider.swift": code])
    var options = ReadingOptions()
    options.readsAll = true
    var (reading, _, parsed) = SourceReader(options: options).readWithTargets(tree)
    change(&reading)
    IgnoredSettings(options: options, parses: ParseStore()).mark(in: &reading, of: tree, near: parsed)
    return reading
  }
}
