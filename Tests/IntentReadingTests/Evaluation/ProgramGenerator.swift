import TestSupport

/// Writes small Swift programs whose result is one text, as people write kinds, identifiers and titles: seeded, so that the
/// same number gives the same program.
struct ProgramGenerator {
  private var random: SeededGenerator
  private let name: String
  private var depth = 0
  /// Texts, numbers, flags and lists that names stand for where code is being written.
  private var texts: [String] = []
  private var numbers: [String] = []
  private var flags: [String] = []
  private var lists: [String] = []
  private var optionals: [String] = []
  private var declarations: [String] = []
  private var count = 0
  /// Conditions that only a running program answers.
  private let openFlags: [String]

  /// What is declared beside programs that ask whether it is open, which the variable `OPEN` of the process says.
  static let openDeclarations = """
    let isOpen = ProcessInfo.processInfo.environment["OPEN"] != nil
    enum Door {
      static var isOpen: Bool { ProcessInfo.processInfo.environment["OPEN"] == "yes" }
      static func isShut(_ isSure: Bool = true) -> Bool { isSure && !isOpen }
    }
    """

  /// - Parameters:
  ///   - seed: of the whole run.
  ///   - number: of the program.
  ///   - isAsking: whether it asks what only a running program can answer.
  init(seed: UInt64, number: Int, isAsking: Bool = false) {
    openFlags = isAsking ? ["isOpen", "Door.isOpen", "Door.isShut()"] : []
    random = SeededGenerator(seed: seed &+ UInt64(number) &* 0x9E37_79B9)
    name = "P\(number)"
  }

  /// The program: a namespace with a `result`, and what stands outside of it.
  mutating func program() -> String {
    extensions.append(
      "extension String {\n  static func shout\(name)(_ text: String) -> String { text + \(literal()) }\n"
        + "  static var leaf\(name): String { \(literal()) }\n}")
    for _ in 0..<random.upTo(3) + 1 { addDeclaration() }
    let result = text()
    return """
      enum \(name) {
      \(declarations.map { indented($0) }.joined(separator: "\n"))
        static let result: String = \(result)
      }
      """
  }

  private func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
  }

  private mutating func fresh(_ prefix: String) -> String {
    count += 1
    return "\(prefix)\(count)"
  }

  private mutating func choose(_ choices: [String]) -> String { choices[random.upTo(choices.count)] }

  /// One of what `write` gives, or a leaf where code is nested deep enough.
  private mutating func nested(
    _ leaf: (inout Self) -> String, _ choices: [(inout Self) -> String]
  ) -> String {
    guard depth < 3, random.upTo(4) > 0 else { return leaf(&self) }
    depth += 1
    defer { depth -= 1 }
    return choices[random.upTo(choices.count)](&self)
  }

  // MARK: Expressions

  private static let words = ["brew", "com.app", "Open", "widget_kind", "A b", "x", "été", "Z9", "garden-Day", ""]

  private mutating func literal() -> String {
    let word = choose(Self.words)
    switch random.upTo(6) {
    case 0: return "#\"\(word)\"#"
    case 1: return "\"\"\"\n\(word)\n\"\"\""
    case 2: return "\"\(word)\\u{2E}\\\"\\\\\""
    default: return "\"\(word)\""
    }
  }

  private mutating func text() -> String {
    nested(
      { $0.texts.isEmpty || $0.random.upTo(3) == 0 ? $0.literal() : $0.choose($0.texts) },
      [
        { "(\($0.text()) + \($0.text()))" }, { "\"a\\(\($0.text()))b\"" }, { "\"\\(\($0.number()))\"" },
        { "\"\\(\($0.flag()))-\\(\($0.number()))\"" }, { "(\($0.flag()) ? \($0.text()) : \($0.text()))" },
        { "\($0.list()).joined(separator: \($0.literal()))" }, { "\($0.list()).joined()" },
        { "\($0.text()).lowercased()" }, { "\($0.text()).uppercased()" },
        { "\($0.text()).replacingOccurrences(of: \"e\", with: \($0.literal()))" },
        { "(\($0.optional()) ?? \($0.text()))" }, { "String(\($0.text()).reversed())" },
        { "String(\($0.text()).dropFirst())" }, { "String(\($0.text()).prefix(3))" },
        { "(\($0.list()).first ?? \($0.text()))" }, { "(\($0.list()).last ?? \"none\")" },
        { "String(\($0.number()))" }, { "\($0.number()).description" }, { "String(describing: \($0.number()))" },
        { "(\($0.text()).split(separator: \".\").first.map(String.init) ?? \($0.text()))" },
        { "\($0.text()).components(separatedBy: \".\").joined(separator: \"_\")" },
        { "(\($0.text()) as String + \($0.literal()))" }, { "((\($0.text()) as Any) as? String ?? \($0.literal()))" },
        { "{ \($0.text()) }()" }, { "NSLocalizedString(\($0.text()), comment: \"\")" },
        { "NSLocalizedString(\"a\\(\($0.number()))\", tableName: \"T\", value: \($0.text()), comment: \"\")" },
        { "{ () -> String in .shout\($0.name)(\($0.text())) }()" }, { "{ () -> String in .leaf\($0.name) }()" },
        { "String(repeating: \($0.text()), count: 2)" }, { "\"\\([1, \($0.random.upTo(9)).5])\"" },
        { "\"\\([\($0.literal()), nil] as [String?])\"" },
        { "String(format: \"%2$@-%1$@\", \($0.text()), \($0.literal()))" },
        { "[\"k\": \($0.text())][\"k\", default: \"d\"]" },
        { "([\"k\": \($0.text())][\"k\"] ?? \"none\")" }, { "\"\\(\($0.list()))\"" },
        { "\($0.list()).map({ \"<\" + $0 + \">\" }).joined()" }, { "\($0.list()).reduce(\"\", { $0 + $1 })" },
        { "\($0.list()).enumerated().map({ \"\\($0.offset)\\($0.element)\" }).joined()" },
        { "(\($0.list()).first(where: { $0.hasPrefix(\"c\") }) ?? \"none\")" },
        { "(\($0.optional()).map({ $0 + \"!\" }) ?? \"nil\")" }, { "\"\\(\($0.double()))\"" },
        { "(\($0.optional())?.uppercased() ?? \"none\")" }, { "\"\\(\($0.number()) * 1)\\(\($0.text()).count)\"" },
        { "\($0.list()).reduce(into: \"\") { $0 += $1 }" },
        { "(\($0.list()).max { $0.count < $1.count } ?? \"none\")" },
        { "\($0.text()).split(separator: \".\", maxSplits: 1).map(String.init).joined(separator: \"|\")" },
        { "\($0.text()).trimmingCharacters(in: CharacterSet(charactersIn: \"b.W\"))" },
        { "(Dictionary(grouping: \($0.list())) { $0.count }[1]?.joined() ?? \"none\")" },
      ])
  }

  private mutating func number() -> String {
    nested(
      { $0.numbers.isEmpty || $0.random.upTo(2) == 0 ? "\($0.random.upTo(9))" : $0.choose($0.numbers) },
      [
        { "(\($0.number()) + \($0.number()))" }, { "(\($0.number()) - \($0.number()) * 2)" }, { "\($0.text()).count" },
        { "\($0.list()).count" }, { "(\($0.number()) % 3)" }, { "max(\($0.number()), \($0.number()))" },
        { "(\($0.flag()) ? \($0.number()) : \($0.number()))" }, { "abs(\($0.number()) - 5)" },
        { "(Int(\"\($0.random.upTo(90))\") ?? 0)" }, { "[\($0.number()), \($0.number())].reduce(0, +)" },
      ])
  }

  private mutating func double() -> String {
    nested(
      { "\($0.random.upTo(9)).\($0.random.upTo(9))" },
      [{ "(\($0.double()) + 1)" }, { "Double(\($0.number()))" }, { "(\($0.double()) / 2)" }])
  }

  private mutating func flag() -> String {
    nested(
      {
        $0.flags.isEmpty || $0.random.upTo(2) == 0
          ? $0.choose(["true", "false"] + $0.openFlags) : $0.choose($0.flags)
      },
      [
        { "!\($0.flag())" }, { "(\($0.flag()) && \($0.flag()))" }, { "(\($0.flag()) || \($0.flag()))" },
        { "(\($0.text()) == \($0.text()))" }, { "(\($0.number()) < \($0.number()))" },
        { "\($0.text()).hasPrefix(\"c\")" }, { "\($0.text()).isEmpty" }, { "\($0.list()).contains(\"brew\")" },
        { "\($0.list()).contains(where: { $0.isEmpty })" }, { "\($0.text()).hasSuffix(\($0.literal()))" },
        { "Set(\($0.list())).isSubset(of: \($0.list()))" }, { "(\($0.number()) >= 3)" },
        { "\($0.list()).allSatisfy({ $0.count > 1 })" },
      ])
  }

  private mutating func list() -> String {
    nested(
      { generator in
        generator.lists.isEmpty || generator.random.upTo(2) == 0
          ? "[\((0...generator.random.upTo(3)).map { _ in generator.literal() }.joined(separator: ", "))]"
          : generator.choose(generator.lists)
      },
      [
        { "[\($0.text()), \($0.text())]" }, { "(\($0.list()) + \($0.list()))" }, { "\($0.list()).sorted()" },
        { "\($0.list()).map({ $0.uppercased() })" }, { "\($0.list()).filter({ !$0.isEmpty })" },
        { "Array(\($0.list()).reversed())" }, { "Array(\($0.list()).dropFirst())" },
        { "\($0.text()).components(separatedBy: \".\")" },
        { "(\($0.list()).compactMap({ $0.isEmpty ? nil : $0 }) as [String])" },
        { "(0..<\($0.random.upTo(4) + 1)).map({ \"n\\($0)\" })" }, { "(\($0.flag()) ? \($0.list()) : \($0.list()))" },
        { "\($0.list()).sorted(by: { $0.count < $1.count })" }, { "Array(\($0.list()).prefix(2))" },
        { "\($0.text()).split(separator: \".\").map(String.init)" }, { "\($0.list()).map(\\.capitalized)" },
        { "Set(\($0.list())).union(\($0.list())).sorted()" },
        { "Array(Set(\($0.list())).subtracting(\($0.list()))).sorted()" },
        { "Set(\($0.list())).symmetricDifference(Set(\($0.list()))).sorted()" },
      ])
  }

  private mutating func optional() -> String {
    nested(
      { $0.optionals.isEmpty ? "Optional(\($0.literal()))" : $0.choose($0.optionals) },
      [
        { "\($0.list()).first" }, { "[\"a\": \($0.text())][\"\($0.choose(["a", "b"]))\"]" },
        { "(\($0.flag()) ? Optional(\($0.text())) : nil)" }, { "\($0.list()).last(where: { !$0.isEmpty })" },
      ])
  }

  // MARK: Declarations

  private mutating func addDeclaration() {
    // Each of what is never known counts among the unknown.
    guard random.upTo(40) > 0 else { return random.upTo(2) == 0 ? addBuilder() : addConstrained() }
    switch random.upTo(14) {
    case 0, 1: addConstant()
    case 2, 3: addFunction()
    case 4, 5: addEnum()
    case 6: addStruct()
    case 7: addProtocol()
    case 8: addClass()
    case 9: addWrapper()
    case 10: addOperators()
    case 11: addDynamicMembers()
    case 12: addOverloads()
    default: addComputed()
    }
  }

  private mutating func addConstant() {
    let constant = fresh("c")
    let reference = choose([constant, "Self.\(constant)", "\(name).\(constant)"])
    switch random.upTo(6) {
    case 0:
      declarations.append("static let \(constant) = \(text())")
      texts.append(reference)
    case 1:
      declarations.append("static let \(constant): [String] = \(list())")
      lists.append(reference)
    case 2:
      declarations.append("static let \(constant): Int = \(number())")
      numbers.append(reference)
    case 3:
      declarations.append("static let \(constant): String? = \(choose([text(), "nil"]))")
      optionals.append(reference)
    case 4:
      declarations.append("static let \(constant): Double = \(choose(["\(random.upTo(7))", double(), "7 / 2"]))")
      texts.append("\"\\(\(reference))\"")
    default:
      declarations.append("static let \(constant) = (key: \(text()), value: \(number()))")
      texts.append("\(reference).key")
      numbers.append("\(reference).1")
    }
  }

  private mutating func addComputed() {
    let variable = fresh("v")
    declarations.append("static var \(variable): String {\n\(indented(body()))\n}")
    texts.append(variable)
  }

  private mutating func addFunction() {
    let function = fresh("f")
    switch random.upTo(9) {
    case 0:
      let inner = scoped(texts: ["part"]) { $0.body() }
      declarations.append(
        "static func \(function)(_ part: String = \(literal())) -> String {\n\(indented(inner))\n}")
      texts.append(choose(["\(function)()", "\(function)(\(literal()))"]))
    case 1:
      let inner = scoped(texts: ["name"], numbers: ["index"]) { $0.body() }
      declarations.append(
        "static func \(function)(of name: String, at index: Int = 2) -> String {\n\(indented(inner))\n}")
      texts.append("\(function)(of: \(literal()), at: \(number()))")
      texts.append("\(function)(of: \(literal()))")
    case 2:
      let inner = scoped(lists: ["parts"]) { $0.body() }
      declarations.append("static func \(function)(_ parts: String...) -> String {\n\(indented(inner))\n}")
      texts.append("\(function)(\(literal()), \(literal()))")
    case 3:
      declarations.append("static func \(function)(_ text: inout String) { text += \(literal()) }")
      texts.append("{ var held = \(literal()); \(function)(&held); return held }()")
    case 4:
      declarations.append("static func \(function)(name: String = #function) -> String { name + \(literal()) }")
      let caller = fresh("caller")
      declarations.append("static var \(caller): String { \(function)() }")
      texts.append(caller)
    case 5:
      declarations.append(
        "static func \(function)(_ number: Int) -> String { \"\\(number)i\" }\n"
          + "static func \(function)(_ text: String) -> String { text + \(literal()) }")
      texts += ["\(function)(\(literal()))", "\(function)(\(random.upTo(9)))"]
    case 6:
      declarations.append(
        "static func \(function)(_ isOn: Bool) throws -> String {\n"
          + "  guard isOn else { throw CancellationError() }\n  return \(literal())\n}")
      texts += [
        "((try? \(function)(\(flag()))) ?? \(literal()))",
        "{ () -> String in do { let made = try \(function)(\(flag())); return made } catch { return \(literal()) } }()",
      ]
    case 7:
      declarations.append(
        "static func \(function)<T>(_ values: [T]) -> String { \"\\(values.count)\\(T.self)\" }")
      texts += ["\(function)([1, 2])", "\(function)(\(list()))"]
    default:
      declarations.append(
        "static func \(function)(_ change: (String) -> String) -> String { change(\(literal())) }")
      texts.append("\(function)({ $0 + \"c\" })")
    }
  }

  private mutating func scoped(
    texts: [String] = [], numbers: [String] = [], lists: [String] = [], _ write: (inout Self) -> String
  ) -> String {
    let held = (self.texts, self.numbers, self.lists)
    self.texts += texts + texts
    self.numbers += numbers
    self.lists += lists
    defer { (self.texts, self.numbers, self.lists) = held }
    return write(&self)
  }

  /// Statements that give a text back.
  private mutating func body() -> String {
    let local = fresh("t")
    let end = "return \(local)"
    switch random.upTo(20) {
    case 0: return text()
    case 17:
      return "var \(local) = \(literal())\nlet grow = { (text: inout String) in text += \(literal()) }\n"
        + "grow(&\(local))\n\(end)"
    case 18:
      return "var \(local) = [String]()\nvar seen = [String: Int]()\nfor part in \(list()) {\n"
        + "  seen[part, default: 0] += 1\n  \(local) += [String](repeating: part, count: seen[part] ?? 0)\n}\n"
        + "return \(local).joined()"
    case 19:
      return "func change(_ text: inout String, by make: (inout String) -> Void) { make(&text) }\n"
        + "var \(local) = \(text())\nchange(&\(local)) { $0 = $0 + \(literal()) }\n\(end)"
    case 14:
      return
        "var \(local) = \"\"\nouter: for a in \(list()) {\n  for b in \(list()) {\n    if a == b { continue outer }\n"
        + "    if b.isEmpty { break outer }\n    \(local) += a + b\n  }\n}\n\(end)"
    case 15:
      return "var rest = \(list())\nvar \(local) = \"\"\nwhile let next = rest.popLast() { \(local) += next }\n\(end)"
    case 16:
      return "var \(local) = \(literal())\nlet held = { [\(local)] in \(local) + \(literal()) }\n"
        + "let seen = { \(local) + \(literal()) }\n\(local) += \(text())\nreturn held() + seen()"
    case 12: return "var \(local): String { \(literal()) }\n\(end) + \(local)"
    case 1: return "let \(local) = \(text())\n\(end) + \(literal())"
    case 2: return "var \(local) = \(text())\n\(local) += \(text())\nif \(flag()) { \(local) = \(text()) }\n\(end)"
    case 3: return "guard \(flag()) else { return \(text()) }\nreturn \(text())"
    case 4:
      return "var \(local) = \"\"\nfor part in \(list()) where !part.isEmpty {\n  if part == \"x\" { break }\n"
        + "  \(local) += part.prefix(2)\n}\n\(end)"
    case 5: return "if let found = \(optional()) { return found }\nreturn \(text())"
    case 6:
      return "let \(local) = if \(flag()) { \(text()) } else { \(text()) }\n\(end)"
    case 7:
      return "switch \(number()) {\ncase 0: return \(text())\ncase 1...4: return \(text())\n"
        + "case let other where other > 6: return \"\\(other)\"\ndefault: return \(text())\n}"
    case 8:
      return "var \(local): [String] = []\nfor index in 0..<3 {\n  guard index != 1 else { continue }\n"
        + "  \(local).append(\"\\(index)\" + \(literal()))\n}\nreturn \(local).joined(separator: \"/\")"
    case 9:
      return "var \(local) = [\(literal()), \(literal())]\nlet last = \(local).removeLast()\ndefer { \(local) = [] }\n"
        + "return \(local).joined() + last"
    case 10:
      return "struct Part { var text = \(literal()) }\nvar \(local) = Part().text\n"
        + "while \(local).hasPrefix(\"a\") { \(local).removeFirst() }\n\(end)"
    case 11:
      return "var \(local) = [\(text()), \(text()), \(literal())]\n\(local).swapAt(0, \(random.upTo(3)))\n"
        + "return \(local).joined(separator: \"-\")"
    default:
      return
        "var index = 0\nvar \(local) = \(literal())\nwhile index < 3 {\n  index += 1\n  \(local) = \(local) + \"\\(index)\"\n}\n\(end)"
    }
  }

  private mutating func addEnum() {
    let type = fresh("Kind")
    let raw = choose(["String", "Int", ""])
    let cases = ["daily", "weekly", "`default`"]
    let written = cases.map { element -> String in
      guard random.upTo(2) == 0 else { return "case \(element)" }
      return raw == "String" ? "case \(element) = \"\(choose(["a.b", "W", "d-1"]))\(fresh(""))\"" : "case \(element)"
    }
    let isDescribed = random.upTo(3) == 0
    let inherited = [raw.isEmpty ? nil : raw, "CaseIterable", isDescribed ? "CustomStringConvertible" : nil]
      .compactMap(\.self).joined(separator: ", ")
    let switched = "switch self {\ncase .daily: \(literal())\ncase .weekly: \(literal())\ndefault: \(literal())\n}"
    let named = scoped(texts: ["title", "\"\\(self == .daily)\""]) { $0.text() }
    declarations.append(
      """
      enum \(type): \(inherited) {
      \(indented(written.joined(separator: "\n")))
        var title: String {
      \(indented(indented(switched)))
        }
        \(isDescribed ? "var description: String { title + \"?\" }" : "")
        var name: String { \(named) }
        static let main: \(type) = .weekly
        static func make(_ kind: \(type) = .daily) -> String { kind.title + kind.name }
      }
      """)
    let value = choose(["\(type).daily", "\(type).main", "\(type).weekly", "\(type).allCases[1]"])
    texts += ["\(value).title", "\(value).name", "\"\\(\(value))\"", "\(type).make(.weekly)", "\(type).make()"]
    texts.append("String(describing: \(type).self)")
    lists += ["\(type).allCases.map(\\.title)", "[\(type).daily, .weekly].map(\\.title)"]
    flags.append("[.daily, .weekly].contains(\(value))")
    texts.append("(\(flag()) ? .weekly : \(type).daily).title")
    if raw == "String" { texts.append("\(value).rawValue") }
    if raw == "Int" { numbers.append("\(value).rawValue") }
    if !raw.isEmpty {
      texts.append("(\(type)(rawValue: \(raw == "Int" ? number() : literal())) ?? .daily).title")
    }
    if !raw.isEmpty { optionals.append("\(type)(rawValue: \(raw == "Int" ? number() : literal()))?.title") }
  }

  private mutating func addStruct() {
    let type = fresh("Box")
    let inner = scoped(texts: ["kind", "self.kind"], numbers: ["size"]) { $0.body() }
    let isOwn = random.upTo(2) == 0
    let initializer =
      isOwn ? "init(kind: String, size: Int = 3) {\n  self.kind = kind + \"i\"\n  self.size = size\n}" : ""
    declarations.append(
      """
      struct \(type) {
        var kind: String
        var size: Int = 4
        static let shared = \(type)(kind: \(literal()))
      \(indented(initializer))
        var identifier: String {
      \(indented(indented(inner)))
        }
        func named(_ suffix: String) -> String { identifier + suffix }
        mutating func grow() { kind += "+" }
        func with(_ change: (inout Self) -> Void) -> \(type) {
          var copy = self
          change(&copy)
          return copy
        }
        var typeName: String { String(describing: Self.self) + "\\(type(of: self))" }
      }
      """)
    let value = choose([
      "\(type).shared", "\(type)(kind: \(literal()))", "\(type)(kind: \(literal()), size: \(number()))",
    ])
    texts += ["\(value).identifier", "\(value).kind", "\(value).named(\(literal()))", "\(value).typeName"]
    texts.append("{ var box = \(value); box.grow(); return box.kind }()")
    texts.append("\(value).with { $0.kind += \(literal()); $0.grow() }.kind")
    texts.append("{ (box: \(type)) in box.kind }(.shared.with { $0.kind = \(literal()) })")
    lists.append("[\(type)]([.shared, \(value)]).map(\\.kind)")
    texts.append("\"\\(\(value))\"")
    numbers.append("\(value).size")
  }

  private mutating func addClass() {
    let (base, type) = (fresh("Base"), fresh("Store"))
    let inner = scoped(texts: ["kind", "self.kind"]) { $0.body() }
    let initializer = choose(["", "init(kind: String = \(literal())) { self.kind = kind + \(literal()) }"])
    let made = initializer.isEmpty ? "kind = \(literal())" : "kind: String"
    declarations.append("class \(base) {\n  class var word: String { \(literal()) }\n}")
    declarations.append(
      """
      final class \(type): Sendable {
        static let shared = \(type)()
        let \(made)
      \(indented(initializer))
        var identifier: String {
      \(indented(indented(inner)))
        }
      }
      final class \(type)Child: \(base) {
        override class var word: String { \(literal()) }
      }
      """)
    texts += ["\(type).shared.kind", "\(type).shared.identifier", "\(base).word", "\(type)Child.word"]
    if !initializer.isEmpty { texts.append("\(type)(kind: \(literal())).kind") }
  }

  private mutating func addWrapper() {
    let (wrapper, holder, literalType) = (fresh("Wrap"), fresh("Held"), fresh("Text"))
    let tail = scoped(texts: ["text"]) { $0.text() }
    declarations.append(
      """
      @propertyWrapper struct \(wrapper) {
        var text: String
        init(wrappedValue: String, _ end: String = "") { text = wrappedValue + end }
        var wrappedValue: String { \(tail) }
      }
      struct \(holder) { @\(wrapper) var kind = \(literal()); @\(wrapper)("e") var other = \(literal()) }
      struct \(literalType): ExpressibleByStringLiteral {
        let raw: String
        init(stringLiteral text: String) { raw = text + \(literal()) }
        func callAsFunction(_ end: String) -> String { raw + end }
      }
      """)
    let made = fresh("made")
    declarations.append("static let \(made): \(literalType) = \(literal())")
    texts += ["\(holder)().kind", "\(holder)().other", "\(made).raw", "\(made)(\(literal()))"]
  }

  private mutating func addOperators() {
    let type = fresh("Path")
    let lazily = fresh("h")
    declarations.append(
      """
      struct \(type) {
        var parts: [String]
        subscript(_ index: Int) -> String { parts.isEmpty ? "none" : parts[0] + "\\(index)" }
        subscript(named name: String) -> String { name + \(literal()) }
        static subscript(_ name: String) -> \(type) { \(type)(parts: [name, \(literal())]) }
        static func + (left: \(type), right: \(type)) -> \(type) { \(type)(parts: left.parts + right.parts) }
        static func == (left: \(type), right: \(type)) -> Bool { left.parts.count == right.parts.count }
        var text: String { parts.joined(separator: ".") }
      }
      static func \(lazily)(_ isOn: Bool, _ text: @autoclosure () -> String) -> String { isOn ? text() : "off" }
      """)
    let (first, second) = ("\(type)(parts: \(list()))", "\(type)[\(literal())]")
    texts += [
      "(\(first) + \(second)).text", "\(second)[\(random.upTo(3))]", "\(first)[named: \(literal())]",
      "\(lazily)(\(flag()), \(text()))", "String(format: \"%@-%d-%%\", \(text()), \(number()))",
      "\(text()).trimmingCharacters(in: .whitespaces)",
    ]
    flags.append("(\(first) == \(second))")
  }

  private mutating func addOverloads() {
    let (function, failure) = (fresh("o"), fresh("Failed"))
    declarations.append(
      """
      enum \(failure): Error { case named(String), other }
      static func \(function)<T>(_ value: T) -> String { "\\(T.self)" + \(literal()) }
      static func \(function)(_ text: String) -> String { text + \(literal()) }
      static func \(function)a() -> Int { \(random.upTo(9)) }
      static func \(function)a() -> String { \(literal()) }
      static func \(function)b(_ number: Int) throws -> String {
        switch number {
        case 1: \(literal())
        case 2: throw \(failure).named(\(literal()))
        default: throw \(failure).other
        }
      }
      static func \(function)c(_ number: Int) -> String {
        do {
          return try \(function)b(number)
        } catch \(failure).named(let text) where !text.isEmpty {
          return text
        } catch let error as \(failure) {
          return "\\(error)"
        } catch {
          return \(literal())
        }
      }
      """)
    texts += [
      "\(function)(\(literal()))", "\(function)a()", "\(function)c(\(number()))", "\(function)c(\(random.upTo(3)))",
    ]
  }

  private mutating func addBuilder() {
    let (builder, function) = (fresh("Builder"), fresh("built"))
    declarations.append(
      """
      @resultBuilder enum \(builder) {
        static func buildBlock(_ parts: String...) -> String { parts.joined(separator: \(literal())) }
      }
      static func \(function)(@\(builder) _ make: () -> String) -> String { make() }
      @\(builder) static var \(function)a: String {
        \(literal())
      }
      """)
    texts += ["\(function) { \(literal()) }", "\(function)a"]
  }

  private mutating func addConstrained() {
    let type = fresh("Of")
    declarations.append("struct \(type)<T> { var kind: String { \(literal()) } }")
    extensions.append("extension \(name).\(type) where T == Int { var kind: String { \(literal()) } }")
    texts += ["\(type)<Int>().kind", "\(type)<String>().kind"]
  }

  private mutating func addDynamicMembers() {
    let (byName, byPath) = (fresh("Names"), fresh("Paths"))
    let inner = scoped(texts: ["name"]) { $0.text() }
    declarations.append(
      """
      @dynamicMemberLookup struct \(byName) {
        let plain = \(literal())
        subscript(dynamicMember name: String) -> String { \(inner) }
      }
      @dynamicMemberLookup struct \(byPath) {
        struct Inner { var word = \(literal()); var number = \(number()) }
        let inner = Inner()
        subscript<T>(dynamicMember path: KeyPath<Inner, T>) -> T { inner[keyPath: path] }
      }
      """)
    texts += ["\(byName)().water", "\(byName)().plain", "\(byPath)().word"]
    numbers.append("\(byPath)().number")
  }

  private mutating func addProtocol() {
    let (named, first, second) = (fresh("Named"), fresh("First"), fresh("Second"))
    let (function, marked) = (fresh("g"), fresh("Marked"))
    let isMarked = random.upTo(2) == 0
    declarations.append("protocol \(marked) {}")
    extensions.append(
      "extension \(name).\(named) where Self: \(name).\(marked) {\n  static var kind: String { \"marked.\" + base }\n}")
    declarations.append(
      "static func \(function)a<T: \(named)>(_ type: T.Type) -> String { T.kind }\n"
        + "static func \(function)a<T>(_ type: T.Type) -> String { \"any\" }\n"
        + "static func \(function)a<T>(_ type: T.Type) -> String where T: \(named), T: \(marked) { \(literal()) }")
    texts += ["\(function)a(\(first).self)", "\(function)a(\(name).self)"]
    declarations.append("struct \(first): \(named)\(isMarked ? ", \(marked)" : "") { static let base = \(literal()) }")
    declarations.append(
      "struct \(second): \(named) { static let base = \(literal()); static var kind: String { \"own\" } }")
    declarations.append("static func \(function)<T: \(named)>(_ type: T.Type) -> String { T.kind + \"\\(T.self)\" }")
    declarations.append(
      """
      protocol \(named) {
        static var base: String { get }
        static var kind: String { get }
      }
      """)
    extensions.append(
      "extension \(name).\(named) {\n  static var kind: String { \"\\(Self.self).\" + base }\n}")
    texts += ["\(first).kind", "\(second).kind", "\(function)(\(first).self)", "\(function)(\(second).self)"]
  }

  /// What stands outside of the namespace.
  private(set) var extensions: [String] = []
}

extension SeededGenerator {
  /// A number from 0 up to, but not, a limit.
  fileprivate mutating func upTo(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
