import IntentSurface
import SwiftSyntax

extension SurfaceBuilder {
  /// Adds what code outside the declarations does: buttons that run intents, entities on screen, updates of phrases.
  func addUses(to surface: inout Surface) {
    var used: Set<String> = []
    var updatesParameters = false
    for (file, parsed) in files.enumerated() {
      let module = index.module(ofFile: file)
      used.formUnion(UsageReader.buttonIntents(in: parsed.tree).map { names.identifier($0, from: [], module: module) })
      updatesParameters = updatesParameters || UsageReader.updatesShortcutParameters(in: parsed.tree)
      surface.onscreenContent += UsageReader.onscreenContent(in: parsed.tree).map { onscreenContent($0, module) }
    }
    for index in surface.intents.indices {
      surface.intents[index].isUsedByButton = used.contains(surface.intents[index].identifier)
    }
    for index in surface.appShortcuts.indices { surface.appShortcuts[index].updatesParameters = updatesParameters }
  }

  private func onscreenContent(_ use: OnscreenUse, _ module: String?) -> OnscreenContent {
    let scope = use.typePath?.split(separator: ".").map(String.init) ?? []
    let entity = use.entityName.map { names.identifier($0, from: scope, module: module) }
    places.locate(Subject(.onscreenContent, entity ?? use.typePath ?? "onscreen"), at: use.node)
    return OnscreenContent(entity: entity, typePath: use.typePath, activityType: use.activityType)
  }
}
