#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs work on a thread whose stack is large: code may call itself a thousand times before a limit says so.
///
/// Reserved memory costs nothing until it is touched, and starting the thread takes some 30 microseconds. Threads
/// of tests and of the Swift runtime have half a megabyte, which 100 nested calls of code would overflow.
public enum DeepStack {
  /// The size in bytes.
  static let size = 1 << 29

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Whether the present thread is such a one.
  public static var isHere: Bool { pthread_getspecific(key) != nil }

  private final class Job {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Runs work to its end on a deep stack, at once where the thread has one already.
  public static func run<Value>(_ body: () -> Value) -> Value {
    if isHere { return body() }
    var result: Value?
    withoutActuallyEscaping(body) { body in
      withUnsafeMutablePointer(to: &result) { place in
        let job = Job { place.pointee = body() }
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, size)
        #if canImport(Darwin)
          var thread: pthread_t?
        #else
          var thread = pthread_t()
        #endif
        let status = pthread_create(&thread, &attributes, entry, Unmanaged.passRetained(job).toOpaque())
        pthread_attr_destroy(&attributes)
        if status == 0 {
          #if canImport(Darwin)
            if let thread { pthread_join(thread, nil) }
          #else
            pthread_join(thread, nil)
          #endif
        } else {
          // No memory to reserve: the present stack has to do.
          Unmanaged<Job>.passUnretained(job).release()
          job.body()
        }
      }
    }
    guard let result else { return body() }
    return result
  }

  #if canImport(Darwin)
    private static let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      pointer in
      start(pointer)
      return nil
    }
  #else
    private static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      pointer in
      if let pointer { start(pointer) }
      return nil
    }
  #endif

  private static func start(_ pointer: UnsafeMutableRawPointer) {
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
    Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().body()
  }
}
