#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a thread is to do, and what came of it.
private final class Work {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}

/// Runs something on a thread whose stack has so many bytes, and waits for it.
func onThread<Result>(stack bytes: Int, _ body: () -> Result) -> Result {
  var result: Result?
  withoutActuallyEscaping(body) { body in
    let work = Unmanaged.passRetained(Work { result = body() })
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, bytes)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(
      &thread, &attributes,
      { (raw: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? in
        if let raw { Unmanaged<Work>.fromOpaque(raw).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    precondition(status == 0, "no thread")
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
    pthread_attr_destroy(&attributes)
  }
  guard let result else { preconditionFailure("the thread did nothing") }
  return result
}
