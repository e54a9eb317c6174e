import IntentWorkspace
import Testing

@Suite struct ProgressLineTests {
  @Test(arguments: [20, 40, 80, 200]) func fitsTheTerminal(width: Int) {
    let line = ProgressLine(now: 0)
    for done in 0...120 {
      let bar = line.bar(done: done, of: 120, "v2.3.1-a-long-name", now: 10, width: width)
      #expect(bar.count < width, "\(bar)")
    }
    #expect(line.bar(done: 30, of: 120, "v2", now: 10, width: 80).hasSuffix("· 30 of 120 · v2 · 30 s left") == false)
    #expect(line.bar(done: 30, of: 120, "v2", now: 10, width: 80).hasSuffix(" 30 of 120 · v2 · 30 s left"))
  }

  @Test func drawsTenTimesASecondAndKnowsWhetherItDid() {
    var line = ProgressLine(now: 5)
    #expect(!line.isDrawn)
    let drawn = [5.0, 5.05, 5.125, 5.2, 5.25].map { now in
      line.nextBar(done: 1, of: 100, "1.0", now: now, width: 80) != nil
    }
    #expect(drawn == [true, false, true, false, true] && line.isDrawn)
    let bar = line.bar(done: 9, of: 100, "1.1", now: 6, width: 80)
    #expect(line.nextBar(done: 9, of: 100, "1.1", now: 6, width: 80) == bar)
  }

  @Test func tellsALogOnceAMinute() {
    var line = ProgressLine(now: 5)
    #expect(line.minuteLine(done: 1, of: 100, "1.0", now: 64) == nil)
    #expect(line.minuteLine(done: 10, of: 100, "1.1", now: 65) == "10 of 100 · 1.1 · 9 min left")
    #expect(line.minuteLine(done: 11, of: 100, "1.2", now: 66) == nil)
    #expect(line.minuteLine(done: 20, of: 100, "1.3", now: 125) != nil)
  }

  @Test func promisesNothingBeforeThereIsAPace() {
    let line = ProgressLine(now: 0)
    #expect(!line.bar(done: 0, of: 9, "1.0", now: 30, width: 80).contains("left"))
    #expect(!line.bar(done: 1, of: 9, "1.0", now: 0.2, width: 80).contains("left"))
  }
}
