#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time that this thread has run, in nanoseconds: what other programs take from the machine does not count.
func nanoseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// How many bytes of this process are in memory, from /proc/self/statm; 0 where there is none.
func residentBytes() -> Double {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var buffer = [CChar](repeating: 0, count: 256)
  guard fgets(&buffer, 256, file) != nil else { return 0 }
  let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  let fields = text.split(separator: " ")
  return fields.count > 1 ? (Double(fields[1]) ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) : 0
}

/// Keeps the optimizer from dropping what is measured.
@inline(never)
func sink(_ value: Int32) { total &+= Int(value) }

nonisolated(unsafe) private var total = 0

/// The nanoseconds that one call takes, for several things in turn: the best of many batches of some milliseconds.
///
/// The best, not the mean: whatever else the machine does can only add. In turn, so that all meet the same weather.
func measure(rounds: Int = 25, _ bodies: [(Int) -> Int32]) -> [Double] {
  func batch(_ body: (Int) -> Int32, _ count: Int) -> Double {
    let start = nanoseconds()
    for number in 0..<count { sink(body(number)) }
    return (nanoseconds() - start) / Double(count)
  }
  let counts = bodies.map { body in
    var count = 1
    while batch(body, count) * Double(count) < 4e6, count < 1 << 22 { count *= 2 }
    return count
  }
  var best = [Double](repeating: .infinity, count: bodies.count)
  for _ in 0..<rounds {
    for place in bodies.indices { best[place] = min(best[place], batch(bodies[place], counts[place])) }
  }
  return best
}

/// A number with a fixed count of decimals, right-aligned.
func column(_ number: Double, _ width: Int, decimals: Int = 1) -> String {
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  let scaled = Int((number * scale).rounded())
  var text = "\(scaled / Int(scale))"
  if decimals > 0 {
    let rest = "\(scaled % Int(scale))"
    text += "." + String(repeating: "0", count: decimals - rest.count) + rest
  }
  return String(repeating: " ", count: max(0, width - text.count)) + text
}

/// A text, left-aligned.
func column(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
