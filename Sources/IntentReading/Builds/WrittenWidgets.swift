import IntentSurface
import ProjectReading

extension SurfaceReading {
  /// Adds the widgets that tools write the code of before a build.
  mutating func addWrittenWidgets(_ membership: Membership) {
    for member in membership.members {
      for var widget in member.target.writtenWidgets {
        widget.hosts = [member.name]
        surface.widgets.append(widget)
        locations.add(SourceLocation(path: member.project.path), of: Subject(.widget, widget.kind.spelling))
      }
    }
  }
}
