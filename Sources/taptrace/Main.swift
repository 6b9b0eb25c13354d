import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@main
struct Main {
  static func main() {
    // A person's own code may nest deeply; the session runs it on a stack of its own, so that a start without
    // such code pays for no thread.
    TerminalGuard.watchForCrashes(
      of: "taptrace", advice: "Please report the commands that led here, as an issue of the project.")
    exit(Program.run(Array(CommandLine.arguments.dropFirst())))
  }
}
