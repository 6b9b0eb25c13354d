import Session
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@main
struct Main {
  static func main() {
    // Code of a person's own may nest a thousand calls: all work is done on a stack that holds them.
    let status = DeepStack.run { () -> Int32 in
      TerminalGuard.watchForCrashes(
        of: "taptrace", advice: "Please report the commands that led here, as an issue of the project.")
      return Program.run(Array(CommandLine.arguments.dropFirst()))
    }
    exit(status)
  }
}
