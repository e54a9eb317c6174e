import IntentSurface
import ProjectReading
import SwiftReading
import SwiftSyntax

@testable import IntentReading

/// A file of code whose constants are worked out.
struct EvaluatedProgram {
  private let code: CodeDeclarations

  init(_ source: String) { self.init(files: ["Main.swift": source]) }

  /// The files of a package, by path: `Sources/App/Main.swift`.
  init(files: [String: String]) {
    let parsed = files.sorted { $0.key < $1.key }.map { ParsedFile(path: $0.key, bytes: Array($0.value.utf8)) }
    let modules = ModuleNames(prefixes: [], paths: files.keys.sorted(), membership: Membership())
    let index = DeclarationIndex(files: parsed, modules: modules)
    let types = TypeFacts(index, threads: 1)
    let members = MemberFinder(index: index, resolver: types.resolver, budget: types.budget)
    code = CodeDeclarations(index: index, resolver: types.resolver, finder: members, places: Places(parsed))
  }

  /// Constants of types, `Self` for that which the code declares, and of none.
  init(constants: [String: String], in own: String, of source: String) {
    let declarations = constants.sorted { $0.key < $1.key }.map { name, value in
      guard let dot = name.lastIndex(of: ".") else { return "let \(name) = \(value)" }
      let type = name[..<dot] == "Self" ? own : String(name[..<dot])
      return "extension \(type) { static let \(name[dot...].dropFirst()) = \(value) }"
    }
    let types = Set(constants.keys.filter { $0.contains(".") }.map { $0.split(separator: ".")[0] })
    let others = types.subtracting(["Self", "LocalizedStringResource"]).sorted().map { "enum \($0) {}" }
    self.init(([source] + others + declarations).joined(separator: "\n"))
  }

  /// What code gives, seen from a type.
  func evaluated(_ piece: Code, in type: String, as asked: SwiftType?, keeping kept: KeptCalls) -> Evaluated {
    let own = code.index.resolve([type], from: [], file: 0).flatMap(code.index.type(of:))
    return Evaluator.evaluated(
      piece, in: code, selfType: own.map { .named(type, declared: $0) }, as: asked, keeping: kept)
  }

  /// The raw value of a case of an enum.
  func rawValue(of enumCase: String, in type: String) -> SwiftValue? {
    let declared = code.index.resolve([type], from: [], file: 0).flatMap(code.index.type(of:))
    return Evaluator.rawValue(ofCase: enumCase, in: .named(type, declared: declared), of: code)
  }

  /// The text of the code that the static constant `result` of a type is followed to; nil where it is not known.
  func followedText(of type: String) -> String? {
    let binding = constant("result", of: type)?.binding
    let reader = LiteralReader { evaluated($0, in: type, as: $1, keeping: $2) }
    return binding.flatMap { reader.plainText(reader.followed(Code($0))).value }
  }

  /// The texts that the static constant `result` of a type may stand for, one for each way that the code may go; nil for
  /// a way that is not known.
  func results(of type: String) -> [String?] {
    guard let (declared, binding) = constant("result", of: type) else { return [nil] }
    var steps = 0
    let runs = Evaluator.runs(in: code, counting: &steps) { evaluator in
      binding.initializer.flatMap {
        try? evaluator.value(
          of: $0.value, in: Frame(selfType: .named(type, declared: declared)), as: .named("String", declared: nil)
        ).get().text
      }
    }
    return runs.map(\.found)
  }

  /// What a static constant of a type stands for; nil where there is none.
  func result(_ name: String = "result", of type: String) -> Result<SwiftValue, Unknown>? {
    guard let (declared, binding) = constant(name, of: type) else { return nil }
    return Evaluator.evaluated(
      Code(binding), in: code, selfType: .named(type, declared: declared), as: .named("String", declared: nil),
      keeping: KeptCalls()
    ).value
  }

  /// A static constant, with the number of the type that has it.
  private func constant(_ name: String, of type: String) -> (declared: Int, binding: PatternBindingSyntax)? {
    code.index.resolve([type], from: [], file: 0).flatMap(code.index.type(of:)).flatMap { declared in
      code.members(of: declared).staticBinding(name).map { (declared, $0) }
    }
  }
}
