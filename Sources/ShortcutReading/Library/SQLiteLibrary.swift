#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system's SQLite, loaded when a library is read and not before: it is part of macOS, and of what Swift needs on
/// Linux, so that neither a build nor any other command depends on it.
///
/// Only functions of a fixed number of arguments are used: others can't be called through a pointer on every processor.
struct SQLiteLibrary {
  typealias Authorizer =
    @convention(c) (
      UnsafeMutableRawPointer?, CInt, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafePointer<CChar>?
    ) -> CInt
  typealias Progress = @convention(c) (UnsafeMutableRawPointer?) -> CInt

  let open:
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>, CInt, UnsafePointer<CChar>?) -> CInt
  let close: @convention(c) (OpaquePointer?) -> CInt
  let message: @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
  let limit: @convention(c) (OpaquePointer?, CInt, CInt) -> CInt
  let authorize: @convention(c) (OpaquePointer?, Authorizer?, UnsafeMutableRawPointer?) -> CInt
  let watch: @convention(c) (OpaquePointer?, CInt, Progress?, UnsafeMutableRawPointer?) -> Void
  let prepare:
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, CInt, UnsafeMutablePointer<OpaquePointer?>,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> CInt
  let step: @convention(c) (OpaquePointer?) -> CInt
  let finalize: @convention(c) (OpaquePointer?) -> CInt
  let columns: @convention(c) (OpaquePointer?) -> CInt
  let type: @convention(c) (OpaquePointer?, CInt) -> CInt
  let integer: @convention(c) (OpaquePointer?, CInt) -> Int64
  let text: @convention(c) (OpaquePointer?, CInt) -> UnsafePointer<UInt8>?
  let blob: @convention(c) (OpaquePointer?, CInt) -> UnsafeRawPointer?
  let size: @convention(c) (OpaquePointer?, CInt) -> CInt

  #if canImport(Darwin)
    static let standardName = "/usr/lib/libsqlite3.dylib"
  #else
    static let standardName = "libsqlite3.so.0"
  #endif

  /// Loads it; it stays loaded.
  ///
  /// - Throws: `ShortcutError.database` with what to install.
  init(named name: String = SQLiteLibrary.standardName) throws(ShortcutError) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      throw .database(
        "SQLite (\(name)) is not on this machine, or this build is fully static and can't load it. Install it "
          + "(Debian, Ubuntu: libsqlite3-0; Fedora: sqlite-libs), or use the build for this system.")
    }
    open = try Self.function("sqlite3_open_v2", in: handle)
    close = try Self.function("sqlite3_close_v2", in: handle)
    message = try Self.function("sqlite3_errmsg", in: handle)
    limit = try Self.function("sqlite3_limit", in: handle)
    authorize = try Self.function("sqlite3_set_authorizer", in: handle)
    watch = try Self.function("sqlite3_progress_handler", in: handle)
    prepare = try Self.function("sqlite3_prepare_v2", in: handle)
    step = try Self.function("sqlite3_step", in: handle)
    finalize = try Self.function("sqlite3_finalize", in: handle)
    columns = try Self.function("sqlite3_column_count", in: handle)
    type = try Self.function("sqlite3_column_type", in: handle)
    integer = try Self.function("sqlite3_column_int64", in: handle)
    text = try Self.function("sqlite3_column_text", in: handle)
    blob = try Self.function("sqlite3_column_blob", in: handle)
    size = try Self.function("sqlite3_column_bytes", in: handle)
  }

  private static func function<Function>(
    _ name: String, in handle: UnsafeMutableRawPointer
  ) throws(ShortcutError) -> Function {
    guard let symbol = dlsym(handle, name) else {
      throw .database("the SQLite of this machine is older than 2014: it has no `\(name)`.")
    }
    return unsafeBitCast(symbol, to: Function.self)
  }
}
