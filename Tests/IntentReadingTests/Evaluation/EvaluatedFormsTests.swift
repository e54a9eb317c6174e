import SwiftReading
import Testing

/// Each form of Swift that people write for names, kinds and identifiers, in small programs whose `result` is known.
@Suite struct EvaluatedFormsTests {
  private func result(_ members: String, outside: String = "", others: [String: String] = [:]) -> String {
    let source = "enum Main {\n\(members)\n}\n\(outside)"
    let program = EvaluatedProgram(files: ["Sources/App/Main.swift": source].merging(others) { $1 })
    return switch program.result(of: "Main") {
    case .success(let value): value.text ?? "no text: \(value)"
    case .failure(let unknown): "unknown: \(unknown.reason)"
    case nil: "not declared"
    }
  }

  private static let kinds = """
    enum Kind: String, CaseIterable {
      case daily, weekly = "w.k", monthly
      var title: String { switch self { case .daily: "Day"; case .weekly: "Week"; default: "Month" } }
      static let main = Kind.weekly
    }
    """

  @Test(arguments: [
    (##"static let result = #"a"b\#("c")"#"##, #"a"bc"#),
    ("static let result = \"\"\"\n  a\n    b\n  \"\"\"", "a\n  b"),
    (#"static let result = "a\(1 + 2)\(true)\(1.5)""#, "a3true1.5"),
    ("static let result = \"\\(0x1F) \\(1_000)\"", "31 1000"),
    (#"static let result = "\([1: "a"][1]!)""#, "a"), (#"static let result = "\(["a", "b"])""#, #"["a", "b"]"#),
    (#"static let result = "\((a: 1, "b"))""#, #"(a: 1, "b")"#),
    (#"static let result = "\(Optional("a") as Any)""#, #"Optional("a")"#),
  ])
  func readsLiterals(_ members: String, _ expected: String) { #expect(result(members) == expected) }

  @Test(arguments: [
    ("static let result = [Kind.daily, .weekly].map(\\.rawValue).joined()", "dailyw.k"),
    ("static let result = [.daily, Kind.weekly].map(\\.rawValue).joined()", "dailyw.k"),
    ("static let result = [Kind]([.daily, .weekly]).map(\\.rawValue).joined()", "dailyw.k"),
    ("static let result = [Kind](repeating: .main, count: 2).map(\\.rawValue).joined()", "w.kw.k"),
    ("static let seen = [Kind: String]()\nstatic let result = \"\\(seen[Kind.daily] ?? \"none\")\"", "none"),
    (
      "struct Box { var kind = Kind.daily\n"
        + "  func with(_ change: (inout Self) -> Void) -> Box { var copy = self; change(&copy); return copy }\n"
        + "  static let shared = Box() }\n"
        + "static let box: Box = .shared.with { $0.kind = .main }\nstatic let result = box.kind.title", "Week"
    ),
    ("static let result = [Kind.daily: \"a\", .weekly: \"b\"][.weekly] ?? \"\"", "b"),
    ("static let result = [\"a\": Kind.daily, \"b\": .weekly][\"b\"]!.title", "Week"),
    ("static let result = (true ? .monthly : Kind.daily).title", "Month"),
    ("static let result = (false ? Kind.daily : .weekly).title", "Week"),
    ("static let result = (Kind(rawValue: \"none\") ?? .daily).title", "Day"),
    ("static let result = (Kind(rawValue: \"w.k\") ?? .daily).title", "Week"),
    ("static let result = Kind.allCases.first { $0 == .weekly }?.title ?? \"\"", "Week"),
    ("static let result = \"\\(Kind(rawValue: \"none\") == .daily)\"", "false"),
    ("static let result = \"\\(Kind.main) \\(Kind.self) \\(Kind.allCases.count)\"", "weekly Kind 3"),
    ("static let result = Kind.allCases.map { kind in kind.title }.joined(separator: \",\")", "Day,Week,Month"),
    (
      "static func of(_ kind: Kind?) -> String { switch kind { case .none: \"no\"; case .some(let k): k.title } }\n"
        + "static let result = of(nil) + of(.daily)", "noDay"
    ),
    (
      "static func of(_ kind: Kind?) -> String { switch kind { case .daily: \"d\"; case nil: \"no\"; default: \"?\" } }\n"
        + "static let result = of(nil) + of(.daily) + of(.main)", "nod?"
    ),
    ("static let chosen: Kind? = .none\nstatic let result = chosen?.title ?? \"none\"", "none"),
    ("static let result = Set([Kind.daily, .weekly]).contains(.weekly) ? \"y\" : \"n\"", "y"),
    ("static let all: Set<Kind> = [.daily]\nstatic let result = all.map(\\.title).joined()", "Day"),
    ("static let result = Kind.allCases.filter { [.daily, .monthly].contains($0) }.map(\\.title).joined()", "DayMonth"),
    ("static let result = Kind.allCases[Kind.allCases.firstIndex(of: .weekly)!].title", "Week"),
    ("static let result = Kind.allCases.sorted { $0.rawValue > $1.rawValue }.map(\\.title).joined()", "WeekMonthDay"),
    (
      "static func both(_ kinds: Kind...) -> String { kinds.map(\\.title).joined() }\nstatic let result = both(.daily, .main)",
      "DayWeek"
    ),
    ("static let pair: (Kind, Int) = (.daily, 2)\nstatic let result = \"\\(pair.0.title)\\(pair.1)\"", "Day2"),
    ("static let result = { (kind: Kind) in kind.title }(.weekly)", "Week"),
    ("static let result = [Kind.daily].contains(.daily) && Kind.main != .daily ? \"y\" : \"n\"", "y"),
    ("static let result = (Kind.allCases.last ?? .daily).title", "Month"),
    ("static let result = Kind.allCases.dropFirst().map(\\.title).joined()", "WeekMonth"),
    (
      "static let result = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0, $0.title) })[.daily] ?? \"\"",
      "Day"
    ),

    ("static let result = zip(Kind.allCases, [1, 2]).map { \"\\($0.title)\\($1)\" }.joined()", "Day1Week2"),
    ("static let result = Kind.allCases.enumerated().map { \"\\($0)\\($1.title)\" }.joined()", "0Day1Week2Month"),
    ("static let result = String(reflecting: \"a\")", "\"a\""),
  ])
  func readsEnums(_ members: String, _ expected: String) { #expect(result(members, outside: Self.kinds) == expected) }

  @Test(arguments: [
    (
      "static var result: String {\n var parts = [\"a\"]\n parts.append(\"b\")\n parts += [\"c\"]\n return parts.joined()\n}",
      "abc"
    ),
    (
      "static var result: String {\n var t = \"\"\n for (i, c) in \"abc\".enumerated() where i != 1 { t += \"\\(c)\" }\n return t\n}",
      "ac"
    ),
    (
      "static var result: String {\n var n = 3; var t = \"\"\n repeat { t += \"\\(n)\"; n -= 1 } while n > 0\n return t\n}",
      "321"
    ),

    ("static var result: String {\n var inner: String { \"i\" }\n return inner + \"x\"\n}", "ix"),
    ("static var result: String {\n func inner(_ t: String) -> String { t + \"!\" }\n return inner(\"a\")\n}", "a!"),
    ("static var result: String {\n let (a, b) = (\"x\", \"y\")\n return b + a\n}", "yx"),
    (
      "static var result: String {\n let text: String\n if 1 < 2 { text = \"a\" } else { text = \"b\" }\n return text\n}",
      "a"
    ),
    (
      "static var result: String {\n guard let first = [\"q\"].first, !first.isEmpty else { return \"no\" }\n return first\n}",
      "q"
    ),
    (
      "static var result: String {\n let text = switch 3 { case ..<2: \"low\"; case 2...: \"high\"; default: \"?\" }\n return text\n}",
      "high"
    ),
    (
      "static var result: String {\n do { return try made() } catch { return \"failed\" }\n}\nstatic func made() throws -> String { \"m\" }",
      "m"
    ),
    (
      "struct Failed: Error {}\nstatic var result: String {\n do { return try made() } catch { return \"failed\" }\n}\nstatic func made() throws -> String { throw Failed() }",
      "failed"
    ),
    (
      "struct Failed: Error {}\nstatic let result = (try? made()) ?? \"none\"\nstatic func made() throws -> String { throw Failed() }",
      "none"
    ),

    ("static var result: String {\n if case .some(let x) = Optional(\"s\") { return x }\n return \"\"\n}", "s"),
    (
      "static var result: String {\n switch (1, \"a\") { case (1, let t) where t == \"b\": return \"b\"; case (_, let t): return t }\n}",
      "a"
    ),

    (
      "static var result: String {\n let n = [3, 1, 2]\n return \"\\(n.max()!)\\(n.min()!)\\(n.reduce(0, +))\\(n.sorted(by: >))\"\n}",
      "316[3, 2, 1]"
    ),

    ("static let made: String = {\n var t = \"a\"\n t += \"b\"\n return t\n}()\nstatic let result = made", "ab"),
    ("static var result: String {\n if #available(iOS 17, *) { return \"same\" }\n return \"same\"\n}", "same"),
    ("static let result = \"abc\".map { String($0) + \".\" }.joined()", "a.b.c."),
    (
      "static var result: String {\n var t = \"\"\n outer: for a in \"abc\" {\n  for b in \"bc\" {\n   if a == b { break outer }\n   t += \"\\(b)\"\n  }\n }\n return t\n}",
      "bc"
    ),
    (
      "static var result: String {\n var rest = [\"a\", \"b\"]\n var t = \"\"\n while let next = rest.popLast() { t += next }\n return t\n}",
      "ba"
    ),
    (
      "enum Failed: Error { case a(String), b }\nstatic func fail() throws { throw Failed.a(\"f\") }\nstatic var result: String {\n do { try fail(); return \"x\" } catch Failed.b { return \"b\" } catch Failed.a(let t) { return t } catch { return \"y\" }\n}",
      "f"
    ),
    ("static var result: String {\n var (a, b) = (\"x\", \"y\")\n swap(&a, &b)\n return a + b\n}", "yx"),
    ("static var result: String {\n var isOn = false\n isOn.toggle()\n return \"\\(isOn)\"\n}", "true"),
    ("static var result: String {\n var t = [\"a\", \"b\"]\n t.removeAll { $0 == \"a\" }\n return t.joined()\n}", "b"),
  ])
  func runsStatements(_ members: String, _ expected: String) { #expect(result(members) == expected) }

  @Test(arguments: [
    ("\"A-b c\".lowercased().replacingOccurrences(of: \" \", with: \"_\")", "a-b_c"),
    ("\"a.b.c\".split(separator: \".\").last.map(String.init) ?? \"\"", "c"),
    ("String(\"abc\".reversed())", "cba"), ("\"abc\".hasPrefix(\"ab\").description", "true"),
    ("String(describing: Main.self)", "Main"),
    ("String(describing: 3)", "3"), ("[\"b\", \"a\"].sorted().joined(separator: \"+\")", "a+b"),
    ("\"a b\".capitalized", "A B"),
    ("\"abc\".prefix(1).uppercased() + \"abc\".dropFirst()", "Abc"),
    ("[\"a\", nil, \"b\"].compactMap { $0 }.joined()", "ab"),
    ("[[\"a\"], [\"b\"]].flatMap { $0 }.joined()", "ab"), ("[[\"a\"], [\"b\"]].joined().joined()", "ab"),
    ("\"abc\".count.description", "3"),
    ("\"a,b\".components(separatedBy: \",\")[1]", "b"), ("\" a \".trimmingCharacters(in: .whitespaces)", "a"),
    ("[1, 2, 3].map { \"\\($0)\" }.joined(separator: \"-\")", "1-2-3"),
    ("[1, 2, 3].filter { $0 > 1 }.map(String.init).joined()", "23"),
    ("[\"a\", \"b\"].first ?? \"\"", "a"), ("[\"a\", \"b\"].randomElement() == nil ? \"x\" : \"x\"", "x"),
    ("[\"a\": 1].map { \"\\($0.key)\\($0.value)\" }.joined()", "a1"),
    ("[\"a\": \"x\"][\"a\"] ?? \"none\"", "x"), ("[\"a\", \"b\"][1]", "b"), ("[\"a\", \"b\"].last!", "b"),
    ("(\"a\" as String?)?.uppercased() ?? \"\"", "A"), ("\"x\" + \"a\" as String + \".b\" + \"c\"", "xa.bc"),
    ("(\"a\" as Any) as! String + \".b\"", "a.b"), ("(\"a\" as Any) as? String ?? \"none\"", "a"),
    ("Optional(\"a\").map { $0 + \"b\" } ?? \"\"", "ab"), ("\"\\(Main.self)\"", "Main"),
    ("\"a\" + \"b\" + String(3)", "ab3"), ("String(format: \"%@-%d\", \"a\", 4)", "a-4"),
    ("String(format: \"%1$@ %2$@\", \"a\", \"b\")", "a b"), ("String(format: \"%02d\", 4)", "unknown"),
    ("String(format: \"%.1f\", 1.25)", "unknown"), ("\"abc\".contains(\"b\") ? \"y\" : \"n\"", "y"),
    ("Array(\"ab\").map(String.init).joined(separator: \".\")", "a.b"),
    ("\"a_b\".split(separator: \"_\").joined()", "ab"), ("[\"x\"].isEmpty ? \"e\" : \"f\"", "f"),
    ("\"abc\".suffix(2).description", "bc"), ("String(\"abc\"[\"abc\".startIndex])", "unknown"),
    ("[\"a\", \"b\", \"a\"].filter { $0 == \"a\" }.count.description", "2"),
    ("[1, 2].contains(2) ? \"y\" : \"n\"", "y"), ("(1...3).map(String.init).joined()", "123"),
    ("(0..<2).map { \"\\($0)\" }.joined()", "01"),
    ("max(1, 3).description", "3"), ("\"abc\".uppercased().lowercased()", "abc"),
    ("\"\\(UUID(uuidString: \"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\")!)\"", "unknown"),
    ("URL(string: \"app://a\")!.absoluteString", "unknown"), ("[\"a\", \"b\"].prefix(1).joined()", "a"),
    ("\"abc\".first.map(String.init) ?? \"\"", "a"),
    ("\"a\".isEmpty ? \"e\" : \"f\"", "f"), ("[\"b\": 1, \"a\": 2].keys.sorted().joined()", "ab"),
    ("[\"b\": 1, \"a\": 2].sorted { $0.key < $1.key }.map(\\.key).joined()", "ab"),
    ("\"abc\"[...].description", "unknown"), ("\"a-b\".replacing(\"-\", with: \"+\")", "a+b"),
    ("String(repeating: \"ab\", count: 2)", "abab"), ("\"ab\".appending(\"c\")", "abc"),
    ("[\"a\"].appending(\"b\").joined()", "unknown"), ("[\"a\", \"b\"].reduce(into: \"\") { $0 += $1 }", "ab"),
    ("[\"a\", \"bc\", \"de\"].max { $0.count < $1.count } ?? \"\"", "bc"),
    ("[1, 2, 1].lastIndex(of: 1)!.description", "2"),
    ("\"-a-\".trimmingCharacters(in: CharacterSet(charactersIn: \"-\"))", "a"),
    ("Dictionary(grouping: [\"aa\", \"b\"]) { $0.count }[2]!.joined()", "aa"),
    ("Int(\"ff\", radix: 16)!.description", "255"),
    ("repeatElement(\"a\", count: 2).joined()", "aa"), ("Set([1]).isSubset(of: [1, 2]) ? \"y\" : \"n\"", "y"),
    ("\"a/b\".split(separator: \"/\", maxSplits: 1).map(String.init)[1]", "b"),
    ("[\"a\", \"b\"].lazy.map { $0 + \"x\" }.joined()", "axbx"),
    ("[\"k\": \"v\"].merging([\"j\": \"w\"]) { $1 }[\"j\"]!", "w"), ("[\"a\", \"b\"].dropLast().joined()", "a"),
    ("\"aXbX\".filter { $0.isUppercase }", "XX"),
    ("[3, 1].sorted().map(\\.description).joined()", "13"), ("Int(\"7\")!.description", "7"),
    ("(Int(\"x\") ?? 2).description", "2"), ("\"\\(1 == 1)\"", "true"), ("\"\\(-3 % 2)\"", "-1"),
    ("\"\\(7 / 2)\"", "3"),
    ("\"\\(7.0 / 2)\"", "3.5"), ("[\"a\", \"b\"].firstIndex(of: \"b\")!.description", "1"),
    ("[\"a\", \"b\"].reversed().joined()", "ba"), ("\"é\".lowercased()", "é"),
    ("[\"a\": 1].keys.first!", "a"), ("[\"a\": 1].first!.key", "a"),
    ("\"a b\".split(separator: \" \").map { $0.prefix(1) }.joined()", "ab"), ("#function", "Main"),
    ("\"\\([1, 2.5])\"", "[1.0, 2.5]"), ("\"\\([\"a\", nil])\"", "[Optional(\"a\"), nil]"),
    ("[\"a\": 1, \"b\": 0.5][\"a\"]!.description", "1.0"), ("#fileID", "App/Main.swift"),
    ("\"abc\".index(\"abc\".startIndex, offsetBy: 1) == \"abc\".endIndex ? \"e\" : \"n\"", "unknown"),
    ("\"test\".hash == 0 ? \"same\" : \"same\"", "same"),
    ("[\"a\", \"b\"].contains { $0 == \"b\" } ? \"y\" : \"n\"", "y"),
    ("[1, 2, 3].allSatisfy { $0 > 0 } ? \"y\" : \"n\"", "y"), ("[2, 4].first { $0 > 3 }!.description", "4"),
    ("[\"a\", \"b\"] == [\"a\", \"b\"] ? \"y\" : \"n\"", "y"),
    ("(\"a\", 1) == (\"a\", 1) ? \"y\" : \"n\"", "y"), ("[\"a\": 1] == [\"a\": 1] ? \"y\" : \"n\"", "unknown"),
    ("\"a\" < \"b\" ? \"y\" : \"n\"", "y"), ("\"a\" != \"b\" && !false ? \"y\" : \"n\"", "y"),
  ])
  func knowsTheLibrary(_ expression: String, _ expected: String) {
    let value = result("static let result = \(expression)")
    #expect(expected == "unknown" ? value.hasPrefix("unknown") : value == expected)
  }

  @Test(arguments: [
    ("static let result = own(3)\nstatic func own<T>(_ value: T) -> String { \"\\(T.self)\" }", "", "Int"),

    ("static let result = Box<Int>.name", "struct Box<T> { static var name: String { \"\\(T.self)\" } }", "Int"),
    (
      "static let result = Thing().title",
      "protocol Titled {}\nextension Titled { var title: String { \"\\(Self.self)\" } }\nstruct Thing: Titled {}",
      "Thing"
    ),
    (
      "static let result = Thing.kind",
      "protocol Kinded { static var base: String { get } }\nextension Kinded { static var kind: String { base + \".k\" } }\nstruct Thing: Kinded { static let base = \"t\" }",
      "t.k"
    ),
    (
      "static let result = f(\"a\") + f(1) + g() + [\"x\"].map(Own().marked).joined()",
      """
      func f<T>(_ value: T) -> String { "any" }
      func f(_ text: String) -> String { "t" }
      func f(_ number: Int) -> String { "n" }
      func g() -> Int { 1 }
      func g() -> String { "g" }
      struct Own { func marked(_ text: String) -> String { text + "!" } }
      """, "tngx!"
    ),
    (
      "static let result = ^^\"a\" + Tree.node(.leaf(\"b\"), .leaf(\"c\")).text + max(Least(n: 1), Least(n: 2)).text",
      """
      prefix operator ^^
      prefix func ^^ (text: String) -> String { text + "^" }
      indirect enum Tree {
        case leaf(String), node(Tree, Tree)
        var text: String { switch self { case .leaf(let t): t; case let .node(a, b): a.text + b.text } }
      }
      struct Least: Comparable {
        let n: Int
        var text: String { "\\(n)" }
        static func < (a: Least, b: Least) -> Bool { a.n > b.n }
      }
      """, "a^bc1"
    ),
    (
      "static let result = f { \"x\" } + g(.some(\"s\")) + unsafe held + made().name",
      """
      func f(_ n: Int = 0, _ make: () -> String) -> String { make() }
      func g(_ text: String?) -> String { text ?? "none" }
      nonisolated(unsafe) let held = "h"
      protocol Named { var name: String { get } }
      struct Thing: Named { let name = "m" }
      func made() -> some Named { Thing() }
      """, "xshm"
    ),
    (
      "static let result = Thing.make().name",
      "struct Thing { var name = \"n\"; static func make() -> Self { var t = Self(); t.name = \"m\"; return t } }", "m"
    ),
    (
      "static let result = Outer.Inner.name",
      "enum Outer { enum Inner { static let name = prefix + \"x\" }\n static let prefix = \"p\" }", "px"
    ),
    ("static let result = \"a\".tagged", "extension String { var tagged: String { \"<\" + self + \">\" } }", "<a>"),
    (
      "static let result = String.app(\"x\")",
      "extension String { static func app(_ t: String) -> String { \"app.\" + t } }", "app.x"
    ),
    (
      "static let result = [\"a\", \"b\"].dotted",
      "extension Array where Element == String { var dotted: String { joined(separator: \".\") } }", "a.b"
    ),
    (
      "static let result = [\"a\", \"b\"].dotted",
      "extension Collection where Element == String { var dotted: String { joined(separator: \".\") } }", "a.b"
    ),

    (
      "static let result = Tag(\"x\").raw",
      "struct Tag: RawRepresentable { let rawValue: String; var raw: String { rawValue }; init(rawValue: String) { self.rawValue = rawValue }\n init(_ t: String) { self.init(rawValue: \"t.\" + t) } }",
      "t.x"
    ),
    (
      "static let result = Tag.main.rawValue",
      "struct Tag: RawRepresentable { let rawValue: String }\nextension Tag { static let main = Tag(rawValue: \"m\") }",
      "m"
    ),
    (
      "static let result = Kind.a(1).text + Kind.b.text",
      "enum Kind { case a(Int), b\n var text: String { switch self { case .a(let n): \"a\\(n)\"; case .b: \"b\" } } }",
      "a1b"
    ),
    (
      "static let result = Kind.b.next.rawValue.description",
      "enum Kind: Int { case a, b, c\n var next: Kind { Kind(rawValue: rawValue + 1) ?? .a } }", "2"
    ),

    (
      "static let result = Settings.shared.prefix + \"x\"",
      "final class Settings { static let shared = Settings(); let prefix: String\n private init() { prefix = \"p\" } }",
      "px"
    ),
    (
      "static let result = Holder().kind",
      "@propertyWrapper struct Low { var wrappedValue: String; init(wrappedValue: String) { self.wrappedValue = wrappedValue.lowercased() } }\nstruct Holder { @Low var kind = \"ABC\" }",
      "abc"
    ),
    (
      "static let result = Holder().kind",
      "@propertyWrapper struct Keyed { let key: String; var wrappedValue: String { \"k.\" + key }\n init(_ key: String) { self.key = key } }\nstruct Holder { @Keyed(\"z\") var kind: String }",
      "k.z"
    ),

    (
      "static let result = Thing()[keyPath: \\.inner.name]",
      "struct Inner { let name = \"i\" }\nstruct Thing { var inner = Inner() }", "i"
    ),
    ("static let result = names.first!", "let names = [\"g\"]", "g"),
    (
      "static let result = joined(\"a\", by: \"b\")",
      "func joined(_ a: String, by b: String = \"-\") -> String { a + b }", "ab"
    ),
    ("static let result = kinds.daily", "enum kinds { static let daily = \"d\" }", "d"),
    ("typealias N = Names\nstatic let result = N.a", "enum Names { static let a = \"a\" }", "a"),
    ("static let result = Names.a.b", "struct Names { static let a = Names(); let b = \"b\" }", "b"),
    ("static let result: String = .app", "extension String { static let app = \"x\" }", "x"),
    ("static let result = (Main.first + 1).description\nprivate static let first = 2", "", "3"),
    ("static let result = text { \"a\" + \"b\" }", "func text(_ make: () -> String) -> String { make() }", "ab"),
    (
      "static let result = Config().id",
      "struct Config { let app = \"app\"; let name: String; var id: String { [app, name].joined(separator: \".\") }\n init(name: String = \"n\") { self.name = name } }",
      "app.n"
    ),
    (
      "static let result = build(.a)",
      "enum K { case a }\nfunc build(_ k: K) -> String { if case .a = k { return \"A\" }; return \"B\" }", "A"
    ),
    ("static let result = pick([1, 2, 3])", "func pick<T>(_ l: [T]) -> String { \"\\(l.count)\\(T.self)\" }", "3Int"),
    (
      "static let result = name(of: Main.self)", "func name<T>(of t: T.Type) -> String { String(describing: t) }",
      "Main"
    ),
    ("static let result = \"\\(Pair(a: 1))\"", "struct Pair { let a: Int }", "Pair(a: 1)"),
    ("static let result = \"\\(type(of: \"a\"))\"", "", "String"),
    (
      "static let result = Kind.a.id",
      "protocol Identified { var id: String { get } }\nextension Identified where Self: RawRepresentable, RawValue == String { var id: String { \"i.\" + rawValue } }\nenum Kind: String, Identified { case a }",
      "i.a"
    ),
    (
      "static let result = Shape.square.sides",
      "enum Shape: String { case square }\nextension Shape { var sides: String { switch self { case .square: return rawValue + \"4\" } } }",
      "square4"
    ),
    (
      "static let result = compute(2, 3)",
      "func compute(_ a: Int, _ b: Int) -> String { \"\\(a * b)\" }\nfunc compute(_ a: String, _ b: String) -> String { a }",
      "6"
    ),
    (
      "static let result = told([1, 2].count) + told([\"a\"].joined())",
      "func told(_ a: Int) -> String { \"\\(a)\" }\nfunc told(_ a: String) -> String { a }", "2a"
    ),
    (
      "static let result = Over(1).t",
      "struct Over { let t: String; init(_ n: Int) { t = \"n\\(n)\" }\n init(_ s: String) { t = s } }", "n1"
    ),
    // What a capture list takes down.
    (
      "static let result = taken()",
      "func taken() -> String { var s = \"a\"\n let g = { [s, t = s + \"c\"] in s + t }\n s = \"b\"\n return g() }",
      "aac"
    ),
    (
      "static let result = left()",
      "func left() -> String { var s = \"a\"\n let g = { s }\n s = \"b\"\n return g() }", "b"
    ),
  ])
  func readsDeclarations(_ members: String, _ outside: String, _ expected: String) {
    #expect(result(members, outside: outside) == expected)
  }

  @Test(arguments: [
    (
      "static let result = Ids.brew + suffix",
      ["Sources/App/Ids.swift": "enum Ids { static let brew = \"br\" + \"ew\" }\nlet suffix = \".s\""], "brew.s"
    ),
    (
      "static let result = Ids.brew",
      ["Sources/App/Ids.swift": "enum Ids {}", "Sources/App/More.swift": "extension Ids { static let brew = \"b\" }"],
      "b"
    ),
    (
      "static let result = Core.Ids.brew",
      ["Sources/Core/Ids.swift": "public enum Ids { public static let brew = \"b\" }"], "b"
    ),
    (
      "static let result = \"a\".wide",
      ["Sources/Core/Text.swift": "extension String { public var wide: String { self + \"w\" } }"], "aw"
    ),
    (
      "static let result = Kind.daily.id",
      [
        "Sources/Core/Kind.swift": "public enum Kind: String { case daily }",
        "Sources/App/Kind.swift": "extension Kind { var id: String { \"k.\\(rawValue)\" } }",
      ], "k.daily"
    ),
  ])
  func looksIntoOtherFiles(_ members: String, _ others: [String: String], _ expected: String) {
    #expect(result(members, others: others) == expected)
  }

  private static let builder = """
    @resultBuilder enum Sum { static func buildBlock(_ parts: String...) -> String { "<" + parts.joined() + ">" } }
    @propertyWrapper struct Trim { var wrappedValue: String }

    """

  /// What something else makes of a body or an argument, or takes in its place, is not what they say.
  @Test(arguments: [
    ("@Sum func made() -> String { \"a\" }\nlet value = made()", false),
    ("@Sum func made() -> String { return \"a\" }\nlet value = made()", true),
    ("func made(@Sum _ f: () -> String) -> String { f() }\nlet value = made { \"a\" }", false),
    (
      "struct Made { let text: String; init(@Sum _ f: () -> String) { text = f() } }\nlet value = Made { \"a\" }.text",
      false
    ),
    ("func made(@Trim _ s: String) -> String { s }\nlet value = made(\"a\")", false),
    ("@discardableResult func made() -> String { \"a\" }\nlet value = made()", true),
    // A member for some values of a type alone.
    (
      "struct Box<T> {}\nextension Box { var a: String { \"b\" } }\nextension Box where T == Int { var a: String { \"a\" } }\n"
        + "let value = Box<Int>().a", true
    ),
    (
      "struct Box<T> {}\nextension Box<Int> { var a: String { \"b\" } }\nextension Box { var a: String { \"a\" } }\n"
        + "let value = Box<String>().a", true
    ),
    (
      "struct Box<T> {}\nextension Box where T: Equatable { var a: String { \"b\" } }\n"
        + "extension Box { var a: String { \"a\" } }\nlet value = Box<String>().a", false
    ),
    (
      "struct Box<T> { init(_ t: T) {} }\nextension Box where T == Int { var a: String { \"b\" } }\n"
        + "extension Box { var a: String { \"a\" } }\nlet value = Box(1).a", false
    ),
    (
      "protocol P {}\nstruct Q: P {}\nstruct Box<T> {}\nextension Box where T: P { func a() -> String { \"a\" } }\n"
        + "extension Box { func a() -> String { \"b\" } }\nlet value = Box<Q>().a()", true
    ),
    ("extension Array where Element == String { var a: String { \"a\" } }\nlet value = [\"x\"].a", true),
    // What is one of several texts, or fits what takes many.
    (
      "func of(_ t: String) -> String { \"a\" }\nfunc of(_ t: Substring) -> String { \"b\" }\n"
        + "let value = of(\"xy\".prefix(1))", false
    ),
    (
      "func of(_ t: String) -> String { \"b\" }\nfunc of(_ t: Any) -> String { \"a\" }\n"
        + "let value = of(\"xy\".prefix(1))", false
    ),
    (
      "func of(_ t: Int) -> String { \"b\" }\nfunc of(_ t: String) -> String { \"a\" }\n"
        + "let value = of(\"xy\".lowercased())", true
    ),
    (
      "extension String { var own: String { self } }\nfunc of<T>(_ t: T) -> String { \"b\" }\n"
        + "func of(_ t: String) -> String { \"a\" }\nlet value = of(\"x\")", true
    ),
  ])
  func knowsNothingOfWhatBuildersAndWrappersMake(_ code: String, _ isKnown: Bool) {
    let found = result("static let result = value", outside: Self.builder + code)
    #expect(isKnown ? found == "a" : found.hasPrefix("unknown: "), "\(found)")
  }

  @Test func givesUpOnWhatNeverEndsForAllTypesAfterSome() {
    let types = (0..<200).map { "struct T\($0): Slow {}" }.joined(separator: "\n")
    let slow = "extension Slow { static var kind: String { var n = 0; while true { n += 1 }; return \"\\(n)\" } }"
    let program = EvaluatedProgram("protocol Slow {}\n\(slow)\n\(types)\n")
    for number in 0..<200 {
      guard case .failure(let unknown)? = program.result("kind", of: "T\(number)") else {
        Issue.record("T\(number) is known")
        return
      }
      #expect(unknown.isExcess)
    }
  }
}
