import Session

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Does the same work many times, several at once.
enum Workers {
  /// The results of `work` for each number below `count`, in their order, whoever finished first.
  ///
  /// Every piece runs on a deep stack, as a command in the program does. Which thread does which piece is fixed
  /// beforehand, so that there is nothing to lock.
  static func results<Value: Sendable>(
    count: Int, jobs: Int, work: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    let jobs = max(1, min(jobs, count))
    guard jobs > 1 else {
      return DeepStack.run { (0..<count).map(work) }
    }
    var results = [Value?](repeating: nil, count: count)
    results.withUnsafeMutableBufferPointer { places in
      nonisolated(unsafe) let places = places
      let threads = (0..<jobs).map { job in
        Thread {
          DeepStack.run {
            for place in stride(from: job, to: count, by: jobs) { places[place] = work(place) }
          }
        }
      }
      for thread in threads { thread.join() }
    }
    // Each place was filled by the one thread that had it.
    return results.compactMap { $0 }
  }
}

/// A thread that can be waited for.
private struct Thread {
  private final class Job {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  #if canImport(Darwin)
    private var thread: pthread_t?
  #else
    private var thread = pthread_t()
  #endif
  private var isRunning = false

  init(_ body: @escaping @Sendable () -> Void) {
    let job = Unmanaged.passRetained(Job(body))
    isRunning = pthread_create(&thread, nil, Thread.entry, job.toOpaque()) == 0
    if !isRunning {
      // The system gives no thread: the work is done here.
      job.release()
      body()
    }
  }

  func join() {
    guard isRunning else { return }
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
  }

  #if canImport(Darwin)
    private static let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      pointer in
      Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().body()
      return nil
    }
  #else
    private static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      pointer in
      if let pointer { Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().body() }
      return nil
    }
  #endif
}
