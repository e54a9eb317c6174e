import IntentSurface
import SwiftReading
import SwiftSyntax

extension SurfaceBuilder {
  /// Adds the types of SiriKit objects that code makes, with what their identifiers are made from.
  ///
  /// Xcode writes their classes, so that only what makes them stands in code: `init(identifier:display:)` of `INObject`.
  func addObjectCode(to surface: inout Surface) {
    var found: [String: [String]] = [:]
    for file in files.indices where ["identifier:", "display:"].allSatisfy(files[file].text.says) {
      let calls = files[file].text.calls.values.joined().filter(\.isMakingObject).sorted { $0.position < $1.position }
      for call in calls {
        guard let identifier = call.arguments.byLabel["identifier"] else { continue }
        let code = names.code(inFile: file)
        let parts = MakingCode.codes(of: [MakingCode.Given(identifier, nil)], in: code, making: MakingCalls(self))
        for name in call.objectNames { found[name, default: []] += parts }
      }
    }
    surface.legacyTypes += found.sorted { $0.key < $1.key }.map { name, code in
      var type = LegacyType(name: name)
      type.idCode = code.sorted()
      return type
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is a call of an initializer of `INObject`.
  fileprivate var isMakingObject: Bool {
    arguments.prefix(2).map { $0.label?.plainName } == ["identifier", "display"] && calledWord?.first != "_"
      && (calledWord == "init" || calledWord?.isTypeName == true)
  }

  /// The class of what it makes, or all that it may be where only the code around says it.
  fileprivate var objectNames: Set<String> {
    let base = calledExpression.as(MemberAccessExprSyntax.self)?.base
    switch (calledWord, base?.plainReference) {
    case ("init", "self"), ("init", "super"):
      return Set([Syntax(self).enclosingTypePath?.lastNameComponent].compactMap(\.self))
    case ("init", let name?): return [name.lastNameComponent]
    case ("init", nil): return Syntax(self).enclosingResult ?? []
    case (let name?, _): return [name]
    case (nil, _): return []
    }
  }
}
