// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Books", products: [.library(name: "Books", targets: ["Books"])], targets: [.target(name: "Books")])
