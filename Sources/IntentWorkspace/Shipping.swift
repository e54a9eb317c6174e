import Foundation
package import IntentSurface
import IntentTimeline

/// Records surfaces as shipped: what people have from then on.
package enum Shipping {
  /// What to record, from where, and when it was released.
  package struct Request: Sendable {
    package var version: String
    /// A SURFACE; nil for the current source code.
    package var surface: String?
    /// `2026-03-31`.
    package var date: String

    package init(version: String, surface: String? = nil, date: String) {
      self.version = version
      self.surface = surface
      self.date = date
    }
  }

  /// Records one version.
  ///
  /// - Throws: `OperandError`, `ShippedVersionError`, `FileError`, or `Failure` for a surface without intents.
  package static func ship(
    _ request: Request, replaces: Bool, in context: OperandContext
  ) async throws -> (line: String, diagnostics: [Diagnostic]) {
    let reading = try await SurfaceOperand.read(request.surface, in: context.ofThisApp)
    guard !reading.reading.surface.isEmpty else {
      throw Failure(
        "“\(reading.operand)” holds no intents, entities or widgets: nothing was recorded. Name the right folder in "
          + "the settings, or with --from.", .unreadable)
    }
    var surface = reading.reading.surface
    surface.retirementPromises = surface.retirementPromises(
      under: context.workspace.settings?.timeline ?? TimelinePolicy())
    let line = try record(surface, as: request, replaces: replaces, in: context)
    return (line, reading.reading.diagnostics)
  }

  /// Records one version for each tag that matches a glob, with the day of the tag; tags from before the first intent
  /// are passed over.
  ///
  /// - Throws: as `ship(_:replaces:in:)`, and `Failure` where no tag matches or none has intents.
  package static func shipTags(
    matching pattern: String, replaces: Bool, in context: OperandContext, progress: (String) -> Void
  ) async throws -> [String] {
    let tags = try await GitRepository(directory: context.workspace.root).tags(matching: pattern)
    guard !tags.isEmpty else {
      throw Failure(
        "no tag matches “\(pattern)”. `git tag --list` shows them; `git fetch --tags` brings those of the remote.",
        .unreadable)
    }
    var lines: [String] = []
    for tag in tags {
      let reading = try await SurfaceOperand.read("git:refs/tags/\(tag.name)", in: context)
      guard !reading.reading.surface.isEmpty else {
        progress("\(tag.name): no intents yet")
        continue
      }
      let request = Request(version: version(ofTag: tag.name), date: tag.date)
      let line = try record(reading.reading.surface, as: request, replaces: replaces, in: context)
      progress(line)
      lines.append(line)
    }
    guard !lines.isEmpty else {
      throw Failure("none of the \(tags.count) tags that match “\(pattern)” has intents in it.", .unreadable)
    }
    return lines
  }

  /// `v1.2.0` and `release/v1.2.0` are version `1.2.0`.
  static func version(ofTag name: String) -> String {
    let last = name.split(separator: "/").last ?? ""
    let isPrefixed = last.count > 1 && "vV".contains(last.prefix(1)) && last.dropFirst().first?.isNumber == true
    return String(isPrefixed ? last.dropFirst() : last)
  }

  private static func record(
    _ surface: Surface, as request: Request, replaces: Bool, in context: OperandContext
  ) throws -> String {
    let app = try context.app()
    var surface = surface
    surface.app.name = app.name
    surface.app.version = request.version
    surface.app.date = request.date
    let (recorded, path) = try context.workspace.snapshots(of: app).record(surface, replaces: replaces)
    let place = context.workspace.relative(path)
    return switch recorded {
    case .new: "recorded \(request.version) in \(place)"
    case .unchanged: "\(request.version) is in \(place) already"
    case .replaced: "replaced \(request.version) in \(place)"
    }
  }
}
