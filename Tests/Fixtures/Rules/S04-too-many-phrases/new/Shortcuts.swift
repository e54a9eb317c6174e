import AppIntents

enum Shelf: String, AppEnum {
  case shelf1, shelf2, shelf3, shelf4, shelf5, shelf6, shelf7, shelf8, shelf9, shelf10, shelf11, shelf12,
    shelf13, shelf14, shelf15, shelf16, shelf17, shelf18, shelf19, shelf20, shelf21, shelf22, shelf23,
    shelf24, shelf25, shelf26, shelf27, shelf28, shelf29, shelf30, shelf31, shelf32, shelf33, shelf34

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .shelf1: "Shelf 1",
    .shelf2: "Shelf 2",
    .shelf3: "Shelf 3",
    .shelf4: "Shelf 4",
    .shelf5: "Shelf 5",
    .shelf6: "Shelf 6",
    .shelf7: "Shelf 7",
    .shelf8: "Shelf 8",
    .shelf9: "Shelf 9",
    .shelf10: "Shelf 10",
    .shelf11: "Shelf 11",
    .shelf12: "Shelf 12",
    .shelf13: "Shelf 13",
    .shelf14: "Shelf 14",
    .shelf15: "Shelf 15",
    .shelf16: "Shelf 16",
    .shelf17: "Shelf 17",
    .shelf18: "Shelf 18",
    .shelf19: "Shelf 19",
    .shelf20: "Shelf 20",
    .shelf21: "Shelf 21",
    .shelf22: "Shelf 22",
    .shelf23: "Shelf 23",
    .shelf24: "Shelf 24",
    .shelf25: "Shelf 25",
    .shelf26: "Shelf 26",
    .shelf27: "Shelf 27",
    .shelf28: "Shelf 28",
    .shelf29: "Shelf 29",
    .shelf30: "Shelf 30",
    .shelf31: "Shelf 31",
    .shelf32: "Shelf 32",
    .shelf33: "Shelf 33",
    .shelf34: "Shelf 34",
  ]
}

struct WaterShelfIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Shelf"

  @Parameter(title: "Shelf")
  var shelf: Shelf

  func perform() async throws -> some IntentResult { .result() }
}

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterShelfIntent(),
      phrases: [
        "Water \(\.$shelf) with \(.applicationName), version 0",
        "Water \(\.$shelf) with \(.applicationName), version 1",
        "Water \(\.$shelf) with \(.applicationName), version 2",
        "Water \(\.$shelf) with \(.applicationName), version 3",
        "Water \(\.$shelf) with \(.applicationName), version 4",
        "Water \(\.$shelf) with \(.applicationName), version 5",
        "Water \(\.$shelf) with \(.applicationName), version 6",
        "Water \(\.$shelf) with \(.applicationName), version 7",
        "Water \(\.$shelf) with \(.applicationName), version 8",
        "Water \(\.$shelf) with \(.applicationName), version 9",
        "Water \(\.$shelf) with \(.applicationName), version 10",
        "Water \(\.$shelf) with \(.applicationName), version 11",
        "Water \(\.$shelf) with \(.applicationName), version 12",
        "Water \(\.$shelf) with \(.applicationName), version 13",
        "Water \(\.$shelf) with \(.applicationName), version 14",
        "Water \(\.$shelf) with \(.applicationName), version 15",
        "Water \(\.$shelf) with \(.applicationName), version 16",
        "Water \(\.$shelf) with \(.applicationName), version 17",
        "Water \(\.$shelf) with \(.applicationName), version 18",
        "Water \(\.$shelf) with \(.applicationName), version 19",
        "Water \(\.$shelf) with \(.applicationName), version 20",
        "Water \(\.$shelf) with \(.applicationName), version 21",
        "Water \(\.$shelf) with \(.applicationName), version 22",
        "Water \(\.$shelf) with \(.applicationName), version 23",
        "Water \(\.$shelf) with \(.applicationName), version 24",
        "Water \(\.$shelf) with \(.applicationName), version 25",
        "Water \(\.$shelf) with \(.applicationName), version 26",
        "Water \(\.$shelf) with \(.applicationName), version 27",
        "Water \(\.$shelf) with \(.applicationName), version 28",
        "Water \(\.$shelf) with \(.applicationName), version 29",
      ],
      shortTitle: "Water",
      systemImageName: "drop"
    )
  }
}
