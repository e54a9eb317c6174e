import IntentSurface
import SwiftSyntax

/// The list of an app's widgets.
struct WidgetBundleCode {
  private let type: TypeCode

  private init(_ type: TypeCode) { self.type = type }

  /// Lists a widget again in the bundles that did so, or in the one nearest to its code.
  ///
  /// - Parameters:
  ///   - name: of the widget, with the types around it.
  ///   - path: the file that the widget is in; nil where it is not known.
  static func listings(of name: String, beside path: String?, in context: ProposalContext) -> [SourceEdit] {
    let shipped = context.old?.widgetBundles.filter { $0.item(of: name) != nil } ?? []
    let bundles = context.new.widgetBundles
    let pairs = shipped.compactMap { old in bundle(like: old, among: bundles).map { (old, $0) } }
    guard pairs.isEmpty else { return pairs.flatMap { old, new in new.listing(name, like: old, in: context) } }
    let path = path ?? context.new.declaration(of: name)?.file.path
    guard let bundle = bundles.count == 1 ? bundles.first : path.flatMap({ nearest(to: $0, among: bundles) }) else {
      return []
    }
    return bundle.listing(name, like: shipped.first, in: context)
  }

  // Two extensions may each have a bundle of one name.
  private static func bundle(like old: WidgetBundleCode, among bundles: [WidgetBundleCode]) -> WidgetBundleCode? {
    let alike = bundles.filter { $0.type.typePath == old.type.typePath }
    return alike.count == 1 ? alike.first : alike.first { $0.type.file.path == old.type.file.path }
  }

  private static func nearest(to path: String, among bundles: [WidgetBundleCode]) -> WidgetBundleCode? {
    if let same = bundles.first(where: { $0.type.file.path == path }) { return same }
    let folders = path.split(separator: "/").dropLast()
    let scored = bundles.map { bundle in
      (bundle: bundle, common: zip(folders, bundle.type.file.path.split(separator: "/")).prefix { $0 == $1 }.count)
    }
    let best = scored.map(\.common).max() ?? 0
    let found = scored.filter { $0.common == best }
    return best > 0 && found.count == 1 ? found.first?.bundle : nil
  }

  /// The statement that lists a widget; where a condition is about it alone, with the condition.
  private func item(of name: String) -> CodeBlockItemSyntax? {
    guard var item = items.first(where: { $0.name == name || $0.name.hasSuffix(".\(name)") })?.item else { return nil }
    while let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let condition = list.parent?.parent?.as(IfExprSyntax.self), condition.elseBody == nil,
      let outer = condition.enclosing(CodeBlockItemSyntax.self)
    { item = outer }
    return item
  }

  private var items: [(name: String, item: CodeBlockItemSyntax)] {
    type.calls.compactMap { call in
      call.parent?.as(CodeBlockItemSyntax.self).map { (call.calledExpression.trimmedDescription, $0) }
    }
  }

  // Behind what it stood behind, or else behind all others.
  private func listing(_ name: String, like shipped: WidgetBundleCode?, in context: ProposalContext) -> [SourceEdit] {
    guard let edit = line(listing: name, like: shipped) else { return [] }
    // A widget of another module is known by an import.
    let outer = name.split(separator: ".").first.map(String.init) ?? name
    let folders = context.new.declaration(of: outer)?.file.path.split(separator: "/").map(String.init) ?? []
    let modules = shipped?.type.file.imports.map(CodeFile.module).filter(folders.contains) ?? []
    return type.file.adding(imports: modules) + [edit]
  }

  private func line(listing name: String, like shipped: WidgetBundleCode?) -> SourceEdit? {
    guard item(of: name) == nil, let body else { return nil }
    guard let last = body.last else {
      let (file, unit) = (type.file, type.file.indentationUnit)
      let margin = file.newline + file.indentation(of: type.declaration.introducer) + unit + unit
      return file.insert("\(margin)\(name)()", at: body.position)
    }
    let own = type.declaration.trimmedByteRange
    if let edit = type.file.uncommenting("\(name)()", in: own, like: last) { return edit }
    let old = shipped?.item(of: name)
    var lines = old.flatMap { shipped?.type.file.lines(of: $0, besidesRemarksIn: type.file) } ?? ["\(name)()"]
    let neighbour = old.flatMap { old in shipped.flatMap { sibling(before: old, in: $0) } }
    let place = neighbour ?? last
    // What stood there with others may have needed a newer system.
    if neighbour == nil, let condition = old?.enclosing(IfExprSyntax.self)?.conditions.trimmedDescription,
      condition.hasPrefix("#available"), lines.first?.hasPrefix("if ") == false
    {
      lines = ["if \(condition) {"] + lines.map { type.file.indentationUnit + $0 } + ["}"]
    }
    let file = type.file
    let text = lines.map { file.newline + file.indentation(of: place) + $0 }.joined()
    return file.insert(text, at: place.endPositionBeforeTrailingTrivia)
  }

  /// What stands here as the last thing did that stood before a statement of another version, in the same block.
  private func sibling(before old: CodeBlockItemSyntax, in shipped: WidgetBundleCode) -> CodeBlockItemSyntax? {
    let others = shipped.items.filter { $0.item.parent?.id == old.parent?.id && $0.item.id != old.id }
    let before = others.filter { $0.item.position < old.position }.reversed()
    let after = others.filter { $0.item.position > old.position }
    let names = (Array(before) + after).map(\.name)
    return names.lazy.compactMap { name in items.first { $0.name == name }?.item }.first
  }

  /// What stands in its body; nil where it has none in place.
  private var body: CodeBlockItemListSyntax? { type.variable("body")?.binding.getter }

  fileprivate static func all(in code: CodeTree) -> [WidgetBundleCode] {
    code.files(naming: ["WidgetBundle", "var body"]).flatMap { file in
      file.tree.nodes(StructDeclSyntax.self)
        .filter { $0.inheritedTypes.contains { $0.trimmedDescription.lastNameComponent == "WidgetBundle" } }
        .compactMap { TypeCode($0.name.text, in: file).map(WidgetBundleCode.init) }
    }
  }
}

extension CodeTree {
  fileprivate var widgetBundles: [WidgetBundleCode] { WidgetBundleCode.all(in: self) }
}
