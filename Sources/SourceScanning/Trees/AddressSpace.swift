#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The memory that a process may map, used or not.
enum AddressSpace {
  /// The limit in bytes (`ulimit -v`), where there is one; macOS has none.
  static var limit: Int? {
    #if canImport(Darwin)
      return nil
    #else
      var limits = rlimit()
      #if canImport(Musl)
        guard getrlimit(RLIMIT_AS, &limits) == 0 else { return nil }
      #else
        guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limits) == 0 else { return nil }
      #endif
      return Int(exactly: limits.rlim_cur)
    #endif
  }
}
