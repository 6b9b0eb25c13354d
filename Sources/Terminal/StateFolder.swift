#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the shell keeps what it writes for a person on its own account: history, progress, journals.
public enum StateFolder {
  /// `$XDG_STATE_HOME/taptrace`, else `~/.local/state/taptrace`; nil where there is no home to put it in.
  ///
  /// The XDG rules want a relative path to be ignored.
  public static func path(variable: (String) -> String? = Console.variable) -> String? {
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/taptrace" }
    if let home = variable("HOME"), home.hasPrefix("/") { return home + "/.local/state/taptrace" }
    return nil
  }

  /// Makes a folder and those above it; only their owner may look into the ones that are new.
  public static func make(_ folder: String) {
    guard access(folder, F_OK) != 0 else { return }
    var part = ""
    for name in folder.split(separator: "/") {
      part += "/" + name
      mkdir(part, 0o700)
    }
  }
}

extension Descriptor {
  /// What can still be read, as text, up to about so many bytes.
  func text(upTo limit: Int = .max) -> String {
    var bytes: [UInt8] = []
    var about = stat()
    if fstat(number, &about) == 0 { bytes.reserveCapacity(min(limit, Int(about.st_size))) }
    var chunk = [UInt8](repeating: 0, count: 65536)
    while bytes.count < limit {
      let count = read(number, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether it is open on the very file that has this name now.
  func isFile(at path: String) -> Bool {
    var ours = stat()
    var present = stat()
    return fstat(number, &ours) == 0 && stat(path, &present) == 0 && ours.st_ino == present.st_ino
      && ours.st_dev == present.st_dev
  }
}
