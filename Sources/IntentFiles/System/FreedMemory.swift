#if canImport(Glibc)
  import CMalloc
#endif

/// What becomes of memory that is not needed any more.
package enum FreedMemory {
  /// Has it given back to the system early, where the system's allocator can be told to.
  ///
  /// glibc keeps the more the larger the pieces are that were freed, so that a run over many revisions grew with each:
  /// 46 MB for 14 tags, 68 MB for 140, 89 MB for 216. With its first limit it takes 47, 59 and 60 MB.
  package static func returnEarly() {
    #if canImport(Glibc)
      _ = mallopt(M_TRIM_THRESHOLD, 128 << 10)
    #endif
  }
}
