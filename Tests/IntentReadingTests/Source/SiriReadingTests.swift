import IntentReading
import IntentSurface
import SourceScanning
import Testing

/// What the reader makes of SiriKit handlers and user activities.
@Suite struct SiriReadingTests {
  private func read(_ files: [String: String]) -> SurfaceReading {
    SourceReader(options: ReadingOptions()).read(MemoryTree(files))
  }

  /// A type whose method makes an activity of a type, spelled in Swift, and offers it.
  private func donation(_ type: String) -> String {
    """
    final class Kitchen {
      func donate() {
        let activity = NSUserActivity(activityType: \(type))
        activity.isEligibleForPrediction = true
      }
    }
    """
  }

  // MARK: System intents

  @Test(arguments: [
    ("final class A: NSObject, INPlayMediaIntentHandling {}", ["INPlayMediaIntent"]),
    ("class A {}\nextension A: Intents.INPlayMediaIntentHandling {}", ["INPlayMediaIntent"]),
    ("protocol Plays: INPlayMediaIntentHandling {}\nclass A: Plays {}", ["INPlayMediaIntent"]),
    ("protocol Plays: INPlayMediaIntentHandling {}", []),
    ("class A: INPhotosDomainHandling {}", ["INSearchForPhotosIntent", "INStartPhotoPlaybackIntent"]),
    ("class A: OrderSoupIntentHandling {}", []),
    ("class A: INventoryIntentHandling {}", []),
  ])
  func seesWhatCodeAnswers(_ code: String, _ names: [String]) {
    let surface = read(["A.swift": code]).surface
    #expect(surface.systemIntents.map(\.name) == names)
    #expect(surface.systemIntents.allSatisfy { $0.isHandled && !$0.isDeclared })
  }

  /// What hands out the types that answer, with what is answered then.
  @Test(arguments: [
    ("", ["INPayBillIntent", "INPlayMediaIntent", "OrderSoupIntent"]),
    ("class Start: INExtension {}", []),
    ("class Start: INExtension, INSendMessageIntentHandling {}", ["INSendMessageIntent"]),
    (
      "class Start: INExtension { override func handler(for intent: INIntent) -> Any { intent is A ? Plays() : self } }",
      ["INPlayMediaIntent"]
    ),
    (
      "class Base: INExtension { func handler(for intent: INIntent) -> Any { Pays() } }\nclass Start: Base {}",
      ["INPayBillIntent"]
    ),
    (
      """
      class Start: INExtension {
        lazy var all: [NSObject] = [Plays(), pays]
        let pays = Pays()
        let other = Orders()
        override func handler(for intent: INIntent) -> Any { all.first { $0.answers(intent) } ?? self }
      }
      """, ["INPayBillIntent", "INPlayMediaIntent"]
    ),
    (
      """
      class Start: INExtension { override func handler(for intent: INIntent) -> Any { Kitchen.answer(intent) } }
      enum Kitchen { static func answer(_ intent: INIntent) -> Any { intent is OrderSoupIntent ? chosen(intent)! : Plays() } }
      func chosen(_ intent: INIntent) -> Any? { Chef() }
      typealias Chef = Orders
      """, ["INPlayMediaIntent", "OrderSoupIntent"]
    ),
    (
      """
      class Start: INExtension {
        override func handler(for intent: INIntent) -> Any {
          switch intent {
          case let pay as INPayBillIntent where isOpen: return pays(pay)
          case is INPlayMediaIntent where !isOpen: return Plays()
          default: return NSObject()
          }
        }
        let isOpen = true
        func pays(_ intent: INPayBillIntent) -> Any { Pays() }
      }
      """, ["INPayBillIntent"]
    ),
    (
      """
      class Start: INExtension {
        override func handler(for intent: INIntent) -> Any {
          guard #available(iOS 17, *) else { return NSNull() }
          if intent is INPayBillIntent && intent is INPlayMediaIntent { return Plays() }
          if let order = intent as? OrderSoupIntent { return Orders.self }
          return Pays()
        }
      }
      """, ["INPayBillIntent"]
    ),
    ("class Start: INExtension { func handler(for intent: INPayBillIntent) -> Any { Pays() } }", []),
    (
      """
      class Delegate: UIApplicationDelegate {
        func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { Orders() }
        func application(_ application: UIApplication, open url: URL) { Plays() }
      }
      """, ["OrderSoupIntent"]
    ),
  ])
  func seesWhoIsHandedOut(_ start: String, _ names: [String]) {
    let types = """
      class Plays: NSObject, INPlayMediaIntentHandling {}
      class Pays: NSObject, INPayBillIntentHandling {}
      """
    let orders = "class Orders: NSObject, OrderSoupIntentHandling { let other = Pays() }"
    let reading = read(["A.swift": "import Intents\n" + start, "B.swift": types, "C.swift": orders])
    #expect((reading.surface.systemIntents.map(\.name) + reading.answered).sorted() == names)
  }

  /// Which class the property list of an extension names, with what is answered then.
  @Test(arguments: [
    ("$(PRODUCT_MODULE_NAME).Start", "", true), ("$(PRODUCT_MODULE_NAME).Begin", "", false),
    ("Start", "@objc(Start) ", true), ("$(PRODUCT_MODULE_NAME).Start", "@objc(Begin) ", false),
    ("$(PRINCIPAL)", "", true),
  ])
  func theSystemMakesTheClassThatAnExtensionNames(_ name: String, _ attribute: String, _ isAnswered: Bool) {
    let list = """
      <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
        <key>NSExtensionPrincipalClass</key><string>\(name)</string>
      </dict></dict></plist>
      """
    let code = "import Intents\n\(attribute)class Start: INExtension, OrderSoupIntentHandling {}"
    let alone = read(["Siri/Info.plist": list, "Siri/Start.swift": code])
    let project = """
      name: Soup
      targets:
        Phone: {type: application, platform: iOS, sources: [Phone], dependencies: [{target: Siri}]}
        Siri: {type: app-extension, platform: iOS, sources: [Siri], settings: {INFOPLIST_FILE: Siri/Info.plist}}
      """
    let built = read(["project.yml": project, "Siri/Info.plist": list, "Siri/Start.swift": code])
    for reading in [alone, built] { #expect(reading.answered == (isAnswered ? ["OrderSoupIntent"] : [])) }
  }

  /// What hands out the handler, and whether it does so on every way.
  @Test(arguments: [
    ("return Orders()", false), ("if #available(iOS 99, *) { return Orders() }; return self", true),
    ("if #available(iOS 11, *) { return Orders() }; return self", false),
    ("return UserDefaults.standard.bool(forKey: \"a\") ? Orders() : NSNull()", true), ("return orders", false),
    ("return kitchen.handler(of: intent, Orders.self)", true),
  ])
  func itIsInDoubtWhetherOneIsHandedOut(_ body: String, _ isInDoubt: Bool) {
    let reading = read([
      "A.swift": """
      import Intents
      class Start: INExtension {
        lazy var orders = Orders()
        override func handler(for intent: INIntent) -> Any { \(body) }
      }
      class Orders: NSObject, OrderSoupIntentHandling {}
      """
    ])
    #expect(reading.answered == ["OrderSoupIntent"])
    #expect(reading.answersInDoubt == (isInDoubt ? ["OrderSoupIntent"] : []))
  }

  /// Where the other intents are on other systems, and nothing of the framework is imported.
  @Test func seesHandlersOfOtherSystems() {
    let reading = read([
      "project.yml": """
      name: Soup
      targets:
        Mac: {type: application, platform: macOS, sources: [Mac]}
        Phone: {type: application, platform: iOS, sources: [Phone], dependencies: [{target: Siri}]}
        Siri: {type: app-extension, platform: iOS, sources: [Siri]}
      """,
      "Mac/Order.swift":
        "import AppIntents\nstruct Order: AppIntent { static let title: LocalizedStringResource = \"Order\" }",
      "Siri/Start.swift":
        "import Intents\nclass Start: INExtension { override func handler(for intent: INIntent) -> Any { Orders() } }",
      "Siri/Orders.swift": "class Orders: NSObject, OrderSoupIntentHandling {}",
    ])
    #expect(reading.surface.readFrom.platforms == [.macOS])
    #expect(reading.answered == ["OrderSoupIntent"])
  }

  // MARK: Activities

  @Test(arguments: [
    "\"com.example.soup\"", "\"com.example\" + \".soup\"", "Kind.soup.rawValue", "Names.soup", "soupActivity",
    "NSUserActivity.soup",
  ])
  func resolvesTheTypeOfAnActivity(_ type: String) {
    let reading = read([
      "Kitchen.swift": donation(type) + "\nlet soupActivity = \"com.example.soup\"",
      "Kind.swift": "enum Kind: String { case soup = \"com.example.soup\" }",
      "Names.swift": "enum Names { static let soup = \"com.example.soup\" }",
      "Extension.swift": "extension NSUserActivity { static let soup = \"com.example.soup\" }",
    ])
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.surface.userActivities.map(\.type) == [.value("com.example.soup")])
    #expect(reading.surface.userActivities.map(\.isEligibleForPrediction) == [true])
    #expect(reading.locations[Subject(.userActivity, "com.example.soup")]?.line == 4)
  }

  @Test(arguments: ["Bundle.main.bundleIdentifier! + \".soup\"", "kind", "\"\\(bundle).soup\""])
  func saysWhichTypeCouldNotBeRead(_ type: String) {
    let reading = read(["Kitchen.swift": donation(type)])
    #expect(reading.diagnostics.count == 1)
    #expect(reading.surface.userActivities.map(\.type) == [.expression(type)])
  }

  @Test(arguments: [
    // A stored activity.
    """
    class A {
      var activity: NSUserActivity?
      func make() { activity = NSUserActivity(activityType: "soup") }
      func offer() { self.activity?.isEligibleForSearch = true; activity!.isEligibleForPrediction = true }
    }
    """,
    // A closure that is handed what was made beside it.
    "let a = with(NSUserActivity(activityType: \"soup\")) { $0.isEligibleForSearch = true; $0.isEligibleForPrediction = true }",
    // A modifier of SwiftUI.
    """
    struct A: View {
      var body: some View {
        Text("a").userActivity("soup") { one in
          one.isEligibleForSearch = true
          if #available(iOS 12, *) { one.isEligibleForPrediction = true }
        }
      }
    }
    """,
    // An initializer of the app.
    """
    extension NSUserActivity {
      convenience init(named name: String, title: String? = nil) {
        self.init(activityType: name)
        isEligibleForSearch = true
        self.isEligibleForPrediction = true
      }
    }
    func make() { _ = NSUserActivity(named: "soup") }
    """,
    // One whose parameter is no text, and the one of the framework written down again.
    """
    enum Kind: String { case soup, tea }
    extension NSUserActivity {
      convenience init(of kind: Kind) {
        self.init(activityType: kind.rawValue)
        isEligibleForSearch = true
        isEligibleForPrediction = true
      }
    }
    func make() { _ = NSUserActivity(of: .soup) }
    """,
    // One of two activities of the same name.
    """
    func tea() { let activity = NSUserActivity(activityType: "tea"); activity.isEligibleForHandoff = true }
    func soup() {
      let activity = NSUserActivity(activityType: "soup")
      activity.isEligibleForSearch = true
      activity.isEligibleForPrediction = true
    }
    """,
    // What a member does to any activity.
    """
    extension NSUserActivity {
      var isShown: Bool {
        get { isEligibleForSearch }
        set { isEligibleForSearch = newValue; self.isEligibleForPrediction = newValue }
      }
    }
    func soup() {
      let activity = NSUserActivity(activityType: "soup")
      activity.isEligibleForSearch = true
      activity.isEligibleForPrediction = true
    }
    """,
    // What nothing but a known value turns off.
    """
    enum Flags { static let isOn = true, isOff = false }
    func soup(_ isShown: Bool) {
      let activity = NSUserActivity(activityType: "soup")
      activity.isEligibleForSearch = isShown
      activity.isEligibleForPrediction = Flags.isOn
      let tea = NSUserActivity(activityType: "tea")
      tea.isEligibleForSearch = Flags.isOff
      let isOffered = false
      tea.isEligibleForPrediction = isOffered
      other.isEligibleForSearch = activity.isEligibleForSearch
    }
    """,
  ])
  func findsTheActivityThatIsOffered(_ code: String) {
    let reading = read(["A.swift": code])
    #expect(reading.diagnostics.isEmpty)
    var soup = UserActivity(type: .value("soup"))
    soup.isEligibleForSearch = true
    soup.isEligibleForPrediction = true
    #expect(reading.surface.userActivities == [soup])
  }

  /// Constants that the file with the activity does not declare, spelled without their type, or by a local constant.
  @Test(arguments: [
    "soup", "Kitchen.soup", "Self.soup", "Names.Siri.soup", "soupActivity", "prefix + \".soup\"", "local",
    "Kind.soup.rawValue",
  ])
  func followsConstantsOfOtherFiles(_ type: String) {
    let reading = read([
      "Donation.swift": """
      extension Kitchen {
        func donate() {
          let local = Names.Siri.soup
          let activity = NSUserActivity(activityType: \(type))
          activity.isEligibleForPrediction = true
        }
      }
      """,
      "Kitchen.swift": "final class Kitchen {}", "Globals.swift": "let soupActivity = \"com.example.soup\"",
      "Kitchen+Names.swift": """
      extension Kitchen {
        static let soup = prefix + ".soup"
        static let prefix = "com.example"
      }
      """,
      "Names.swift": "enum Names {}\nextension Names { enum Siri { static let soup = \"com.example.soup\" } }",
      "Kind.swift": "enum Kind: String { case soup = \"com.example.soup\" }",
    ])
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.surface.userActivities.map(\.type) == [.value("com.example.soup")])
  }

  private static let helper = """
    final class Donations {
      static let shared = Donations()
      enum Kind: String { case soup = "com.example.soup", tea = "com.example.tea" }
      static func make(id: String, title: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: id)
        activity.isEligibleForPrediction = true
        return activity
      }
      func offer(_ kind: Kind) -> NSUserActivity {
        let activity = NSUserActivity(activityType: kind.rawValue)
        activity.isEligibleForPrediction = true
        return activity
      }
      func attach(_ kind: Kind, to view: View) { view.shown = offer(kind) }
    }
    """

  @Test(
    arguments: [
      ("Donations.make(id: \"soup\", title: \"Soup\")", ["soup"]),
      ("Donations.make(id: Names.soup, title: \"\")", ["named"]),
      ("let kind = Names.soup; Donations.make(id: kind, title: \"\")", ["named"]),
      ("Donations.shared.attach(.soup, to: self)", ["com.example.soup"]),
      ("Donations().offer(.tea); Donations.shared.attach(.soup, to: self)", ["com.example.soup", "com.example.tea"]),
    ] as [(String, [String])])
  func followsTheTypeThatAFunctionIsGiven(_ call: String, _ types: [String]) {
    let reading = read([
      "Donations.swift": Self.helper, "View.swift": "final class Shown {\n  func appear() { \(call) }\n}",
      "Names.swift": "enum Names { static let soup = \"named\" }",
    ])
    #expect(reading.surface.userActivities.compactMap(\.type.value) == types)
  }

  @Test(arguments: [
    "", "other.attach(.soup, to: self)", "make(kind: \"soup\")", "Donations.shared.attach(kind, to: self)",
  ])
  func leavesTheTypeUnreadThatNoCallGives(_ call: String) {
    let reading = read([
      "Donations.swift": Self.helper, "View.swift": "final class Shown {\n  func appear() { \(call) }\n}",
    ])
    #expect(reading.surface.userActivities.allSatisfy { $0.type.value == nil })
    #expect(!reading.diagnostics.isEmpty)
  }

  @Test func leavesActivitiesAloneThatAreNotOffered() {
    let reading = read([
      "A.swift": "let a = NSUserActivity(activityType: \"soup\")",
      "B.swift": donation("\"soup\"").replacing("= true", with: "= false"),
    ])
    #expect(reading.surface.userActivities.isEmpty)
  }

  @Test func readsNoFileForActivitiesWhereNoneIsOffered() {
    let reading = read(["A.swift": "let a = NSUserActivity(activityType: \"soup\")"])
    #expect(reading.filesRead == 0)
  }

  @Test func takesNoPlatformFromFilesOfSiriKit() {
    let reading = read([
      "Intent.swift": "import AppIntents\nstruct A: AppIntent {}",
      "Kitchen.swift": "#if os(watchOS)\nimport WatchKit\n#endif\n" + donation("\"soup\""),
    ])
    #expect(reading.surface.readFrom.platforms == [.iOS])
    #expect(reading.surface.userActivities.count == 1)
  }
}
