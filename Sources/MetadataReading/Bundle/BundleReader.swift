package import IntentSurface
package import SourceScanning

/// Reads a built product to the union of what its app, extensions, frameworks and watch app offer.
///
/// Each record carries the identifier of the bundle it was found in. An app and its extension that compile the same
/// code both carry the intent: these are two records, as the system sees them.
package struct BundleReader: Sendable {
  /// All files of metadata together; what bounds an archive that claims thousands of large ones.
  package static let totalLimit = 64 << 20

  private let layout: BundleLayout
  private let appName: String?

  /// - Parameters:
  ///   - productName: the last path component of what is read, which tells its kind: `Journal.app`.
  ///   - appName: the app that is meant where an archive holds several.
  package init(productName: String, appName: String? = nil) {
    layout = BundleLayout(productName: productName)
    self.appName = appName
  }

  /// Whether a file of a product, by its path, may be read at all.
  package static func reads(_ path: String) -> Bool {
    let name = RelativePath.name(of: path)
    return name == "Info.plist" || name == PackageData.fileName || BundleLayout.isMetadata(path)
  }

  /// The surface of a product.
  ///
  /// - Parameter others: what another reader finds among the files of the app that is meant.
  /// - Throws: `MetadataError` where a file of metadata can't be read, where there is none, or where it is not said which
  ///   of several apps is meant.
  package func read(
    _ files: some BundleFiles, adding others: (any BundleFiles) -> SurfaceReading? = { _ in nil }
  ) throws(MetadataError) -> SurfaceReading {
    let apps = layout.mainBundles(in: files.paths)
    let app = apps.count > 1 ? try chosen(of: apps, in: files) : apps.first
    let own = PartialFiles(files, without: apps.filter { $0 != app })
    var reading = try read(own, app: app)
    if let more = others(own) { reading.add(more) }
    return reading
  }

  /// The folder of the app that `--app` names, by the name of its file, the one that people see, or its identifier.
  private func chosen(of apps: [String], in files: some BundleFiles) throws(MetadataError) -> String {
    let paths = Set(files.paths)
    let names = apps.map { folder -> [String] in
      let info = BundleLayout.infoPaths(inBundle: folder).first(where: paths.contains)
        .flatMap { try? files.contents(of: $0, limit: InfoPlist.sizeLimit) }.flatMap {
          try? BundleInfo(propertyList: $0)
        }
      let file = layout.name(ofBundle: folder)
      return [String(file.dropLast(".app".count)), file, info?.displayName, info?.name, info?.identifier].compactMap(
        \.self)
    }
    let matches = zip(apps, names).filter { _, names in
      names.contains { $0.lowercased() == appName?.lowercased() }
    }
    guard matches.count == 1, let match = matches.first else {
      throw .severalApps(root: layout.productName, names: names.compactMap(\.first))
    }
    return match.0
  }

  private func read(_ files: some BundleFiles, app folder: String?) throws(MetadataError) -> SurfaceReading {
    let paths = files.paths
    let metadata = paths.filter(BundleLayout.isMetadata)
    guard !metadata.isEmpty else { throw .noMetadata(root: layout.productName, looked: BundleLayout.looked) }
    var product = Product(paths: Set(paths))
    for path in metadata {
      var host: Host?
      if let folder = layout.bundleFolder(ofMetadata: path) {
        host = self.host(ofBundle: folder, in: files, product: &product)
      }
      let bytes: [UInt8]
      do { bytes = try files.contents(of: path, limit: MetadataReader.sizeLimit) } catch {
        throw .unreadable(file: path, detail: error.description)
      }
      product.bytes += bytes.count
      guard product.bytes <= Self.totalLimit else {
        throw .tooLarge(file: layout.productName, bytes: product.bytes, limit: Self.totalLimit)
      }
      var reading = try MetadataReader(bundle: host?.info?.identifier).read(bytes, path: path)
      reading.surface.packages = packages(besides: path, host: host, in: files, product: &product)
      product.parts.append((host, reading))
    }
    var reading = union(product, app: identity(ofApp: folder, in: files, product: &product))
    reading.add(siri(in: files))
    return reading
  }

  /// A bundle that holds metadata.
  private struct Host {
    var folder: String
    var kind: HostBundle.Kind
    var info: BundleInfo?
  }

  /// What was read so far.
  private struct Product {
    let paths: Set<String>
    var parts: [(host: Host?, reading: SurfaceReading)] = []
    var diagnostics: [Diagnostic] = []
    var bytes = 0

    init(paths: Set<String>) { self.paths = paths }
  }

  private func host(ofBundle folder: String, in files: some BundleFiles, product: inout Product) -> Host {
    var host = Host(folder: folder, kind: layout.kind(ofBundle: folder))
    guard let path = BundleLayout.infoPaths(inBundle: folder).first(where: product.paths.contains) else {
      product.diagnostics.append(
        Diagnostic(
          .warning, "it has no Info.plist, so its bundle identifier is unknown.",
          at: SourceLocation(path: folder.isEmpty ? layout.productName : folder)))
      return host
    }
    do {
      host.info = try BundleInfo(propertyList: try files.contents(of: path, limit: InfoPlist.sizeLimit))
    } catch {
      product.diagnostics.append(
        Diagnostic(
          .warning, "\(error.description), so its bundle identifier is unknown.",
          at: SourceLocation(path: path)))
    }
    return host
  }

  private func identity(ofApp folder: String?, in files: some BundleFiles, product: inout Product) -> AppIdentity {
    guard let folder else { return AppIdentity(name: "") }
    let known = product.parts.compactMap(\.host).first { $0.folder == folder }
    let info = (known ?? host(ofBundle: folder, in: files, product: &product)).info
    let fileName = layout.name(ofBundle: folder).split(separator: ".").first.map(String.init) ?? ""
    return AppIdentity(
      name: info?.displayName ?? info?.name ?? fileName, version: info?.version, bundleIdentifier: info?.identifier)
  }

  private func union(_ product: Product, app: AppIdentity) -> SurfaceReading {
    let platforms = Set(product.parts.flatMap { $0.host?.info?.platforms ?? [] })
    let tools = Set(product.parts.compactMap(\.reading.surface.readFrom.tool)).sorted()
    var surface = Surface(
      app: app,
      readFrom: Provenance(
        kind: .metadata, tool: tools.isEmpty ? nil : tools.joined(separator: ", "), platforms: platforms.sorted()))
    surface.readFrom.unread = Set(product.parts.flatMap(\.reading.surface.readFrom.unread)).sorted()
    for (host, reading) in product.parts {
      let own = host?.info?.platforms ?? []
      surface.add(reading.surface, platforms: own.isEmpty || Set(own) == platforms ? nil : own)
      if let host, let identifier = host.info?.identifier {
        surface.hosts.append(HostBundle(identifier: identifier, kind: host.kind))
      }
    }
    return SurfaceReading(
      surface: surface.canonical(),
      diagnostics: (product.diagnostics + product.parts.flatMap(\.reading.diagnostics)).sorted(),
      filesSeen: product.paths.count, filesRead: product.parts.count)
  }
}

extension BundleReader {
  /// What the Info.plists of the app and its extensions declare of SiriKit, the extensions without metadata included.
  private func siri(in files: some BundleFiles) -> SurfaceReading {
    let paths = files.paths.filter(layout.isInfo(ofAppOrExtension:))
    var reading = InfoPlistReader.read(paths) { path throws(SourceTreeError) in
      try files.contents(of: path, limit: InfoPlist.sizeLimit)
    }
    // These are no places in source code, and the files are counted with the product.
    (reading.locations, reading.filesSeen, reading.filesRead) = ([:], 0, 0)
    return reading
  }

  /// The packages whose intents a bundle includes, from the `extract.packagedata` beside its metadata.
  private func packages(
    besides path: String, host: Host?, in files: some BundleFiles, product: inout Product
  ) -> [IntentsPackage] {
    let packagePath = String(path.dropLast(MetadataReader.fileName.count)) + PackageData.fileName
    guard product.paths.contains(packagePath) else { return [] }
    do {
      let data = try PackageData(bytes: try files.contents(of: packagePath, limit: InfoPlist.sizeLimit))
      return [data.package(of: host?.info?.identifier ?? layout.productName)]
    } catch {
      product.diagnostics.append(Diagnostic(.warning, error.description, at: SourceLocation(path: packagePath)))
      return []
    }
  }
}

extension Surface {
  /// Adds the records of one bundle, which exist on fewer platforms than the whole where some are given.
  fileprivate mutating func add(_ part: Surface, platforms: [Platform]?) {
    func placed<Record: SurfaceRecord>(_ records: [Record]) -> [Record] {
      records.map { record in
        var record = record
        record.platforms = platforms
        return record
      }
    }
    intents += placed(part.intents)
    entities += placed(part.entities)
    queries += placed(part.queries)
    enums += placed(part.enums)
    appShortcuts += placed(part.appShortcuts)
    packages += part.packages
  }
}
