package import IntentSurface
package import SourceScanning

/// Reads which of Apple's SiriKit intents and which user activities the property lists of a tree declare.
package struct InfoPlistReader: Sendable {
  /// One with its defaults.
  package init() {}

  /// Whether a file may be one that this reader reads, by its path.
  package static func reads(_ path: String) -> Bool { InfoPlist.isNamed(path) }

  /// What all property lists declare together. One that can't be read is a diagnostic, and the others are still read.
  package func read(_ tree: some SourceTree) -> SurfaceReading {
    Self.read(tree.paths.filter(Self.reads)) { path throws(SourceTreeError) in try tree.contents(of: path) }
  }

  /// The same of some files from wherever they are, whatever their names.
  ///
  /// - Parameter fillings: what fills in a list, for each bundle that has it; none for a list that stays as it is written.
  package static func read(
    _ paths: [String], filledBy fillings: (String) -> [@Sendable (String) -> String] = { _ in [] },
    contents: (String) throws(SourceTreeError) -> [UInt8]
  ) -> SurfaceReading {
    var reading = SurfaceReading(surface: Surface())
    for path in paths {
      do throws(SourceTreeError) {
        guard var list = try InfoPlist(bytes: try contents(path)) else {
          reading.declaredIntents[path] = []
          continue
        }
        reading.filesSeen += 1
        reading.filesRead += 1
        let found = fillings(path)
        for filling in found.isEmpty ? [list.filled] : found {
          list.filled = filling
          reading.add(list, at: path)
        }
      } catch {
        reading.diagnostics.append(Diagnostic(.warning, error.description, at: SourceLocation(path: path)))
        reading.miss(path, of: .urlScheme, .spokenName, .userActivity)
      }
    }
    return reading
  }
}

extension SurfaceReading {
  fileprivate mutating func add(_ list: InfoPlist, at path: String) {
    let place = SourceLocation(path: path)
    diagnostics += list.faults.map { fault in
      Diagnostic(
        .warning,
        "This property list is damaged at \(fault). What that key declares was not read. Correct it in Xcode.",
        at: place)
    }
    restrictedIntents.formUnion(list.restrictedIntents)
    if list.faults.isEmpty { declaredIntents[path] = list.declaredIntents } else { miss(path, of: .urlScheme) }
    for intent in list.systemIntents {
      surface.join(intent)
      let subject = Subject(.systemIntent, intent.name)
      locations.add(place, of: subject)
    }
    for scheme in list.urlSchemes {
      surface.join(scheme)
      let subject = Subject(.urlScheme, scheme.name)
      locations.add(place, of: subject)
    }
    for activity in list.activities {
      surface.join(activity)
      let subject = Subject(.userActivity, activity.type.spelling)
      locations.add(place, of: subject)
    }
  }

  /// Adds what readers of other files found: custom SiriKit intents, system intents, activities, translations.
  ///
  /// A place in code stays where there is one.
  package mutating func add(_ other: SurfaceReading) { add([other]) }

  /// The same with several, one after another.
  package mutating func add(_ others: [SurfaceReading]) {
    for other in others { join(other) }
    settleAnswers()
    surface = surface.canonical()
    diagnostics.sort()
  }

  private mutating func join(_ other: SurfaceReading) {
    surface.legacyIntents += other.surface.legacyIntents
    surface.legacyEnums += other.surface.legacyEnums
    surface.legacyTypes += other.surface.legacyTypes
    surface.phraseTranslations += other.surface.phraseTranslations
    surface.texts += other.surface.texts
    surface.appNames += other.surface.appNames
    for scheme in other.surface.urlSchemes { surface.join(scheme) }
    builtSchemes.formUnion(other.builtSchemes)
    unread.formUnion(other.unread)
    surface.readFrom.add(unread: other.surface.readFrom.unread)
    answered.formUnion(other.answered)
    answersInDoubt.formUnion(other.answersInDoubt)
    restrictedIntents.formUnion(other.restrictedIntents)
    objectCode.merge(other.objectCode) { Set($0 + $1).sorted() }
    declaredIntents.merge(other.declaredIntents) { own, _ in own }
    for index in surface.urlSchemes.indices where builtSchemes.contains(surface.urlSchemes[index].name) {
      surface.urlSchemes[index].isBuilt = true
    }
    for intent in other.surface.systemIntents { surface.join(intent) }
    for activity in other.surface.userActivities { surface.join(activity) }
    locations.append(other.locations)
    diagnostics += other.diagnostics
    filesSeen += other.filesSeen
    filesRead += other.filesRead
  }
}
