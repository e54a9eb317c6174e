/// Why a file gave no shortcut.
package enum WorkflowError: Error, Equatable, CustomStringConvertible {
  case signed
  case refused(detail: String)
  case otherFormat(detail: String)
  case noActions

  package var description: String {
    switch self {
    case .signed:
      "it is signed, so its steps are sealed. For the unsigned file, copy the shortcut's iCloud link, open "
        + "https://www.icloud.com/shortcuts/api/records/ID with the ID of that link, and download what `shortcut` names."
    case .refused(let detail): "it is no exported shortcut: \(detail)."
    case .otherFormat(let detail): "it is no property list: \(detail)"
    case .noActions: "it has no `WFWorkflowActions`, so it is no exported shortcut."
    }
  }
}
