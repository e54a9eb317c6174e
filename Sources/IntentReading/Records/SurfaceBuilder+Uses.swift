import IntentSurface
import SourceScanning
import SwiftReading
import SwiftSyntax

extension SurfaceBuilder {
  /// Adds what code outside the declarations does: buttons that run intents, entities on screen, updates of phrases.
  func addUses(to surface: inout Surface, threads: Int) {
    var used: Set<String> = []
    var updatesParameters = false
    let using = files.indices.filter { files[$0].signals.contains(.use) }
    let trees = using.map { files[$0].tree }
    let code = Workers.map(trees, threads: threads) { $0.callsAndMemberAccesses }
    for (file, (calls, accesses)) in zip(using, code) {
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
    let scope = use.typePath?.nameComponents ?? []
    let entity = use.entityName.map { names.identifier($0, from: scope, file: file) }
    places.locate(Subject(.onscreenContent, entity ?? use.typePath ?? "onscreen"), at: use.node)
    return OnscreenContent(entity: entity, typePath: use.typePath, activityType: use.activityType)
  }
}
