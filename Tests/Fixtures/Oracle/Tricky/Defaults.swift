import AppIntents

// Every spelling of a default value that code in the wild uses, and some that only the compiler sees through.
enum Constants {
  static let four = 4
  static let greeting = "Hello"
  static let isOn = true
}

struct BakeBread: AppIntent {
  static let title: LocalizedStringResource = "Bake Bread"

  @Parameter(title: "A", default: 0x1F)
  var hexadecimal: Int
  @Parameter(title: "B", default: 0o17)
  var octal: Int
  @Parameter(title: "C", default: 0b1010)
  var binary: Int
  @Parameter(title: "D", default: 1_000_000)
  var separated: Int
  @Parameter(title: "E", default: -5)
  var negative: Int
  @Parameter(title: "F", default: 0xF_F)
  var separatedHexadecimal: Int
  @Parameter(title: "G", default: 5)
  var wholeDouble: Double
  @Parameter(title: "H", default: 1.50)
  var fraction: Double
  @Parameter(title: "I", default: 1e3)
  var exponent: Double
  @Parameter(title: "J", default: -0.25)
  var negativeFraction: Double
  @Parameter(title: "K", default: 0x10)
  var hexadecimalDouble: Double
  @Parameter(title: "L", default: 1_000.5)
  var separatedDouble: Double
  @Parameter(title: "M", default: true)
  var yes: Bool
  @Parameter(title: "N", default: false)
  var no: Bool
  @Parameter(title: "O", default: "plain")
  var text: String
  @Parameter(title: "P", default: "")
  var empty: String
  @Parameter(title: "Q", default: "with \"quotes\" and \\ and \t")
  var escaped: String
  @Parameter(title: "R", default: #"raw \(not) "one""#)
  var raw: String
  @Parameter(
    title: "S",
    default: """
      two
      lines
      """)
  var lines: String
  @Parameter(title: "T", default: "\u{e9}t\u{e9}")
  var scalars: String
  @Parameter(title: "U", default: nil)
  var none: Int?
  @Parameter(title: "V", default: 7)
  var optionalNumber: Int?
  @Parameter(title: "W", default: .rye)
  var implicitCase: Flour
  @Parameter(title: "X", default: Flour.wheat)
  var qualifiedCase: Flour
  @Parameter(title: "Y", default: .in)
  var keywordCase: Flour
  @Parameter(title: "Z", default: .some(.in))
  var wrappedCase: Flour?
  @Parameter(title: "AA", default: .`default`)
  var escapedCase: Flour
  @Parameter(title: "AB", default: [])
  var emptyList: [String]
  @Parameter(title: "AC", default: ["a", "b"])
  var texts: [String]
  @Parameter(title: "AD", default: [1, 0x2, 3_0])
  var numbers: [Int]
  @Parameter(title: "AE", default: [.rye, .wheat])
  var cases: [Flour]
  @Parameter(title: "AF", default: (5))
  var parenthesized: Int
  @Parameter(title: "AG", default: Constants.four)
  var constant: Int
  @Parameter(title: "AH", default: Constants.greeting)
  var constantText: String
  @Parameter(title: "AI", default: 2 + 2)
  var sum: Int
  @Parameter(title: "AJ", default: Date())
  var made: Date
  @Parameter(title: "AK", default: .now)
  var member: Date
  @Parameter(title: "AL", default: "a" + "b")
  var joined: String
  @Parameter(title: "AM", default: Int("5"))
  var failable: Int?
  @Parameter(title: "AN")
  var required: Int
  @Parameter(title: "AO")
  var optional: String?
  @Parameter(title: "AP")
  var optionalList: [String]?
  @Parameter(title: "AQ")
  var first: Int
  @Parameter(title: "AS", default: Optional<Flour>.none)
  var typedNone: Flour?
  @Parameter(title: "AT", default: .max)
  var largest: Int
  @Parameter(title: "AU", default: -0)
  var zero: Int
  @Parameter(title: "AV", default: 3.0)
  var wholeFraction: Double
  @Parameter(title: "AW", default: Constants.isOn)
  var constantFlag: Bool
  @Parameter(title: "AX", default: !true)
  var negated: Bool

  func perform() async throws -> some IntentResult { .result() }
}

enum Flour: String, AppEnum {
  case wheat, rye
  case `in` = "IN"
  case `default`

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Flour"
  static let caseDisplayRepresentations: [Flour: DisplayRepresentation] = [
    .wheat: "Wheat", .rye: DisplayRepresentation(title: "Rye"), Flour.in: "In", .`default`: "Standard",
  ]
}
