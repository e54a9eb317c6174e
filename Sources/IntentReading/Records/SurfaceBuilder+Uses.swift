import IntentSurface
import SwiftSyntax

extension SurfaceBuilder {
  /// Adds what code outside the declarations does: buttons that run intents, entities on screen, updates of phrases.
  func addUses(to surface: inout Surface) {
    var used: Set<String> = []
    var updatesParameters = false
    for (file, parsed) in files.enumerated() where UsageReader.words.contains(where: { parsed.bytes.contains($0) }) {
      let (calls, accesses) = parsed.tree.callsAndMemberAccesses
      used.formUnion(UsageReader.buttonIntents(among: calls).map { names.identifier($0, from: [], file: file) })
      updatesParameters = updatesParameters || UsageReader.updatesShortcutParameters(among: calls)
      surface.onscreenContent += UsageReader.onscreenContent(among: accesses).map { onscreenContent($0, file) }
    }
    for index in surface.intents.indices {
      surface.intents[index].isUsedByButton = used.contains(surface.intents[index].identifier)
    }
    for index in surface.appShortcuts.indices { surface.appShortcuts[index].updatesParameters = updatesParameters }
  }

  private func onscreenContent(_ use: OnscreenUse, _ file: Int) -> OnscreenContent {
    let scope = use.typePath?.split(separator: ".").map(String.init) ?? []
    let entity = use.entityName.map { names.identifier($0, from: scope, file: file) }
    places.locate(Subject(.onscreenContent, entity ?? use.typePath ?? "onscreen"), at: use.node)
    return OnscreenContent(entity: entity, typePath: use.typePath, activityType: use.activityType)
  }
}
