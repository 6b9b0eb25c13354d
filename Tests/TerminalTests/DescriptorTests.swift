import Testing

@testable import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Reading and writing descriptors")
struct DescriptorTests {
  private func lines(of bytes: [UInt8]) -> [String] {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    write(ends[1], bytes, bytes.count)
    close(ends[1])
    defer { close(ends[0]) }
    var reader = LineReader(Descriptor(ends[0]))
    var lines: [String] = []
    while let line = reader.next() { lines.append(line) }
    return lines
  }

  @Test(
    "lines come without their ends, and the last needs none",
    arguments: [
      ("", []), ("\n", [""]), ("a\nb\n", ["a", "b"]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]),
      ("按钮\n\n钮", ["按钮", "", "钮"]), ("a\rb\n", ["a\rb"]),
    ])
  func lines(text: String, expected: [String]) {
    #expect(lines(of: Array(text.utf8)) == expected)
  }

  @Test("bytes that are no text become replacement characters")
  func damaged() { #expect(lines(of: [0x61, 0xFF, 0x0A, 0x62]) == ["a\u{FFFD}", "b"]) }

  @Test("a line may be longer than what the system hands over at once")
  func long() {
    let folder = try? TemporaryFolder()
    let path = (folder?.path ?? "/tmp") + "/long"
    let file = Descriptor(open(path, O_RDWR | O_CREAT, 0o600))
    let line = String(repeating: "按", count: 100_000)
    #expect(throws: Never.self) { try file.write(line + "\nshort\n" + line) }
    lseek(file.number, 0, SEEK_SET)
    var reader = LineReader(file)
    #expect(reader.next() == line)
    #expect(reader.next() == "short")
    #expect(reader.next() == line)
    #expect(reader.next() == nil)
    close(file.number)
  }

  @Test("a descriptor that is not open and a full disk are told apart")
  func failures() {
    #expect(throws: WriteFailure.failed(EBADF)) { try Descriptor(-1).write("x") }
    #expect(WriteFailure.failed(EBADF).reason == "Bad file descriptor")
    let full = Descriptor(open("/dev/full", O_WRONLY))
    if full.number >= 0 {
      #expect(throws: WriteFailure.failed(ENOSPC)) { try full.write("x") }
      close(full.number)
    }
  }

  @Test("a reader that has gone away is told, and kills nobody")
  func closed() {
    _ = Console()
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    close(ends[0])
    #expect(throws: WriteFailure.closed) { try Descriptor(ends[1]).write("x") }
    close(ends[1])
  }
}
