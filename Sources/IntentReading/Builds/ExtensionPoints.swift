import AppIntentsFacts
import Foundation
package import IntentSurface
package import ProjectReading
package import SourceScanning

/// Tells the extensions in which the system finds no widgets, by what their property lists say that they are.
package struct ExtensionPoints: Sendable {
  private struct List: Decodable {
    struct Entry: Decodable {
      var point: String?
      var principalClass: String?

      enum CodingKeys: String, CodingKey {
        case point = "NSExtensionPointIdentifier"
        case principalClass = "NSExtensionPrincipalClass"
      }
    }

    var entry: Entry?

    enum CodingKeys: String, CodingKey { case entry = "NSExtension" }
  }

  private let membership: Membership

  /// - Parameter membership: the targets of the projects, with their property lists.
  package init(_ membership: Membership) { self.membership = membership }

  /// Takes the widgets from extensions that are none for widgets.
  package func leaveOutWidgets(of reading: inout SurfaceReading, in tree: some SourceTree) {
    let names = Set(reading.surface.widgets.flatMap(\.hosts))
    let targets = membership.extensions(named: names).filter { !takesWidgets($0, in: tree) }
    let others = targets.map(\.name).sorted()
    guard !others.isEmpty else { return }
    withhold(in: &reading, from: targets, others)
    reading.surface.widgets = reading.surface.widgets.compactMap { widget in
      guard !widget.hosts.isEmpty else { return widget }
      var widget = widget
      widget.hosts.removeAll(where: others.contains)
      return widget.hosts.isEmpty ? nil : widget
    }
    let message = "By their property lists, the system finds no widgets in \(others.sentenceList)."
    reading.diagnostics.append(Diagnostic(.note, message))
  }

  // What a file says can be put right there.
  private func withhold(in reading: inout SurfaceReading, from targets: [ProjectTarget], _ names: [String]) {
    for widget in reading.surface.widgets where !widget.hosts.isEmpty && Set(widget.hosts).isSubset(of: names) {
      let list = targets.first { widget.hosts.contains($0.name) && $0.writtenList == nil }?.propertyList
      guard let list, !reading.surface.withheld.contains(where: { $0.typePath == widget.typePath }) else { continue }
      let kind: FrameworkProtocol = widget.isControl ? .controlWidget : .widget
      var type = WithheldType(typePath: widget.typePath, kind: kind.name, conditions: [])
      (type.hosts, type.propertyList) = (widget.hosts, list)
      reading.surface.withheld.append(type)
      reading.locations.add(SourceLocation(path: list), ofWithheld: widget.typePath)
    }
    reading.surface.withheld.sort(by: WithheldType.precedes)
  }

  // Where a tool writes the list, what is missing may be computed.
  private func takesWidgets(_ target: ProjectTarget, in tree: some SourceTree) -> Bool {
    guard let list = Self.list(of: target, in: tree) else { return true }
    guard let point = list.entry?.point else { return target.writtenList != nil }
    return point.contains("$") || point == WithheldType.widgetPoint
  }

  private static func list(of target: ProjectTarget, in tree: some SourceTree) -> List? {
    target.propertyListBytes(in: tree).flatMap(list)
  }

  private static func list(_ bytes: [UInt8]) -> List? {
    (try? PropertyListGuard.readable(bytes)).flatMap { try? PropertyListDecoder().decode(List.self, from: Data($0)) }
  }

  /// The classes that the system makes to ask for answers to SiriKit, without their modules; nil where an extension does
  /// not say which, or where there is none.
  func answeringClasses(in tree: some SourceTree) -> Set<String>? {
    let targets = membership.members.map(\.target).filter { $0.kind == .extension }
    let lists: [(list: List?, fill: (String) -> String)] =
      membership.members.isEmpty
      ? Self.lists(in: tree).map { ($0, { $0 }) }
      : targets.map { (Self.list(of: $0, in: tree), $0.settings.filled) }
    var classes: Set<String> = []
    for (list, fill) in lists {
      guard let entry = list?.entry else { return nil }
      guard entry.point?.contains("$") != true else { return nil }
      guard entry.point == WithheldType.intentsPoint else { continue }
      guard let name = entry.principalClass.map(fill)?.lastNameComponent, !name.contains("$") else { return nil }
      classes.insert(name)
    }
    return classes.isEmpty ? nil : classes
  }

  // Where no project says which list is whose.
  private static func lists(in tree: some SourceTree) -> [List] {
    tree.paths.filter { $0.hasSuffix(".plist") }.compactMap { path in
      let bytes = try? tree.contents(of: path)
      return bytes.flatMap { $0.contains(text: WithheldType.intentsPoint) ? list($0) : nil }
    }
  }
}
