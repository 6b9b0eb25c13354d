#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The fuzzer's own loop, in the compiler's library.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// What is attacked; it is chosen once, since the fuzzer's callback takes nothing but bytes.
nonisolated(unsafe) private var target = Target.swift

@main
struct Main {
  /// Attacks what the first argument names; libFuzzer takes the others.
  static func main() {
    guard CommandLine.arguments.count > 1, let mode = Target(rawValue: CommandLine.arguments[1]) else {
      print("fuzz \(Target.allCases.map(\.rawValue).joined(separator: "|")) [options of libFuzzer]")
      exit(2)
    }
    target = mode
    // The mode is nothing that the fuzzer knows.
    let words = CommandLine.unsafeArgv
    let count = Int(CommandLine.argc)
    for place in 1..<count { words[place] = place + 1 < count ? words[place + 1] : nil }
    var left = Int32(count - 1)
    var list = words
    exit(
      runFuzzer(&left, &list) { bytes, count in
        target.attack(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
        return 0
      })
  }
}
