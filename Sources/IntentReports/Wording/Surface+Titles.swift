import IntentRules
package import IntentSurface

extension Surface {
  /// What people see an element called, for each element with a literal title.
  ///
  /// A case of an enum is found by its name and by its raw value. For a diff, hand over the titles of both sides, those
  /// of the new one first.
  package var titles: [Subject: String] {
    let shown = showingTexts
    var titles: [Subject: String] = [:]
    func add(_ title: Text?, _ kind: ElementKind, _ owner: String, _ member: String? = nil) {
      guard let text = title?.value, !text.isEmpty else { return }
      titles[Subject(kind, owner, member)] = text
    }
    for intent in shown.intents {
      add(intent.title, .intent, intent.identifier)
      for parameter in intent.parameters { add(parameter.title, .parameter, intent.identifier, parameter.name) }
    }
    for entity in shown.entities {
      add(entity.displayName, .entity, entity.identifier)
      for property in entity.properties {
        add(property.title, .entityProperty, entity.identifier, property.identifier)
      }
    }
    for appEnum in shown.enums {
      add(appEnum.displayName, .enum, appEnum.identifier)
      for enumCase in appEnum.cases {
        for member in Set([enumCase.name, enumCase.rawValue ?? enumCase.name]) {
          add(enumCase.title, .enumCase, appEnum.identifier, member)
        }
      }
    }
    for widget in shown.widgets { add(widget.displayName, .widget, widget.kind.spelling) }
    for legacy in shown.legacyIntents { add(legacy.title.map(Text.value), .legacyIntent, legacy.className) }
    return titles
  }

  /// The intents that are in no list of actions: the settings of widgets, controls and Focus filters, and what is hidden.
  ///
  /// For a diff, hand over those of both sides.
  package var unlisted: Set<Subject> {
    Set(intents.filter { !$0.isAction || !$0.isOffered }.map { Subject(.intent, $0.identifier) })
  }
}
