import Foundation

#if canImport(Glibc)
  import CMalloc
#endif

/// How the system's allocator goes about memory, where it can be told.
package enum Allocator {
  /// The most processors with which all threads take memory from one place.
  private static let mostSharing = 4

  /// What the shared place has from the start, in bytes of addresses; memory comes with their first use.
  private static let reserve = 64 << 20
  /// The size of a large page, in bytes, on all processors with pages of 4 KB.
  private static let largePage = 2 << 20

  /// Has the threads of a small machine share what glibc hands out from, in large pages; to be asked before there are
  /// any.
  ///
  /// By itself glibc gives each thread a place of its own, which grows by a page at a time, each with a call of the
  /// system: 10,000 of them in a `check` of 10,000 files, a twentieth of its processor time. On many processors threads
  /// would wait for each other. The system hands out pages of 4 KB one by one too, at their first use: of
  /// 2 MB, where it is asked for them, that `check` takes 7 to 13 % less.
  package static func shareArena() {
    #if canImport(Glibc)
      guard ProcessInfo.processInfo.activeProcessorCount <= mostSharing else { return }
      _ = mallopt(M_ARENA_MAX, 1)
      // Larger pieces come from the same place, and it is kept: each would be new pages otherwise.
      _ = mallopt(M_MMAP_THRESHOLD, Int32(largePage))
      _ = mallopt(M_TRIM_THRESHOLD, Int32(2 * reserve))
      _ = mallopt(M_TOP_PAD, Int32(reserve))
      takeLargePages()
      _ = mallopt(M_TOP_PAD, 1 << 20)
    #endif
  }

  #if canImport(Glibc)
    /// Has the heap grow to its reserve, and asks for large pages there; a system without them says no, and nothing is
    /// lost.
    private static func takeLargePages() {
      let piece = malloc(largePage / 2)
      defer { free(piece) }
      guard let end = sbrk(0) else { return }
      // Elsewhere than at its end, it is not the heap that grew.
      let (first, last) = (UInt(bitPattern: piece), UInt(bitPattern: end))
      guard first > 0, first < last, last - first <= UInt(reserve + largePage) else { return }
      let start = (first + UInt(largePage) - 1) & ~UInt(largePage - 1)
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), Int(last - start), MADV_HUGEPAGE)
    }
  #endif

  /// Has memory that is not needed any more given back to the system early.
  ///
  /// glibc keeps the more the larger the pieces are that were freed, so that a run over many revisions grew with each:
  /// 46 MB for 14 tags, 68 MB for 140, 89 MB for 216. With its first limits it takes 47, 59 and 60 MB.
  package static func returnEarly() {
    #if canImport(Glibc)
      _ = mallopt(M_TRIM_THRESHOLD, 128 << 10)
      _ = mallopt(M_MMAP_THRESHOLD, 128 << 10)
    #endif
  }
}
