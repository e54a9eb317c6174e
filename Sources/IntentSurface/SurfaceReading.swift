/// What a reader hands over: the surface, where its elements are, and what it could not read.
package struct SurfaceReading: Codable, Equatable, Sendable {
  /// The surface that was read.
  package var surface: Surface
  /// Places in source code; empty for built metadata and snapshots.
  package var locations: SourceLocations
  /// The schemes of links that the code near intents and widgets builds, in lower case.
  package var builtSchemes: Set<String> = []
  /// The names of the string tables in which the code looks texts up that may be keys, by the text.
  package var textTables: [String: Set<String>] = [:]
  /// The SiriKit intents that each property list declares, by its path; without lists that could not be read in full.
  package var declaredIntents: [String: [String]] = [:]
  /// The SiriKit intents that property lists declare for an unlocked device alone.
  package var restrictedIntents: Set<String> = []
  /// The app's own SiriKit intents that code answers, by their classes.
  package var answered: Set<String> = []
  /// Those of them that code may hand out no answer to.
  package var answersInDoubt: Set<String> = []
  /// What code makes the identifiers of SiriKit objects from, by the classes that it calls.
  package var objectCode: [String: [String]] = [:]
  /// Sorted by place.
  package var diagnostics: [Diagnostic]
  /// The paths of files and folders that could not be read: what stands in them is missing, and not known to be gone.
  package var unread: Set<String> = []
  /// The paths of files that a project has built, and that are not there.
  package var absent: Set<String> = []
  /// What conditions in code ask and nothing answers: `hasFeature(NoSuchFeature)`.
  package var openConditions: Set<String> = []
  /// The modules that conditions in code ask for.
  package var askedModules: Set<String> = []
  /// The surface with each answer to such conditions, where they are new in a change; none for most.
  package var alternatives: [Surface] = []
  /// How many files were looked at, and how many of them were read in full.
  package var filesSeen: Int
  /// How many files were read.
  package var filesRead: Int

  /// Makes one from what is always known of it; the rest has its default.
  package init(
    surface: Surface, locations: SourceLocations = [:], diagnostics: [Diagnostic] = [], filesSeen: Int = 0,
    filesRead: Int = 0
  ) {
    self.surface = surface
    self.locations = locations
    self.diagnostics = diagnostics
    self.filesSeen = filesSeen
    self.filesRead = filesRead
  }

  /// Adds files and folders that could not be read: code in them may read any setting.
  package mutating func add(unread paths: some Sequence<String>) {
    unread.formUnion(paths)
    if !unread.isEmpty { surface.markIgnored([], of: []) }
  }

  /// Notes that a file can't be read which says what there is of some kinds.
  package mutating func miss(_ path: String, of kinds: ElementKind...) {
    surface.readFrom.add(unread: kinds.map { Provenance.unreadFile(path, of: $0) })
  }

  /// Tells the app's own SiriKit intents who declares and answers them, and their objects what makes these.
  package mutating func settleAnswers() {
    let declared = Set(declaredIntents.values.joined())
    for index in surface.legacyIntents.indices {
      let name = surface.legacyIntents[index].className
      surface.legacyIntents[index].isDeclared = declared.contains(name)
      surface.legacyIntents[index].isHandled = answered.contains(name)
      surface.legacyIntents[index].isInDoubt = answersInDoubt.contains(name)
      if restrictedIntents.contains(name) { surface.legacyIntents[index].requiresUnlock = true }
    }
    for index in surface.legacyTypes.indices {
      surface.legacyTypes[index].idCode = objectCode[surface.legacyTypes[index].name] ?? []
    }
  }

  /// The records whose code is all in files or folders that another reading could not read, or that it only knows from a
  /// project, each with what is the matter with one of them; and those that it has nowhere, where there is code that it
  /// could not read and that was not there before.
  package func unseen(in other: SurfaceReading) -> [Subject: String] {
    guard !other.unread.isEmpty || !other.absent.isEmpty else { return [:] }
    let records = locations.subjects.filter { $0.member == nil }
    let hidden = code(unreadIn: other)
    return records.reduce(into: [:]) { unseen, subject in
      let hiding = locations.all(of: subject).map { other.reason(hiding: $0.path) }
      if !hiding.contains(nil) {
        unseen[subject] = hiding.first ?? nil
      } else if let hidden, other.locations[subject] == nil {
        unseen[subject] = "it may be in \(hidden), which can't be read"
      }
    }
  }

  /// A file of code, or a folder, that another reading could not read and this one does not know.
  private func code(unreadIn other: SurfaceReading) -> String? {
    other.unread.subtracting(unread).filter { path in
      let name = path.split(separator: "/").last ?? ""
      return !name.contains(".") || name.hasSuffix(".swift") || name.hasSuffix(".intentdefinition")
    }.min()
  }

  /// Why what stood in a file may still be there.
  private func reason(hiding path: String) -> String? {
    guard !absent.contains(path) else {
      return "\(path), where it was, is not there, and a project still builds it"
    }
    return unread(around: path).map { "\($0), where it was, can't be read now" }
  }

  /// The file, or the folder that it is in, which could not be read.
  private func unread(around path: String) -> String? {
    var place = path[...]
    while !unread.contains(String(place)) {
      guard let slash = place.lastIndex(of: "/") else { return nil }
      place = place[..<slash]
    }
    return String(place)
  }
}
