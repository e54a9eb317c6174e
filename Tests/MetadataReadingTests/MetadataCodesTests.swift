import Testing

@testable import MetadataReading

@Suite struct MetadataCodesTests {
  @Test(arguments: [
    ("7Harbour9BoatQueryV", "Harbour", "BoatQuery"),
    ("7Harbour0A9ShortcutsV", "Harbour", "HarbourShortcuts"),
    ("8BoatsLog0aB9ShortcutsV", "BoatsLog", "BoatsLogShortcuts"),
    ("8Boats_UI0a4OpenA0V", "Boats_UI", "BoatsOpenBoats"),
    ("7Harbour4BoatV4KindO", "Harbour", "Boat.Kind"),
    ("7HarbourAAV", "Harbour", "Harbour"),
    ("7Harbour09Boats_UI_A0V", "Harbour", "Boats_UI_Harbour"),
    ("7Harbour0aA0V06KindOfA0O", "Harbour", "HarbourHarbour.KindOfHarbour"),
  ])
  func readsMangledNames(mangled: String, module: String, typePath: String) {
    let name = MangledName(mangled)
    #expect(name?.module == module)
    #expect(name?.typePath == typePath)
  }

  @Test(arguments: [
    "", "7Harbour", "99Harbour4BoatV", "7Harbour0Z4BoatV", "7Harbour4BoatVyxG", "7Harbour4BoatVE", "V", "0",
    "7Harbour008bung_fnaC",
  ])
  func givesUpOnOtherMangledNames(mangled: String) {
    #expect(MangledName(mangled) == nil)
  }

  @Test(arguments: [
    ("system", "OpenIntent", "system.open"),
    ("photos", "OpenMediaAssetIntent", "photos.openAsset"),
    ("whiteboard", "CanvasEntity", "whiteboard.board"),
    ("novel", "FlyKiteIntent", "novel.flyKite"), ("novel", "KiteEntity", "novel.kite"),
    ("novel", "KiteEnum", "novel.kite"), ("novel", "Kite", "novel.kite"), ("novel", "Intent", "novel.intent"),
  ])
  func namesSchemas(domain: String, identifier: String, name: String) {
    #expect(SchemaNames.name(domain: domain, identifier: identifier) == name)
  }

  @Test(arguments: [
    ("Info.plist", true, true), ("App/Journal-Info.plist", false, true), ("Info-macOS.plist", false, true),
    ("Contents/Info.plist", true, true), ("Info.plist/A.plist", false, false), ("Info.strings", false, false),
    ("Metadata.appintents/extract.actionsdata", true, false), ("Link.data/extract.actionsdata", true, false),
    ("Other/extract.actionsdata", false, false), ("extract.actionsdata", true, false), ("App.swift", false, false),
    ("Metadata.appintents/extract.packagedata", true, false),
  ])
  func knowsFilesByTheirNames(path: String, isOfBundle: Bool, isInfo: Bool) {
    #expect(BundleReader.reads(path) == isOfBundle)
    #expect(InfoPlist.isNamed(path) == isInfo)
  }
}
