extension Range<Int> {
  /// The first number for which a condition no longer holds, found by halves: it holds for all before and none behind.
  func bisected(where isBefore: (Int) -> Bool) -> Int {
    var (start, end) = (lowerBound, upperBound)
    while start < end {
      let middle = (start + end) / 2
      if isBefore(middle) { start = middle + 1 } else { end = middle }
    }
    return start
  }
}
