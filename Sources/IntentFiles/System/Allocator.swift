import Foundation

#if canImport(Glibc)
  import CMalloc
#endif

/// How the system's allocator goes about memory, where it can be told.
package enum Allocator {
  /// The most processors with which all threads take memory from one place.
  private static let mostSharing = 4

  /// Has the threads of a small machine share what glibc hands out from; to be asked before there are any.
  ///
  /// By itself glibc gives each thread a place of its own, which grows by a page at a time, each with a call of the
  /// system: 10,000 of them in a `check` of 10,000 files, a twentieth of its processor time. On many processors threads
  /// would wait for each other.
  package static func shareArena() {
    #if canImport(Glibc)
      guard ProcessInfo.processInfo.activeProcessorCount <= mostSharing else { return }
      _ = mallopt(M_ARENA_MAX, 1)
      _ = mallopt(M_TOP_PAD, 1 << 20)
    #endif
  }

  /// Has memory that is not needed any more given back to the system early.
  ///
  /// glibc keeps the more the larger the pieces are that were freed, so that a run over many revisions grew with each:
  /// 46 MB for 14 tags, 68 MB for 140, 89 MB for 216. With its first limit it takes 47, 59 and 60 MB.
  package static func returnEarly() {
    #if canImport(Glibc)
      _ = mallopt(M_TRIM_THRESHOLD, 128 << 10)
    #endif
  }
}
