package import IntentSurface

/// A surface for a person to read: one line for each promise, the same lines for equal surfaces.
package enum SurfaceOutline {
  package static func text(of surface: Surface) -> String {
    let surface = surface.canonical()
    let sections = [
      section("Intents", surface.intents.map(\.outline)),
      section("Entities", surface.entities.map(\.outline)),
      section("Queries", surface.queries.map(\.outline)),
      section("Enums", surface.enums.map(\.outline)),
      section("Union values", surface.unionValues.map(\.outline)),
      section("App Shortcuts", surface.appShortcuts.map(\.outline)),
      section("Widgets and controls", surface.widgets.map(\.outline)),
      section("Onscreen content", surface.onscreenContent.map(\.outline)),
      section("Packages", surface.packages.map { [([$0.typePath] + $0.includes).joined(separator: "  ")] }),
      section("Legacy intents", surface.legacyIntents.map(\.outline)),
      section("Legacy enums", surface.legacyEnums.map(\.outline)),
      section("Legacy types", surface.legacyTypes.map { [$0.name] + $0.properties.map(\.outline) }),
    ]
    let body = sections.filter { !$0.isEmpty }
    return ([heading(surface)] + (body.isEmpty ? ["No intents."] : body)).joined(separator: "\n\n") + "\n"
  }

  private static func heading(_ surface: Surface) -> String {
    let app = surface.app
    let name = [app.name.isEmpty ? "A surface" : app.name, app.version].compactMap { $0 }.joined(separator: " ")
    let platforms = surface.readFrom.platforms.map(\.rawValue).joined(separator: ", ")
    return [name, app.date, "from \(surface.readFrom.kind.rawValue)", platforms.isEmpty ? nil : platforms]
      .compactMap { $0 }.joined(separator: ", ")
  }

  private static func section(_ title: String, _ records: [[String]]) -> String {
    guard !records.isEmpty else { return "" }
    let lines = records.flatMap { lines in lines.enumerated().map { ($0.offset == 0 ? "  " : "      ") + $0.element } }
    return "\(title) (\(records.count))\n" + lines.map(Escaping.visible).joined(separator: "\n")
  }
}

/// Collects the remarks about a declaration that follow its name.
struct OutlineRemarks {
  private(set) var text = ""

  mutating func add(_ remark: String?) {
    if let remark, !remark.isEmpty { text += "  " + remark }
  }

  mutating func add(_ word: String, if holds: Bool) { if holds { add(word) } }
}

extension Setting {
  /// A text in quotes, an expression in parentheses.
  var outline: String {
    switch self {
    case .value(let value): "“\(value)”"
    case .expression(let expression): "(\(expression))"
    }
  }
}

extension SurfaceRecord {
  /// The identifier, the title, and the Swift type where that is another.
  func outlineHead(title: Text?) -> OutlineRemarks {
    var remarks = OutlineRemarks()
    remarks.add(title?.outline)
    remarks.add("type \(typePath)", if: typePath != identifier)
    remarks.add("identifier from \(identifierSource.rawValue)", if: identifierSource != .typeName)
    remarks.add(module.map { "in \($0)" })
    remarks.add(platforms.map { "only on " + $0.map(\.rawValue).joined(separator: ", ") })
    remarks.add("through \(conformance)", if: ![.direct, .schemaMacro, .unknown].contains(conformance))
    remarks.add(availability.isEmpty ? nil : availability.map(\.outline).joined(separator: ", "))
    return remarks
  }
}

extension Availability {
  var outline: String {
    let versions = [
      introduced.map { "\($0)+" }, deprecated.map { "deprecated \($0)" }, obsoleted.map { "obsoleted \($0)" },
      isUnavailable == true ? "unavailable" : nil, isDeprecated == true ? "deprecated" : nil,
    ]
    return ([platform] + versions.compactMap { $0 }).joined(separator: " ")
  }
}
