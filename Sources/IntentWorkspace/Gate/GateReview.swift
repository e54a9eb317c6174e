import IntentComparison
import IntentFiles
import IntentReports
import IntentRules
import IntentSettings
import IntentSurface

/// A gate as a change has it, held against that of the merge-base: what the change edits, and what judges it.
struct GateReview {
  /// The gate as the change has it.
  let workspace: Workspace
  let app: AppSettings
  let gate: BaseGate
  let shipped: ShippedReview
  let kept: KeptShortcutsReview
  /// Those of the change.
  private let waivers: WaiversFile
  private(set) var edits: [GateEdit]
  /// Whether the merge-base's gate may judge otherwise than the change's own.
  let differs: Bool
  /// Whether the change brings the gate.
  let isAdopted: Bool
  /// Whether the settings are the merge-base's, because the change has none any more.
  private let hasLostSettings: Bool

  /// - Throws: `GitError`.
  init(
    of gate: BaseGate, for app: AppSettings, in workspace: Workspace, _ versions: [ShippedReview.Version],
    waivers: WaiversFile, hasLostSettings: Bool, today: String
  ) async throws(GitError) {
    self.workspace = workspace
    self.app = app
    self.gate = gate
    self.waivers = waivers
    self.hasLostSettings = hasLostSettings
    let current = workspace.settings
    shipped = try await ShippedReview(
      versions, since: gate, retention: (gate.workspace.settings ?? current)?.retention ?? Retention(), today: today,
      in: workspace)
    kept = try await KeptShortcutsReview(since: gate, in: workspace)
    isAdopted = !gate.isThere && (current != nil || !versions.isEmpty)
    differs =
      gate.app != nil
      && (gate.workspace.settings != current || gate.workspace.root != workspace.root || !shipped.edits.isEmpty
        || !shipped.added.isEmpty || Self.usage(in: workspace) != gate.usage)
    edits = []
    guard !isAdopted else {
      edits = [adoption(versions.count)]
      return
    }
    edits = problems + settings + shipped.edits + versionEdits + kept.edits
  }

  /// Adds what shows only once everything is read.
  mutating func add(_ more: [GateEdit]) { edits += more.map(placed) }

  /// Adds what became of the places in which the code is looked for.
  mutating func addSources(of current: InputReading) {
    guard gate.workspace.settings != nil, gate.workspace.root == workspace.root, let old = gate.app else { return }
    add(SourceEdits(old: old.sources, new: app.sources, current: current).all)
  }

  /// Adds the records that now have intents in an app that is not compared: the code does not build it, or builds another
  /// that it is a copy of.
  mutating func addApps(of code: Surface) {
    for (old, new) in shipped.completed {
      let known = Comparison.appsLeftOut(from: old, to: code)
      let apps = Comparison.appsLeftOut(from: new.surface, to: code).filter { !known.contains($0) }
      guard !apps.isEmpty else { continue }
      let path = workspace.relative(new.entry.path)
      edits.append(
        GateEdit(
          .snapshot, "\(new.entry.version) rewritten",
          "\(path) has intents in \(apps.sentenceList) now, which is not compared with the code. Restore the file from the "
            + "merge-base.",
          path: path, fails: true))
    }
  }

  /// Adds the waivers, once it is known which of them have no effect on any finding.
  mutating func addWaivers(withoutEffect unused: Set<String>) {
    guard !isAdopted else { return }
    edits +=
      WaiverEdits(
        old: gate.waivers, new: waivers, mayBring: gate.workspace.settings?.newWaivers ?? .hold, unused: unused
      ).all
  }

  private static func usage(in workspace: Workspace) -> [UInt8]? {
    guard let file = workspace.settings?.usage?.file else { return nil }
    return try? RegularFile.contents(of: Workspace.join(workspace.root, file), limit: 8 << 20)
  }

  /// The gravest first, and of one kind as they were found.
  var sorted: [GateEdit] {
    edits.enumerated().sorted {
      ($0.element.fails ? 0 : 1, $0.element.kind, $0.offset) < ($1.element.fails ? 0 : 1, $1.element.kind, $1.offset)
    }.map(\.element)
  }

  private var settingsPath: String { workspace.relative(workspace.settingsPath) }

  private func adoption(_ versions: Int) -> GateEdit {
    let recorded =
      versions == 0 ? "" : " (and \(Words.count(versions, "recorded version", "recorded versions")))"
    guard !gate.isOnlyAtTarget else {
      return GateEdit(
        .settings, "settings replaced",
        "The change started before its target branch had settings or shipped snapshots, and adds its own"
          + "\(recorded). Update the change's branch, so the target's settings apply.",
        path: workspace.settings == nil ? nil : settingsPath, fails: true)
    }
    return GateEdit(
      .settings, "new settings",
      """
      The merge-base has no settings and no shipped snapshots, so the change is checked with its own \
      settings\(recorded).
      """,
      path: workspace.settings == nil ? nil : settingsPath)
  }

  private var problems: [GateEdit] {
    gate.problems.map { problem in
      GateEdit(
        .settings, "merge-base unreadable",
        problem.words
          + (problem.isEdited
            ? " The change edits that file, but the edit can't be checked."
            : " The change is checked with its own settings."),
        fails: problem.isEdited)
    }
  }

  private var settings: [GateEdit] {
    guard let old = gate.workspace.settings else {
      guard workspace.settings != nil, gate.problems.isEmpty else { return [] }
      return [
        GateEdit(
          .settings, "settings added",
          "The merge-base has no settings, so the change is checked with its own.", path: settingsPath)
      ]
    }
    guard let new = workspace.settings, !hasLostSettings else {
      return [
        GateEdit(
          .settings, "settings removed",
          "This change removes the settings. This check used the merge-base's settings.",
          path: gate.prefix + "\(Settings.folderName)/\(Settings.fileName)")
      ]
    }
    guard let oldApp = gate.app else {
      let added = GateEdit(
        .settings, "“\(app.name)” added",
        "The settings of the merge-base have no app “\(app.name)”, so it is checked with the change's own.",
        path: settingsPath)
      return [added] + lostApps
    }
    var edits: [GateEdit] = []
    if gate.workspace.root != workspace.root {
      edits.append(
        GateEdit(
          .settings, "settings moved",
          "The settings are read from \(settingsPath), and at the merge-base from "
            + "\(gate.prefix)\(Settings.folderName)/\(Settings.fileName). Both apply.", path: settingsPath))
    }
    return edits + SettingsEdits(old: old, new: new, oldApp: oldApp, newApp: app).all.map(placed) + newApps + lostApps
  }

  /// Apps that the change adds beside this one: a job for each app has none for them.
  private var newApps: [GateEdit] {
    guard let old = gate.workspace.settings, let new = workspace.settings else { return [] }
    return new.apps.map(\.name).filter { name in name != app.name && !old.apps.contains { $0.name == name } }.map {
      GateEdit(
        .settings, "“\($0)” added",
        "“\($0)” is new in the settings, and this run does not check it. `check` without `--app` checks every app.",
        path: settingsPath)
    }
  }

  private var lostApps: [GateEdit] {
    gate.lostApps.sorted { $0.key < $1.key }.map { name, hasShipped in
      let consequence =
        hasShipped
        ? """
        its shipped versions would no longer be checked. If nobody uses it anymore, remove it in a separate \
        change.
        """
        : "nothing checks it."
      return GateEdit(
        .settings, "“\(name)” removed",
        "“\(name)” is in the merge-base's settings but not here: \(consequence)", path: settingsPath,
        fails: hasShipped)
    }
  }

  private func placed(_ edit: GateEdit) -> GateEdit {
    var edit = edit
    edit.path = edit.path ?? settingsPath
    return edit
  }

  private var versionEdits: [GateEdit] {
    shipped.added.map { entry, surface in
      let path = workspace.relative(entry.path)
      let version = surface.app.version ?? entry.version.description
      guard shipped.earlier.contains(where: { VersionNumber($0.app.version ?? "").isSame(as: VersionNumber(version)) })
      else {
        var edit = VersionEdit(surface, after: shipped.earlier, settings: gate.workspace.settings).edit
        edit.path = path
        return edit
      }
      return GateEdit(
        .snapshot, "\(version) twice",
        "\(path) claims to be \(version), which the merge-base already has. Delete it.", path: path,
        fails: true)
    }
  }
}
