import IntentSurface
import SourceScanning
import SwiftSyntax

/// Where code means a parameter of a class that Xcode generates.
struct LegacyUses {
  private(set) var members: [TokenSyntax] = []
  /// Members of that name of who knows what.
  private(set) var doubts: [TokenSyntax] = []
  let functions: [TokenSyntax]

  init(of name: String, in className: String, by code: SourceFileSyntax) {
    let ending = name.firstUppercased
    let made = ["resolve\(ending)", "provide\(ending)OptionsCollection", "default\(ending)"]
    functions = code.nodes(FunctionDeclSyntax.self).filter { function in
      made.contains(function.name.text)
        && function.signature.parameterClause.parameters.contains { $0.type.trimmedDescription == className }
    }
    .map(\.name)
    for access in code.nodes(MemberAccessExprSyntax.self) where access.declName.baseName.bareText == name {
      guard let base = access.base?.trimmedDescription.filter({ $0 != "?" && $0 != "!" }) else { continue }
      switch access.binding(of: base.lastNameComponent)?.typeName {
      case className?: members.append(access.declName.baseName)
      case nil where base != "self": doubts.append(access.declName.baseName)
      default: break
      }
    }
  }
}

extension LegacyUses {
  /// Where something is taken for a value of the class: `path:line` each.
  static func casts(to className: String, in code: CodeTree) -> [String] {
    ["as? ", "as! "].map { $0 + className }.flatMap { text in
      code.files(naming: [text]).flatMap { $0.lines(with: text) }
    }
  }
}

extension CodeFile {
  fileprivate func lines(with text: String) -> [String] {
    var (places, start): ([String], Int) = ([], 0)
    while let found = bytes[start...].firstOffset(of: text) {
      start = found + text.utf8.count
      if start == bytes.count || !ByteClass.continuesIdentifier(bytes[start]) {
        places.append("\(path):\(line(of: found))")
      }
    }
    return places
  }
}
