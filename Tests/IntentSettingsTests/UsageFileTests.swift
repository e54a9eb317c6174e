import IntentFiles
import IntentSurface
import TestSupport
import Testing

@testable import IntentSettings

@Suite struct UsageFileTests {
  private static func problems(_ text: String, _ path: String) -> [UsageFileError.Problem] {
    do {
      _ = try UsageFile(Array(text.utf8), path: path)
      return []
    } catch { return error.problems }
  }

  @Test(arguments: [
    "intent,version,runs,people\nAddBook,3.1,1204,4.2\nAddBook,3.0,88,0.3\n\"Lend, Return\",,0,\n",
    "\u{FEFF}runs;people;intent;version\r\n1204;4.2;AddBook;3.1\r\n\r\n88;0.3;AddBook;3.0\r\n0;;Lend, Return;",
    "intent\tversion\truns\tpeople\nAddBook\t 3.1 \t1204\t4.2\nAddBook\t3.0\t88\t0.3\nLend, Return\t\t0\t",
  ])
  func readsATableAsSpreadsheetsWriteIt(text: String) throws {
    try Self.expectSample(UsageFile(Array(text.utf8), path: "usage.csv"))
  }

  @Test func aShareIsFromNothingToAll() throws {
    #expect(Self.problems("intent,runs,people\nA,0,100\nB,1,0\n", "usage.csv").isEmpty)
  }

  @Test func readsAList() throws {
    let text = """
      [{"intent": "AddBook", "version": "3.1", "runs": 1204, "people": 4.2},
       {"intent": "AddBook", "version": "3.0", "runs": 88, "people": 0.3},
       {"intent": "Lend, Return", "version": null, "runs": 0}]
      """
    try Self.expectSample(UsageFile(Array(text.utf8), path: "usage.JSON"))
  }

  private static func expectSample(_ file: UsageFile) throws {
    #expect(file.usages.keys.sorted() == ["AddBook", "Lend, Return"])
    let book = try #require(file.usages["AddBook"])
    #expect(book.counts.map(\.version) == ["3.1", "3.0"])
    #expect(book.runs == 1292)
    #expect(book.people == 4.5)
    #expect(book.runs(before: "3.1") == 88)
    #expect(file.usages["Lend, Return"] == Usage([Usage.Count(runs: 0)]))
    #expect(file.usages["Lend, Return"]?.runs(before: "3.1") == nil)
  }

  @Test func countsNobodyTwice() {
    let usage = Usage([.init(version: "1", runs: 1, people: 80), .init(version: "2", runs: 1, people: 70)])
    #expect(usage.people == 100)
  }

  @Test(arguments: [
    ("", nil, "the file is empty. Its first row must be intent,version,runs,people."),
    ("\n\n", nil, "the file is empty"),
    ("intent,runs\n", nil, "no rows below the header"),
    ("intent,run\nA,1", "row 1, column 2", "unknown column “run”. Did you mean “runs”?"),
    ("intent,runs,date\nA,1,x", "row 1, column 3", "Use intent, version, runs, people."),
    ("intent,runs,runs\nA,1,1", "row 1, column 3", "two columns “runs”"),
    ("version,runs\n1,1", "row 1", "no column “intent”"),
    ("intent,runs\nA,-3", "row 2, column “runs”", "-3 is not a valid number of runs"),
    ("intent,runs\nA,9999999999999", "row 2, column “runs”", "the limit is"),
    ("intent,runs\nA,99999999999999999999999", "row 2, column “runs”", "not a whole number"),
    ("intent,runs\nA,1.5", "row 2, column “runs”", "“1.5” is not a whole number"),
    ("intent,runs\nA,", "row 2, column “runs”", "the number of runs is missing"),
    ("intent,runs,people\nA,1,112.5", "row 2, column “people”", "112.5% of people is not possible"),
    ("intent,runs,people\nA,1,-1", "row 2, column “people”", "the lowest share is 0"),
    ("intent,runs,people\nA,1,4%", "row 2, column “people”", "“4%” is not a percentage"),
    ("intent;runs;people\nA;1;4,2", "row 2, column “people”", "with a decimal point"),
    ("intent,runs,people\nA,1,nan", "row 2, column “people”", "not a percentage"),
    ("intent,runs\n,1", "row 2, column “intent”", "the intent has no name"),
    ("intent,version,runs\nA,1,2\n\nA,1,3", "row 4", "“A” with version “1” is already in row 2"),
    ("intent,version,runs\nA,1,2\nA,,3", "row 3", "a row for all versions and rows for single versions (row 2)"),
    ("intent,version,runs\nA,,2\nA,1,3", "row 3", "a row for all versions and rows for single versions (row 2)"),
    ("intent,runs\nA,B,1", "row 2, column 3", "3 cells, the first row 2"),
    ("intent,version,runs\nA,1,2\nB,1", "row 3, column 3", "if it was cut off"),
    ("intent,runs\nA,1\n\"B,2\nC,3\n", "row 3", "opened and never closed"),
    ("intent,runs\nA\"B,1", "row 2", "there is a quotation mark inside a cell"),
  ])
  func refusesNonsenseInATableWithItsPlace(text: String, place: String?, words: String) throws {
    let problem = try #require(Self.problems(text, "u.csv").first { $0.message.contains(words) })
    #expect(problem.place == place)
  }

  @Test(arguments: [
    (" ", nil, "the file is empty"),
    ("[]", nil, "the list is empty"),
    ("{}", nil, "it must be a list of objects"),
    ("[1]", "[0]", "it must be a list of objects"),
    ("[{]", nil, "it is not valid JSON"),
    (#"[{"intent": "A", "runs": 1}, {"intent": "B"}]"#, "[1].runs", "the number of runs is missing"),
    (#"[{"intent": "A", "run": 1}]"#, "[0].run", "unknown key “run”. Did you mean “runs”?"),
    (#"[{"intent": "A", "runs": "1"}]"#, "[0].runs", "it must be a number"),
    (#"[{"intent": "A", "runs": 1.5}]"#, "[0].runs", "“1.5” is not a whole number"),
    (#"[{"intent": "A", "runs": 1, "version": 3.10}]"#, "[0].version", "\"3.10\""),
    (#"[{"intent": "A", "runs": [1]}]"#, "[0].runs", "it must be a number"),
    (#"[{"intent": "A", "runs": 1, "people": 101}]"#, "[0].people", "highest share is 100"),
    (#"[{"intent": "A", "runs": 1}, {"intent": "A", "runs": 2}]"#, "[1]", "“A” is already in [0]"),
  ])
  func refusesNonsenseInAListWithItsPlace(text: String, place: String?, words: String) throws {
    let problem = try #require(Self.problems(text, "u.json").first { $0.message.contains(words) })
    #expect(problem.place == place)
  }

  @Test(arguments: [
    ("intent,runs\nA,1\nB\u{0}\u{0},2", "u.csv", "row 3, column 1"),
    ("intent,runs\nA,\u{0}", "u.csv", "row 2, column 2"), ("[\n{\"intent\": \"\u{0}", "u.json", "line 2"),
  ])
  func tellsWhereTheTextIsNoUTF8(text: String, path: String, place: String) {
    let bytes = text.utf8.map { $0 == 0 ? 0xE9 : $0 }
    let error = #expect(throws: UsageFileError.self) { try UsageFile(bytes, path: path) }
    #expect(error?.problems.map(\.place) == [place])
  }

  @Test func endsOnDepthAndSize() throws {
    #expect(!Self.problems(String(repeating: "[", count: 200_000), "u.json").isEmpty)
    #expect(!Self.problems(String(repeating: "\"", count: 200_001), "u.csv").isEmpty)
    let folder = try TemporaryFolder()
    try folder.write(["u.csv": String(repeating: "\n", count: (8 << 20) + 1)])
    let error = #expect(throws: FileError.self) { try UsageFile(at: folder.path + "/u.csv", shownAs: "u.csv") }
    #expect(error?.description == "u.csv: it is larger than 8 MB. Sum up the runs by intent and version.")
  }

  @Test func listsManyProblemsAndCountsTheRest() {
    let text = "intent,runs\n" + String(repeating: "A,x\n", count: 30)
    let error = UsageFileError(path: "u.csv", problems: Self.problems(text, "u.csv"))
    let lines = error.description.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.first == "u.csv: row 2, column “runs”: “x” is not a whole number. Write only digits: 1204.")
    #expect(lines.last == "u.csv: and 10 more problems")
  }
}
