import IntentSurface
import Testing

@testable import MetadataReading

/// Where bundles keep things, path by path.
struct BundleLayoutTests {
  private let layout = BundleLayout(productName: "Journal.app")
  private let archive = BundleLayout(productName: "Journal.xcarchive")

  @Test(arguments: [
    ("extract.actionsdata", true), ("Metadata.appintents/extract.actionsdata", true),
    ("A.app/Metadata.appintents/extract.actionsdata", true), ("A.app/Link.data/extract.actionsdata", true),
    ("A.app/Other/extract.actionsdata", false), ("Metadata.appintents/version.json", false), ("", false),
  ])
  func knowsMetadata(path: String, isMetadata: Bool) {
    #expect(BundleLayout.isMetadata(path) == isMetadata)
  }

  @Test(
    arguments: [
      ("Metadata.appintents/extract.actionsdata", ""), ("PlugIns/W.appex/Metadata.appintents/e", "PlugIns/W.appex"),
      ("Contents/Resources/Metadata.appintents/e", ""),
      ("Frameworks/K.framework/Metadata.appintents/e", "Frameworks/K.framework"),
      ("Contents/Frameworks/K.framework/Versions/A/Resources/Metadata.appintents/e", "Contents/Frameworks/K.framework"),
      ("Some.bundle/Metadata.appintents/e", "Some.bundle"), ("XPC/S.xpc/Metadata.appintents/e", "XPC/S.xpc"),
      ("Folder/Metadata.appintents/e", nil),
    ] as [(String, String?)])
  func findsTheBundleOfMetadata(path: String, folder: String?) {
    #expect(layout.bundleFolder(ofMetadata: path) == folder)
  }

  @Test func looksForAnInfoListInFourPlaces() {
    let places = ["Info.plist", "Contents/Info.plist", "Resources/Info.plist", "Versions/A/Resources/Info.plist"]
    #expect(BundleLayout.infoPaths(inBundle: "") == places)
    #expect(BundleLayout.infoPaths(inBundle: "A.app") == places.map { "A.app/" + $0 })
  }

  @Test(arguments: [
    ("Info.plist", true), ("Contents/Info.plist", true), ("PlugIns/W.appex/Info.plist", true),
    ("PlugIns/W.appex/Contents/Info.plist", true), ("Watch/W.app/Info.plist", true), ("K.framework/Info.plist", false),
    ("Base.lproj/Info.plist", false), ("Contents/Other.plist", false), ("Contents/Resources/Info.plist", false),
  ])
  func knowsTheInfoListOfAnAppOrExtension(path: String, isInfo: Bool) {
    #expect(layout.isInfo(ofAppOrExtension: path) == isInfo)
  }

  @Test func findsTheAppsOfAProduct() {
    #expect(layout.mainBundles(in: ["Info.plist", "PlugIns/W.appex/Info.plist"]) == [""])
    #expect(
      archive.mainBundles(in: ["Products/Applications/B.app/Info.plist", "Products/Applications/A.app/x"])
        == ["Products/Applications/A.app", "Products/Applications/B.app"])
    #expect(
      archive.mainBundles(in: ["Payload/A.app/Info.plist", "Payload/A.app/Watch/W.app/Info.plist"]) == ["Payload/A.app"]
    )
    #expect(archive.mainBundles(in: ["Info.plist"]) == [])
    // An iPhone app on a Mac is in another bundle that has nothing.
    #expect(
      layout.mainBundles(in: ["Wrapper/Inner.app/Info.plist", "Wrapper/Inner.app/Watch/W.app/Info.plist"])
        == ["Wrapper/Inner.app"])
    #expect(archive.mainBundles(in: ["A.app/Wrapper/Inner.app/Info.plist"]) == ["A.app/Wrapper/Inner.app"])
    #expect(
      archive.mainBundles(in: ["A.app/Wrapper/Bb.app/x", "A.app/Wrapper/C.app/x", "A.app/Wrapper/D.app/x"])
        == ["A.app/Wrapper/C.app"])
    #expect(archive.mainBundles(in: ["A.app/Info.plist", "A.app/Wrapper/Inner.app/x"]) == ["A.app"])
  }

  @Test(
    arguments: [
      ("", .app), ("Watch/W.app", .watchApp), ("Payload/A.app", .app), ("PlugIns/W.appex", .extension),
      ("Frameworks/K.framework", .framework), ("S.xpc", .other), ("S.bundle", .other),
    ] as [(String, HostBundle.Kind)])
  func knowsKindsOfBundles(folder: String, kind: HostBundle.Kind) {
    #expect(layout.kind(ofBundle: folder) == kind)
    #expect(layout.name(ofBundle: folder) == (folder.split(separator: "/").last.map(String.init) ?? "Journal.app"))
  }

  /// Words that identifiers repeat, by letter: each starts where a word of the ones before it starts.
  @Test(
    arguments: [
      ("4Core7AddBookV", "AddBook"), ("4Core7AddBookV0bC6IntentV", "AddBook.AddBookIntent"),
      ("4Core7AddBookV03TheC0V", "AddBook.TheBook"), ("4Core8Add_BookV0bC1XV", "Add_Book.AddBookX"),
      ("4Core8Add_BookV0B1XV", "Add_Book.AddX"), ("4Core8Add_bookV0C1XV", "Add_book.bookX"),
      ("4Core9HTMLPagesV0B1XV", "HTMLPages.HTMLPagesX"), ("4Core3A1bV0B1XV", "A1b.A1bX"),
      ("4Core8AddBookV", nil), ("4Core7AddBooKV0B1XV", "AddBooK.AddX"), ("4Core1AV0B1XV", nil),
    ] as [(String, String?)])
  func followsWordsThatAreRepeated(mangled: String, typePath: String?) {
    #expect(MangledName(mangled)?.typePath == typePath)
  }
}
