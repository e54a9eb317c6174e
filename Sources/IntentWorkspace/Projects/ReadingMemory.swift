import IntentReading
import IntentSurface
import ProjectReading
import SourceScanning

/// What one reading after another has in common. What it holds is shared by all copies of a context.
struct ReadingMemory: Sendable {
  /// What the names of apps, and what property lists declare, are made from.
  struct ListsKey: Equatable, Sendable {
    let projects: FileIdentities
    let others: [Project]
    let files: FileIdentities
    let written: [String: PropertyListText]
  }

  /// What the texts for keys are made from.
  struct TextsKey: Equatable, Sendable {
    let reader: StringTableReader
    let tables: FileIdentities
  }

  let parses: ParseStore
  let legacy = LastOutcome<FileIdentities, SurfaceReading>()
  let propertyLists = LastOutcome<ListsKey, SurfaceReading>()
  let phrases = LastOutcome<FileIdentities, SurfaceReading>()
  let texts = LastOutcome<TextsKey, SurfaceReading>()
  let names = LastOutcome<ListsKey, SurfaceReading>()
  let apps = LastOutcome<FileIdentities, [AppFacts]>()

  init(parses: ParseStore = ParseStore()) { self.parses = parses }

  /// One for the readings of other files, which follow each other while these go on.
  var apart: ReadingMemory { ReadingMemory(parses: ParseStore(sharing: parses)) }
}
