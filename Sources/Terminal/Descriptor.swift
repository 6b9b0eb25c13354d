#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why something could not be written.
public enum WriteFailure: Error, Equatable, Sendable {
  /// The reader has gone away (`taptrace ... | head -1`): stop quietly.
  case closed
  /// The system refused; the number is an `errno` (a full disk, a descriptor that is not open).
  case failed(Int32)

  /// What the system calls this failure.
  public var reason: String {
    switch self {
    case .closed: "the reader has gone away"
    case .failed(let number): String(cString: strerror(number))
    }
  }
}

/// An open file descriptor: standard input, standard output or standard error.
public struct Descriptor: Equatable, Sendable {
  /// The number that the system knows it by.
  public let number: Int32

  /// Names the descriptor of this number.
  public init(_ number: Int32) { self.number = number }

  /// Standard input.
  public static let input = Descriptor(0)
  /// Standard output: results.
  public static let output = Descriptor(1)
  /// Standard error: messages.
  public static let error = Descriptor(2)

  /// Whether this is a terminal.
  public var isTerminal: Bool { isatty(number) == 1 }

  /// Writes all of the text, however often the system takes only a part or is interrupted.
  public func write(_ text: String) throws(WriteFailure) {
    var text = text
    let failure = text.withUTF8 { bytes -> WriteFailure? in
      var done = 0
      while done < bytes.count {
        guard let base = bytes.baseAddress else { return nil }
        #if canImport(Glibc)
          let count = Glibc.write(number, base + done, bytes.count - done)
        #else
          let count = Darwin.write(number, base + done, bytes.count - done)
        #endif
        if count >= 0 {
          done += count
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN: waitUntilWritable()
        case EPIPE: return .closed
        case let number: return .failed(number)
        }
      }
      return nil
    }
    if let failure { throw failure }
  }

  /// Another program may have made the shared terminal or pipe non-blocking; then wait instead of spinning.
  private func waitUntilWritable() {
    var entry = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&entry, 1, -1)
  }
}

/// Reads whole lines from a descriptor that is no terminal, as they arrive.
///
/// A carriage return before the line feed is dropped, bytes that are no UTF-8 become replacement characters,
/// and a last line without a line feed counts.
public struct LineReader: Sendable {
  private let descriptor: Descriptor
  private var buffer: [UInt8] = []
  private var start = 0
  private var reachedEnd = false

  /// Reads from this descriptor.
  public init(_ descriptor: Descriptor = .input) { self.descriptor = descriptor }

  /// The next line without its end, or nil at the end of input.
  public mutating func next() -> String? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return line(upTo: end)
      }
      searched = buffer.count
      if reachedEnd { break }
      searched -= fill()
    }
    guard start < buffer.count else { return nil }
    defer { start = buffer.count }
    return line(upTo: buffer.count)
  }

  private func line(upTo end: Int) -> String {
    let hasReturn = end > start && buffer[end - 1] == UInt8(ascii: "\r")
    return String(decoding: buffer[start..<(hasReturn ? end - 1 : end)], as: UTF8.self)
  }

  /// Takes in more bytes, after dropping those already handed out; returns how many were dropped.
  private mutating func fill() -> Int {
    let dropped = start
    buffer.removeFirst(dropped)
    start = 0
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor.number, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { reachedEnd = true } else { buffer.append(contentsOf: chunk[..<count]) }
      return dropped
    }
  }
}
