/// Source code that is short and asks for much: circles, long chains and fans of every kind of reference that the reader
/// follows.
///
/// Used by the tests, by the fuzz targets and by the attack script.
package enum SemanticBomb: String, CaseIterable, Sendable {
  case titleFan, titleCircle, phraseFan, phraseCircle, listFan, listCircle, constantChain, constantChainOverTypes
  case constantsInOneLine, constantsOfManyIntents, rawValues, aliasOfItself, aliasCircle, aliasOfIdentifier, aliasChain
  case aliasFan, aliasComposition, protocolChain, protocolDiamonds, protocolCircle, protocolChainOfMany, classChain
  case extensionsOfProtocol, membersOfProtocol, parametersOfProtocol, parametersOfChain, requirementsOfProtocol
  case textOfMany, typeOfMany, listOfMany, titleOfProtocol, casesOfEnum, repeatedTypes, deepTypes, longName,
    availability, shortcutsFan
  case shortcutsCircle, summaryFan, widgetFan, widgetVariables, widgetInstances, widgetWork, widgetBranches,
    conditions
  case conditionsOnOneLine
  case activities, activitiesOfMany
  case manifestFan, manifestCircle, projectFan

  /// The name of the file that reads it.
  package var path: String {
    switch self {
    case .manifestFan, .manifestCircle: "Package.swift"
    case .projectFan: "Project.swift"
    default: "Bomb.swift"
    }
  }

  /// The code, of up to so many bytes.
  package func code(bytes: Int) -> String {
    switch self {
    case .manifestFan, .manifestCircle, .projectFan: body(bytes)
    default: "import AppIntents\n\(body(bytes))"
    }
  }

  /// An intent with a title and more members.
  private static func intent(_ title: String, _ members: String = "") -> String {
    """
    struct Bomb: AppIntent {
      static let title: LocalizedStringResource = \(title)
      \(members)
      func perform() async throws -> some IntentResult { .result() }
    }

    """
  }

  private static func provider(_ members: String) -> String {
    "struct Provider: AppShortcutsProvider {\n\(members)\n}\n" + intent("\"Bomb\"")
  }

  /// As many lines as there is room for.
  private static func lines(_ bytes: Int, _ line: (Int) -> String) -> (code: String, count: Int) {
    var (code, count) = ("", 0)
    while code.utf8.count < bytes {
      code += line(count) + "\n"
      count += 1
    }
    return (code, count)
  }

  private static func fan(_ last: String, levels: Int = 40) -> String {
    (0..<levels).map { "let v\($0) = v\($0 + 1) + v\($0 + 1)\n" }.joined() + "let v\(levels) = \(last)\n"
  }

  private func body(_ bytes: Int) -> String {
    switch self {
    case .titleFan, .titleCircle, .phraseFan, .phraseCircle, .listFan, .listCircle, .constantChain,
      .constantChainOverTypes, .constantsInOneLine, .constantsOfManyIntents, .rawValues:
      constants(bytes)
    case .aliasOfItself, .aliasCircle, .aliasOfIdentifier, .aliasChain, .aliasFan, .aliasComposition: aliases(bytes)
    case .protocolChain, .protocolDiamonds, .protocolCircle, .protocolChainOfMany, .classChain, .extensionsOfProtocol,
      .membersOfProtocol, .parametersOfProtocol, .parametersOfChain, .requirementsOfProtocol, .titleOfProtocol:
      inheritance(bytes)
    case .textOfMany, .typeOfMany, .listOfMany, .casesOfEnum: copies(bytes)
    case .repeatedTypes, .deepTypes, .longName, .availability: types(bytes)
    case .shortcutsFan, .shortcutsCircle, .summaryFan, .widgetFan: builders()
    case .widgetVariables, .widgetInstances, .widgetWork: widgets(bytes)
    case .widgetBranches: branches(bytes)
    case .conditions, .conditionsOnOneLine, .activities, .activitiesOfMany: others(bytes)
    case .manifestFan:
      Self.fan("\"x\"") + "let package = Package(name: v0, targets: [.target(name: v0, path: v0)])\n"
    case .manifestCircle: "let v = v + v\nlet package = Package(name: v, targets: v)\n"
    case .projectFan:
      "import ProjectDescription\n\(Self.fan("\"x\""))"
        + "let project = Project(name: v0, targets: [.target(name: v0, product: .app, sources: v0)])\n"
    }
  }

  private func constants(_ bytes: Int) -> String {
    switch self {
    case .titleFan: return Self.fan("\"x\"") + Self.intent("v0")
    case .titleCircle: return "let v0 = v1\nlet v1 = v0 + v0\n" + Self.intent("v0")
    case .phraseFan:
      return Self.fan("\"x \\(.applicationName)\"")
        + Self.provider("static var appShortcuts: [AppShortcut] { AppShortcut(intent: Bomb(), phrases: [v0]) }")
    case .phraseCircle:
      return "let v = v + v\n"
        + Self.provider("static var appShortcuts: [AppShortcut] { AppShortcut(intent: Bomb(), phrases: [v]) }")
    case .listFan:
      return Self.fan("[\"x\"]")
        + Self.provider("static var appShortcuts: [AppShortcut] { AppShortcut(intent: Bomb(), phrases: v0) }")
    case .listCircle:
      return "let v = v + v\n"
        + Self.provider("static var appShortcuts: [AppShortcut] { AppShortcut(intent: Bomb(), phrases: v) }")
    case .constantChainOverTypes:
      let (code, count) = Self.lines(bytes) { "enum K\($0) { static let v = K\($0 + 1).v }" }
      return code + "enum K\(count) { static let v = \"x\" }\n" + Self.intent("K0.v")
    case .constantsInOneLine:
      let (code, count) = Self.lines(bytes) { "v\($0) = v\($0 + 1)," }
      return "let " + code + "v\(count) = \"x\"\n" + Self.intent("v0")
    case .constantsOfManyIntents:
      let (chain, count) = Self.lines(bytes / 2) { "let v\($0) = v\($0 + 1)" }
      let many = Self.lines(bytes / 2) { "struct I\($0): AppIntent { static let title = v0 }" }.code
      return chain + "let v\(count) = \"x\"\n" + many
    case .rawValues:
      let cases = Self.lines(bytes / 2) { "case c\($0)" }.code
      return "enum K: String {\n\(cases)}\n"
        + Self.lines(bytes / 2) { "struct I\($0): AppIntent { static let title = K.c\($0).rawValue }" }.code
    default:
      let (code, count) = Self.lines(bytes) { "let v\($0) = v\($0 + 1)" }
      return code + "let v\(count) = \"x\"\n" + Self.intent("v0")
    }
  }

  private func aliases(_ bytes: Int) -> String {
    let use = Self.intent("\"Bomb\"", "@Parameter var a: T0")
    switch self {
    case .aliasOfItself: return "typealias T0 = T0.T0\n" + use
    case .aliasCircle: return "typealias T0 = T1.T2\ntypealias T1 = T2.T0\ntypealias T2 = T0.T1\n" + use
    case .aliasOfIdentifier:
      return "typealias A = B\ntypealias B = A\nstruct E: AppEntity { typealias ID = A\n var id: A }\n" + use
    case .aliasFan:
      return (0..<40).map { "typealias T\($0) = T\($0 + 1).T\($0 + 1)\n" }.joined()
        + "struct T40 { typealias T40 = T40 }\n" + use
    case .aliasComposition:
      return (0..<40).map { "typealias T\($0) = T\($0 + 1) & T\($0 + 1)\n" }.joined()
        + "typealias T40 = AppIntent\nstruct I: T0 { static let title = \"x\" }\n"
    default:
      let (code, count) = Self.lines(bytes) { "typealias T\($0) = T\($0 + 1)" }
      return code + "typealias T\(count) = AppIntent\nstruct I: T0 { static let title = \"x\" }\n" + use
    }
  }

  private func inheritance(_ bytes: Int) -> String {
    let use = "struct I: A0 { static let title = \"x\" }\n"
    switch self {
    case .protocolDiamonds:
      return (0..<40).map { "protocol A\($0): A\($0 + 1), B\($0 + 1) {}\nprotocol B\($0): A\($0 + 1), B\($0 + 1) {}\n" }
        .joined() + "protocol A40: AppIntent {}\nprotocol B40: AppIntent {}\n" + use
    case .protocolCircle: return "protocol A0: A1 {}\nprotocol A1: A0, AppIntent {}\n" + use
    case .protocolChainOfMany:
      let (code, count) = Self.lines(bytes / 2) { "protocol A\($0): A\($0 + 1) {}" }
      return code + "protocol A\(count): AppIntent {}\n"
        + Self.lines(bytes / 2) { "struct S\($0): A0 { static let title = \"x\" }" }.code
    case .classChain:
      let (code, count) = Self.lines(bytes) { "class A\($0): A\($0 + 1) { static let title = \"x\" }" }
      return code + "class A\(count): AppIntent {}\n"
    case .extensionsOfProtocol:
      return "protocol P {}\n" + Self.lines(bytes / 2) { _ in "extension P {}" }.code
        + Self.lines(bytes / 2) { "struct S\($0): P, AppIntent {}" }.code
    case .membersOfProtocol:
      return "protocol P {}\n" + Self.lines(bytes / 2) { "extension P { var a\($0): Int { 0 } }" }.code
        + Self.lines(bytes / 2) { "struct S\($0): P, AppIntent {}" }.code
    case .parametersOfProtocol:
      return "protocol P {}\n" + Self.lines(bytes / 2) { "extension P { @Parameter var a\($0): Int }" }.code
        + Self.lines(bytes / 2) { "struct S\($0): P, AppIntent {}" }.code
    case .parametersOfChain:
      return "class A0: AppIntent {}\n"
        + Self.lines(bytes) { "class A\($0 + 1): A\($0) { @Parameter var a\($0): Int }" }.code
    case .requirementsOfProtocol:
      return "protocol P {}\nprotocol Q {}\n"
        + Self.lines(bytes / 2) { "extension P \($0 % 2 == 0 ? "" : "where Self: Q ") { var a\($0): Int { 0 } }" }.code
        + Self.lines(bytes / 2) { "struct S\($0): P, Q, AppIntent {}" }.code
    case .titleOfProtocol:
      let text = String(repeating: "x", count: bytes / 2)
      return "protocol P {}\nextension P { static var title: LocalizedStringResource { \"\(text)\" } }\n"
        + Self.lines(bytes / 2) { "struct S\($0): P, AppIntent {}" }.code
    default:
      let (code, count) = Self.lines(bytes) { "protocol A\($0): A\($0 + 1) {}" }
      return code + "protocol A\(count): AppIntent {}\n" + use
    }
  }

  /// What many places name or hold.
  private func copies(_ bytes: Int) -> String {
    let many = { (line: (Int) -> String) in Self.lines(bytes / 2, line).code }
    switch self {
    case .textOfMany:
      return "let v = \"\(String(repeating: "x", count: bytes / 2))\"\n"
        + Self.intent("\"Bomb\"", many { "@Parameter(default: v) var a\($0): String" })
    case .typeOfMany:
      return "typealias T = (\(String(repeating: "Int, ", count: bytes / 10))Int)\n"
        + Self.intent("\"Bomb\"", many { "@Parameter var a\($0): T" })
    case .listOfMany:
      return "let v = [\(many { "\"a\($0) \\(.applicationName)\"," })]\n"
        + Self.provider(
          "static var appShortcuts: [AppShortcut] { \(many { _ in "AppShortcut(intent: Bomb(), phrases: v)" }) }")
    default:
      return "enum E: String, AppEnum {\n\(many { "case c\($0)" })"
        + "static let caseDisplayRepresentations: [E: DisplayRepresentation] = [\(many { ".c\($0): \"t\"," })]\n}\n"
    }
  }

  private func types(_ bytes: Int) -> String {
    let intents = Self.lines(bytes / 2) { "struct I\($0): AppIntent { static let title = v\($0) }" }.code
    switch self {
    case .repeatedTypes:
      return Self.lines(bytes / 2) { _ in "struct S: AppIntent {}" }.code
        + Self.lines(bytes / 2) { _ in "extension S {}" }.code
    case .deepTypes:
      return (0..<180).map { "enum E\($0) {" }.joined() + "\n\(intents)" + String(repeating: "}", count: 180)
    case .longName:
      return "extension A" + String(repeating: ".A", count: bytes / 4) + " {\n\(intents)}\n" + Self.intent("\"Bomb\"")
    default:
      return Self.lines(bytes / 2) { "@available(P\($0) 1, *)" }.code + "enum O {\n\(intents)}\n"
    }
  }

  private func builders() -> String {
    switch self {
    case .shortcutsCircle:
      return Self.provider("static var appShortcuts: [AppShortcut] = appShortcuts + appShortcuts")
    case .shortcutsFan:
      let members = (0..<40).map { "static var a\($0): [AppShortcut] { a\($0 + 1) + a\($0 + 1) }\n" }.joined()
      return Self.provider(
        "static var appShortcuts: [AppShortcut] { a0 }\n\(members)"
          + "static var a40: [AppShortcut] { [AppShortcut(intent: Bomb(), phrases: [\"x\"])] }")
    case .summaryFan:
      return Self.intent(
        "\"Bomb\"",
        "static var parameterSummary: some ParameterSummary { When(\\.$a, .equalTo, 1) { parameterSummary } otherwise: "
          + "{ parameterSummary } }")
    default:
      let uses = String(repeating: "if true { body }\n", count: 40)
      return "struct W: Widget { var body: some WidgetConfiguration {\n\(uses)} }\n" + Self.intent("\"Bomb\"")
    }
  }

  private func others(_ bytes: Int) -> String {
    let intent = Self.intent("\"Bomb\"")
    switch self {
    case .conditions:
      return "#if os(iOS)\n" + Self.lines(bytes) { "#elseif os(macOS)\nlet a\($0) = 1" }.code + "#endif\n" + intent
    case .conditionsOnOneLine:
      return "let a = 1; " + String(repeating: "#if (a);", count: bytes / 8) + "\n" + intent
    case .activities:
      return "class A { func f() { let a = NSUserActivity(activityType: \"a\")\n"
        + Self.lines(bytes) { _ in "a.isEligibleForPrediction = true" }.code + "} }\n" + intent
    default:
      let made = Self.lines(bytes / 2) { "let a\($0) = NSUserActivity(activityType: \"a\")" }.code
      let offered = Self.lines(bytes / 2) { "b\($0).isEligibleForSearch = true" }.code
      return "\(made)class A { func f() {\n\(offered)} }\n\(intent)"
    }
  }

  /// Many calls in branches of a bundle, and many members of it that lead to one.
  private func branches(_ bytes: Int) -> String {
    let count = bytes / 90
    let calls = (0..<count).map { "W(); h\($0)()" }.joined(separator: "\n")
    let helpers = (0..<count).map { "@WidgetBundleBuilder func h\($0)() -> some Widget { W() }" }
    return """
      struct W: Widget {
        var body: some WidgetConfiguration { StaticConfiguration(kind: "w", provider: P()) { _ in } }
      }
      @main struct Widgets: WidgetBundle {
        var body: some Widget { if #available(iOS 18, *) { \(calls) } }
        \(helpers.joined(separator: "\n"))
      }
      """ + "\n" + Self.intent("\"Bomb\"")
  }

  /// Widgets of one type that a bundle makes, whose kinds depend on how.
  private func widgets(_ bytes: Int) -> String {
    // Each of many calls makes a widget with a kind that takes long.
    if self == .widgetWork {
      return """
        struct W: Widget {
          let n: Int
          var kind: String { var t = ""; for i in 0..<900 { t = "\\(i)\\(n)" }; return t }
          var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: P()) { _ in } }
        }
        @main struct Widgets: WidgetBundle {
          var body: some Widget {
            \((0..<bytes / 10).map { "W(n: \($0))" }.joined(separator: "\n"))
          }
        }
        """ + "\n" + Self.intent("\"Bomb\"")
    }
    let number = self == .widgetVariables ? min(120, Int(Double(bytes / 5).squareRoot())) : bytes / 60
    let names = (0..<number).map { "v\($0)" }
    let variables = names.map { "var \($0): String { \(names.joined(separator: " + ")) }" }
    let initializers = names.map { "init(\($0): String) { x = \($0) }" }
    let calls = names.map { "W(\($0): \"a\")" }
    let isOfVariables = self == .widgetVariables
    return """
      struct W: Widget {
        let x: String
        \((isOfVariables ? variables : initializers).joined(separator: "\n"))
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: \(isOfVariables ? "v0 + x" : "x"), provider: P()) { _ in }
        }
      }
      @main struct Widgets: WidgetBundle {
        var body: some Widget {
          \((isOfVariables ? ["W(x: \"a\")", "W(x: \"b\")"] : calls).joined(separator: "\n"))
        }
      }
      """ + "\n" + Self.intent("\"Bomb\"")
  }
}
