import CommandLanguage
import Geometry
import SceneModel
import Testing

@testable import Session

/// Runs commands, a line each, and fails the test at the first that fails.
func session(_ script: String, files: any Files = NoFiles()) throws -> Session {
  var session = Session(files: files)
  try run(script, in: &session)
  return session
}

/// Runs commands in a session, and fails the test at the first that fails.
func run(_ script: String, in session: inout Session) throws {
  for command in CommandLanguage.Script.commands(in: script) {
    guard let reply = session.run(command.text, line: command.line) else { continue }
    if case .failure(let problem) = reply.result {
      throw Failure(line: command.line, text: command.text, cause: "\(problem.cause)")
    }
  }
}

/// A command that failed where none should.
struct Failure: Error, CustomStringConvertible {
  let line: Int
  let text: String
  let cause: String
  var description: String { "line \(line): \(text): \(cause)" }
}

/// The problem of one command that must fail.
func problem(_ command: String, in session: inout Session) throws -> Problem {
  guard let reply = session.run(command) else {
    throw Failure(line: 0, text: command, cause: "is no command")
  }
  guard case .failure(let problem) = reply.result else {
    throw Failure(line: 0, text: command, cause: "did not fail")
  }
  return problem
}

/// Files in memory.
final class MemoryFiles: Files, @unchecked Sendable {
  var texts: [String: String] = [:]

  init(_ texts: [String: String] = [:]) { self.texts = texts }

  func read(_ path: String) throws(FileTrouble) -> String {
    guard let text = texts[path] else { throw .absent }
    return text
  }

  func write(_ text: String, to path: String) throws(FileTrouble) { texts[path] = text }
}

/// Numbers that look random and are the same on every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func roll(_ count: Int) -> Int { Int(next() >> 33) % count }
}
