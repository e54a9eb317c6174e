/// The document that CI systems read as JUnit's.
enum JUnitDocument {
  /// How many test cases there are, and what came of them.
  struct Counts {
    var tests = 0
    var failures = 0
    var skipped = 0
    var errors = 0

    fileprivate static func + (left: Self, right: Self) -> Self {
      Self(
        tests: left.tests + right.tests, failures: left.failures + right.failures,
        skipped: left.skipped + right.skipped, errors: left.errors + right.errors)
    }

    fileprivate var markup: Markup {
      "tests=\"\(tests)\" failures=\"\(failures)\" skipped=\"\(skipped)\" errors=\"\(errors)\""
    }
  }

  /// Test cases under one name.
  struct Suite {
    let name: String
    var counts = Counts()
    var cases: [Markup] = []

    fileprivate var lines: [Markup] {
      ["  <testsuite name=\(Markup.quoted(name)) \(counts.markup)>"] + cases + ["  </testsuite>"]
    }
  }

  static func text(of suites: [Suite], name: String) -> String {
    let counts = suites.map(\.counts).reduce(Counts(), +)
    let head: [Markup] = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\(Markup.quoted(name)) \(counts.markup)>",
    ]
    return (head + suites.flatMap(\.lines) + ["</testsuites>"]).asLines()
  }

  /// A test case with what came of it.
  ///
  /// - Parameter place: attributes that say where it is.
  static func testCase(_ type: String, _ name: String, at place: Markup = "", outcome: Markup) -> [Markup] {
    [
      "    <testcase classname=\(Markup.quoted(type)) name=\(Markup.quoted(name))\(place)>", "      \(outcome)",
      "    </testcase>",
    ]
  }

  /// A test case that has nothing to say.
  static func passed(_ type: String, _ name: String) -> Markup {
    "    <testcase classname=\(Markup.quoted(type)) name=\(Markup.quoted(name))/>"
  }
}
