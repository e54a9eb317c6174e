import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.garden(settings: SettingsDictionary().swiftActiveCompilationConditions("HOSE"))
