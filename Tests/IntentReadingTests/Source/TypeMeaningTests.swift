import IntentReading
import IntentSurface
import SourceScanning
import Testing

/// What the types that code spells stand for, wherever it spells them.
@Suite struct TypeMeaningTests {
  /// Only the first file names the framework.
  private func surface(_ files: String...) -> Surface {
    let named = files.enumerated().map { ("\($0).swift", $0 == 0 ? "import AppIntents\n\($1)" : $1) }
    return SourceReader(options: ReadingOptions()).read(MemoryTree(Dictionary(uniqueKeysWithValues: named))).surface
  }

  /// The type of a parameter that is spelled so, with declarations beside its intent.
  @Test(arguments: [
    ("Note", "typealias Note = String", "String"), ("Note", "typealias Note = [String]?", "[String]?"),
    ("Note", "extension Water { typealias Note = Int }\ntypealias Note = String", "Int"),
    ("Water.Note", "extension Water { typealias Note = Int }", "Int"),
    ("Note", "extension HasNote { typealias Note = Int }", "Int"),
    ("Note", "extension HasNote { typealias Note = Int }\ntypealias Note = String", "Int"),
    ("Self.Note", "extension HasNote { typealias Note = Int }", "Int"),
    ("Water.Note", "extension HasNote { typealias Note = Int }", "Int"),
    ("Note", "extension AppIntent { typealias Note = Int }", "Int"),
    ("Key", "typealias Note = Int", "Int"), ("Self.Key", "typealias Note = Int", "Int"),
    ("ListOf<String>", "typealias ListOf<T> = Array<T>", "[String]"),
    ("ListOf<String>?", "typealias ListOf<T> = Array<T>?", "[String]??"),
    ("Plain<Size>", "typealias Plain<T> = T", "enum Size"),
    ("Plain<Plain<[Int]>>", "typealias Plain<T> = T\ntypealias T = String", "[Int]"),
    ("Lists<Int>", "typealias Lists<T> = Set<ListOf<T>>\ntypealias ListOf<T> = [T]", "Set<[Int]>"),
    ("Plain<Int, Date>", "typealias Plain<T, U> = U", "Date"),
    ("Plain", "typealias Plain<T> = T\ntypealias T = String", "unknown T"),
    ("Store<Int>.Note", "struct Store<T> { typealias Note = T }", "Int"),
    ("IntStore.Note", "struct Store<T> { typealias Note = T? }\ntypealias IntStore = Store<Int>", "Int?"),
    ("Store<Int>.Inner<Date>.Both", "struct Store<T> { struct Inner<U> { typealias Both = U } }", "Date"),
    ("Store.Note", "struct Store<T> { typealias Note = T }\ntypealias T = Int", "unknown T"),
    ("Box<Key>", "struct Box<T> {}\ntypealias Note = Int", "unknown Box<Int>"),
    ("[String: Key]", "typealias Note = Int", "unknown [String: Int]"),
    ("Round", "typealias Round = Trip\ntypealias Trip = Round", "unknown Round"),
    ("Measurement<Length>", "typealias Length = UnitLength", "Measurement<UnitLength>"),
    ("Kind", "extension Water { enum Kind: String, AppEnum { case a } }\ntypealias Kind = Int", "enum Kind"),
    ("Date", "extension Date {}", "Date"), ("Foundation.Date", "enum Date: String, AppEnum { case a }", "Date"),
    ("Unread", "", "unknown Unread"), ("Other.Note", "enum Other {}", "unknown Other.Note"),
  ])
  func followsTheTypesOfParameters(_ type: String, _ code: String, _ expected: String) {
    let water = """
      protocol HasNote { associatedtype Key = Note }
      struct Water: AppIntent, HasNote {
        @Parameter(title: "N") var note: \(type)
      }
      enum Size: String, AppEnum { case small }
      """
    for surface in [surface(water + "\n" + code), surface(water, code)] {
      #expect(surface.intents.first?.parameters.map(\.type.description) == [expected])
    }
  }

  @Test(arguments: [
    ("class Base<T> { @Parameter var note: T }", "Base<String>", "String"),
    ("class Base<T>: Root<[T]> {}\nclass Root<U> { @Parameter var note: U? }", "Base<Int>", "[Int]?"),
    ("class Base<T> { typealias Note = T\n @Parameter var note: Note }", "Base<Int>", "Int"),
    ("class Base<T> { @Parameter var note: T }\ntypealias Ints = Base<Int>", "Ints", "Int"),
    ("class Base<T> { @Parameter var note: T }\ntypealias T = Int", "Base", "unknown T"),
    ("class Base: Base { @Parameter var note: Int }", "Base", "Int"),
  ])
  func followsGenericBases(_ code: String, _ base: String, _ expected: String) {
    let water = "final class Water: \(base), AppIntent {}"
    for surface in [surface(water + "\n" + code), surface(water, code)] {
      #expect(surface.intents.first?.parameters.map(\.type.description) == [expected])
    }
  }

  @Test(arguments: [
    ("@Field(title: \"N\") var note: Int", "typealias Field = IntentParameter", "Int"),
    ("@Field(title: \"N\") var note", "typealias Field = IntentParameter<Int>", "Int"),
    ("@Of<Int?>(title: \"N\") var note", "typealias Of<T> = IntentParameter<T>", "Int?"),
    ("typealias Field = IntentParameter\n@Field(title: \"N\") var note: Int", "", "Int"),
    ("@Parameter(title: \"N\") var note: Int", "@propertyWrapper struct Parameter<T> {}", "Int"),
    ("@IntentParameter<Int>(title: \"N\") var note", "", "Int"),
    ("@Parameter(title: \"N\") var note: Int", "extension Water { struct Parameter<T> {} }", nil),
    ("@AppIntents.Parameter(title: \"N\") var note: Int", "extension Water { struct Parameter<T> {} }", "Int"),
    ("@Parameter(title: \"N\") var note: Int", "extension Water { typealias Parameter = IntentParameter }", "Int"),
    ("@Field(title: \"N\") var note: Int", "@propertyWrapper struct Field<T> {}", nil),
    ("@Field(title: \"N\") var note: Int", "", nil),
  ])
  func tellsWrappersOfParameters(_ variable: String, _ code: String, _ expected: String?) {
    let water = "struct Water: AppIntent {\n\(variable)\n}"
    for surface in [surface(water + "\n" + code), surface(water, code)] {
      #expect(surface.intents.first?.parameters.map(\.type.description) == [expected].compactMap(\.self))
    }
  }

  @Test(arguments: [
    ("@Attr(title: \"N\") var name: String", "typealias Attr = EntityProperty", "String"),
    ("@Property(title: \"N\") var name: Of<Int>", "typealias Of<T> = [T]", "[Int]"),
    ("@Property(title: \"N\") var name: T", "extension AppEntity { typealias T = Int }", "Int"),
    ("@Property(title: \"N\") var name: Int", "extension Plant { struct Property {} }", nil),
  ])
  func tellsWrappersOfProperties(_ variable: String, _ code: String, _ expected: String?) {
    let plant = "struct Plant: AppEntity {\nlet id: String\n\(variable)\n}"
    for surface in [surface(plant + "\n" + code), surface(plant, code)] {
      #expect(surface.entities.first?.properties.map(\.type.description) == [expected].compactMap(\.self))
    }
  }

  @Test(arguments: [
    ("let id: Key", "typealias Key = Int", "Int"), ("let id: Ids.Plant", "enum Ids { typealias Plant = UUID }", "UUID"),
    ("let id: Key", "typealias Key = Base\ntypealias Base = UUID", "UUID"),
    ("let id: Plant.Key", "extension Plant { typealias Key = Int }", "Int"),
    ("let id: Key", "extension Keyed { typealias Key = Int }", "Int"),
    ("typealias ID = Key", "typealias Key = Int", "Int"), ("let id: ID\ntypealias ID = Int", "", "Int"),
    ("let id: Key", "struct Key {}", "Key"), ("let id: Key", "extension Plant { struct Key {} }", "Plant.Key"),
    ("let id: Tagged", "struct Tag<T> {}\nextension Plant { typealias Tagged = Tag<Plant> }", "Tag<Plant>"),
    ("let id: Key?", "", "Key"), ("let id = UUID().uuidString", "", "String"), ("let id = UUID()", "", "UUID"),
    ("let id = \"\"", "", "String"),
  ])
  func followsTheTypesOfIds(_ member: String, _ code: String, _ expected: String) {
    let plant = "protocol Keyed {}\nstruct Plant: AppEntity, Keyed {\n\(member)\n}"
    for surface in [surface(plant + "\n" + code), surface(plant, code)] {
      #expect(surface.entities.first?.idType == expected)
    }
  }

  @Test(arguments: [
    ("Raw", "typealias Raw = String", "String", "small"), ("Raw", "typealias Raw = Int", "Int", "0"),
    ("Kinds.Raw", "enum Kinds { typealias Raw = Int }", "Int", "0"), ("Raw", "", nil, nil),
    ("Of<Int>", "typealias Of<T> = T", "Int", "0"), ("String", "extension String {}", "String", "small"),
  ])
  func followsRawTypes(_ type: String, _ code: String, _ expected: String?, _ raw: String?) {
    let size = "enum Size: \(type), AppEnum { case small }"
    for surface in [surface(size + "\n" + code), surface(size, code)] {
      #expect(surface.enums.first?.rawType == expected)
      #expect(surface.enums.first?.cases.map(\.rawValue) == [raw])
    }
  }

  @Test(arguments: [
    ("AP.Intent.self", "typealias Intent = Cfg", "Cfg"), ("AP.Intent.self", "", "Taken"),
    ("Short.self", "", "Cfg"),
  ])
  func followsTheSettingsOfWidgets(_ intent: String, _ alias: String, _ expected: String) {
    let code = """
      struct Clock: Widget {
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: "clock", intent: \(intent), provider: AP()) { _ in Text("x") }
        }
      }
      typealias Short = Cfg
      struct Cfg: WidgetConfigurationIntent {}
      struct Taken: WidgetConfigurationIntent {}
      struct AP: AppIntentTimelineProvider {
        \(alias)
        func timeline(for configuration: Taken, in context: Context) async -> Timeline<E> {}
      }
      """
    #expect(surface(code).widgets.map(\.configurationIntent) == [expected])
  }

  @Test func followsAliasesOfWidgets() {
    let widget = """
      struct Maker<K: Kind>: Widget {
        var body: some WidgetConfiguration { StaticConfiguration(kind: K.kind, provider: P()) { _ in Text("x") } }
      }
      protocol Kind { static var kind: String { get } }
      @main struct All: WidgetBundle { var body: some Widget { ClockWidget() } }
      """
    let alias = "typealias ClockWidget = Maker<Clock>\nenum Clock: Kind { static let kind = \"clock\" }"
    for surface in [surface(widget + "\n" + alias), surface(widget, alias)] {
      #expect(surface.widgets.map(\.kind.spelling) == ["clock"])
    }
  }

  /// Types that double with each alias take no more than the rest.
  @Test func boundsTypesThatGrow() {
    let aliases = (1...60).map { "typealias A\($0)<T> = A\($0 - 1)<[T: T]>" }.joined(separator: "\n")
    let code = "struct Water: AppIntent { @Parameter var note: A60<Int> }\ntypealias A0<T> = T\n\(aliases)"
    #expect(surface(code).intents.first?.parameters.first?.type.element.spelling.utf8.count ?? 0 < 5_000)
  }
}
