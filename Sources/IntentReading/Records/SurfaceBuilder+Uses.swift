import IntentSurface
import SourceScanning
import SwiftReading
import SwiftSyntax

extension SurfaceBuilder {
  /// Adds what code outside the declarations does: buttons that run intents, entities on screen, updates of phrases.
  func addUses(to surface: inout Surface, threads: Int) {
    var used: [String: [(file: Int, made: ExprSyntax)]] = [:]
    var updatesParameters = false
    let using = files.indices.filter { files[$0].signals.contains(.use) }
    let trees = using.map { files[$0].tree }
    let code = Workers.map(trees, threads: threads) { $0.callsAndMemberAccesses }
    for (file, (calls, accesses)) in zip(using, code) {
      for (name, made) in UsageReader.buttonIntents(among: calls) {
        used[names.identifier(name, from: [], file: file), default: []].append((file, made))
      }
      updatesParameters = updatesParameters || UsageReader.updatesShortcutParameters(among: calls)
      surface.onscreenContent += UsageReader.onscreenContent(among: accesses).map { onscreenContent($0, file) }
    }
    for index in surface.intents.indices {
      guard let made = used[surface.intents[index].identifier] else { continue }
      surface.intents[index].isUsedByButton = true
      for (file, made) in made { noteUnset(in: &surface.intents[index], by: made, ofFile: file) }
    }
    for index in surface.appShortcuts.indices { surface.appShortcuts[index].updatesParameters = updatesParameters }
  }

  /// Notes the parameters that a call which makes the intent gives no value. In another bundle, a type of its name is
  /// another one.
  private func noteUnset(in intent: inout Intent, by made: ExprSyntax, ofFile file: Int) {
    guard let call = made.as(FunctionCallExprSyntax.self),
      let type = index.resolve(intent.typePath.nameComponents, from: [], file: file).flatMap(index.type(of:)),
      index.hosts(ofFile: index.types[type].file) == intent.hosts
    else { return }
    let members = members.members(of: type)
    for position in intent.parameters.indices
    where members.leaves(intent.parameters[position].name, unsetBy: call) {
      intent.parameters[position].isUnsetByButton = true
    }
  }

  private func onscreenContent(_ use: OnscreenUse, _ file: Int) -> OnscreenContent {
    let scope = use.typePath?.nameComponents ?? []
    let entity = use.entityName.map { names.identifier($0, from: scope, file: file) }
    places.locate(Subject(.onscreenContent, entity ?? use.typePath ?? "onscreen"), at: use.node)
    return OnscreenContent(entity: entity, typePath: use.typePath, activityType: use.activityType)
  }
}

extension Members {
  /// Whether the initializer that a call runs, and the call, set a variable in no way; false where that is not known.
  fileprivate func leaves(_ variable: String, unsetBy call: FunctionCallExprSyntax) -> Bool {
    let maker = initializers.first { $0.signature.parameterClause.values(in: call) != nil }
    guard let maker else { return initializers.isEmpty && call.arguments.isEmpty && call.trailingClosure == nil }
    return made(variable, by: call) == nil && maker.body.map { !$0.names(variable) } ?? false
  }
}

extension CodeBlockSyntax {
  /// Whether it names a variable, or what is behind its wrapper.
  fileprivate func names(_ variable: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { [variable, "_\(variable)", "$\(variable)"].contains($0.plainName) }
  }
}
