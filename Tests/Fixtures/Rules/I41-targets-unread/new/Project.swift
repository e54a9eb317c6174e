import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(name: "Garden", targets: Garden.targets())
