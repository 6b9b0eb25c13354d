import Drawing
import Messaging
import SceneModel
import Script
import Session

// Why an event or code failed, in English.

extension EnglishWords {
  func sentence(_ cause: Fault.Cause, _ name: (ObjectID) -> String) -> StyledText {
    switch cause {
    case .reentered(let object, let method, let limit):
      "\(name(object), .name).\(method.rawValue) asked for itself again, \(limit, .number) calls deep"
    case .tooDeep(let limit): "calls of code lie more than \(limit, .number) deep in one another"
    case .outOfSteps(let object, let method, let limit):
      "\(name(object), .name).\(method.rawValue) did not end within \(limit, .number) steps"
    case .wrongAnswer(let object, let method, let wanted, let found):
      "\(name(object), .name).\(method.rawValue) answered \(found); it must answer \(answers(wanted))"
    case .code(let fault):
      (fault.owner.map { "\(name($0), .name).\(fault.method)" } ?? "\(fault.method)")
        + (fault.line > 0 ? ", line \(fault.line, .number): " : ": ") + sentence(fault)
    case .traceTooLong(let limit):
      "the event has more than \(limit, .number) steps, the most that are recorded; send less at once, or touch fewer views"
    case .input(let fault): sentence(fault)
    case .refused(let refusal): sentence(refusal)
    }
  }

  private func answers(_ kind: AnswerKind) -> String {
    switch kind {
    case .view: "a view or nil"
    case .responder: "a responder or nil"
    case .bool: "true or false"
    case .none: "nothing"
    }
  }

  private func sentence(_ fault: InputFault) -> StyledText {
    switch fault {
    case .fingerTwice(let finger): "finger \(finger, .number) can do only one thing in one event"
    case .fingerIsDown(let finger): "finger \(finger, .number) is down already"
    case .fingerIsUp(let finger): "finger \(finger, .number) is not down"
    case .tooManyFingers(let limit): "at most \(limit, .number) fingers can be down"
    case .badTime(let seconds):
      "\(number(seconds), .number) seconds is no time: it must be from 0 to 86400, a day"
    case .outOfRange(let what, let value, let low, let high):
      "\(what) must be from \(number(low), .number) to \(number(high), .number), not \(number(value), .number)"
    }
  }

  func sentence(_ fault: CodeFault) -> StyledText {
    let details = fault.details.map(\.shortened)
    func detail(_ place: Int) -> String { place < details.count ? details[place] : "" }
    switch (fault.code, detail(0)) {
    case ("N1", _):
      let names = detail(0).split(separator: ",").map { String($0.drop { $0 == " " }) }
      return list(names, "and", style: .name) + (names.count == 1 ? " is" : " are") + " not known here"
        + meant(
          names.count == 1 && details.count > 1 ? detail(1) : nil, line: details.count > 2 ? detail(2) : nil)
    case ("N2", "readOnly"): return "\(detail(1), .name) can be read and not written"
    case ("N2", _): return "\(detail(1)) has no member '\(detail(0))'"
    case ("N3", _): return "\(detail(0), .name) is no method of UIKit, and its value is needed"
    case ("N4", _): return "\(detail(0), .name) is \(detail(1)) where \(detail(2)) is needed"
    case ("R1", _): return "\(detail(0), .name) is nil"
    case ("R2", "index"):
      return "index \(detail(1), .number) of \(detail(2), .number): "
        + (detail(2) == "0" ? "the list is empty" : "the last one is \((Int(detail(2)) ?? 1) - 1, .number)")
    case ("R2", "division"): return "\(detail(1)) divides by zero"
    case ("R2", "overflow"): return "\(detail(1)) is larger than an integer can be"
    case ("R2", "unfit"): return "\(detail(1), .name) cannot take \(detail(2), .number)"
    case ("R2", "stride"): return "steps of 0 lead nowhere"
    case ("R2", "range"): return "\(detail(1)): a range cannot begin behind its end"
    case ("R2", "negative"): return "\(detail(1)): a count cannot be less than 0"
    case ("R2", "constant"):
      return "\(detail(1), .name) is a 'let' constant, and what it holds is a value: it cannot be changed"
    case ("R2", "unwrap"): return "\(detail(1), .name) is nil, so ! has nothing to unwrap"
    case ("R2", "cast"): return "\(detail(2), .name) is no \(detail(3)), so as! fails"
    case ("R3", _): return "it answered \(detail(0)); it must answer \(detail(1))"
    case ("R4", _): return "it does not end"
    case ("S2", _): return "'\(detail(0))' is not supported"
    default: return "it failed (\(fault.code)): " + StyledText(details.joined(separator: ", "))
    }
  }

  func advice(_ fault: CodeFault) -> StyledText? {
    if !fault.remedy.isEmpty { return "type: \(fault.remedy, .keyword)" }
    return switch (fault.code, fault.details.first) {
    case ("R1", _): "in Swift use ?., if let or guard let"
    case ("R2", "index"): "check the count before"
    case ("R2", "constant"):
      Constancy(rawValue: fault.details.last ?? "").flatMap { advice(fault.details[1], $0) }
    case ("N1", let name?): "tell its value: \("let \(name) = ...", .keyword)"
    case ("N3", let name?): "tell what it answers: \("def \(name)(...) = ...", .keyword)"
    default: nil
    }
  }

  func sentence(_ fact: Mistake.Fact) -> StyledText {
    switch fact {
    case .unknownName(let name): "\(name.shortened, .name) is not known here"
    case .unknownMember(let member, let type): "\(type) has no member '\(member.shortened)'"
    case .unknownFunction(let name): "\(name.shortened, .name) is no method of UIKit, and its value is needed"
    case .expected(let wanted, let found):
      "expected " + describe(wanted) + (found.isEmpty ? ", but the code ends" : ", not '\(found.shortened)'")
    case .unclosed(let bracket, let opened, _, let found, _):
      "expected \(bracket) to close \(describe(opened))"
        + (found.isEmpty ? ", but the code ends" : ", not '\(found.shortened)'")
    case .unterminatedString: "the string does not end on its line"
    case .unterminatedComment: "the comment has no end"
    case .badNumber(let text): "'\(text.shortened)' is no number"
    case .notAssignable: "nothing can be assigned to this"
    case .constant(let name, let constancy, let attempt): sentence(name, constancy, attempt)
    case .assignedTwice(let name): "immutable value '\(name.shortened)' may only be initialized once"
    case .usedUnassigned(let name): "constant '\(name.shortened)' used before being initialized"
    case .noPlace: "cannot pass this as an inout argument: it is no variable"
    case .needsAmpersand: "an inout argument needs & in front of it"
    case .strayAmpersand: "& belongs in front of inout arguments alone, and this is none"
    case .overlapping(let name):
      "overlapping accesses to '\(name.shortened)': two arguments of one call would change it"
    case .tooLong(let limit): "the code is longer than \(limit, .number) bytes; paste the methods alone"
    case .tooDeep(let limit): "code is nested more than \(limit, .number) deep"
    case .unsupported(let word): "'\(word.shortened)' is not supported"
    case .cPlusPlus(let sign): "this is C++ (\(sign)), which is not supported; Swift and Objective-C are"
    case .bareStatements: "these are statements, and no method stands around them"
    case .appKit(let method): "\(method) belongs to AppKit (NSView); only overrides of UIKit can be pasted"
    case .noEntry(let others):
      others.isEmpty
        ? "no override was found in it"
        : "no override was found in it: "
          + list(others.map { "\($0.name.shortened) (line \($0.line))" }, "and") + " would not be run"
    case .unclosedMethod(let line, let missing):
      "the method that begins on line \(line, .number) is never closed: "
        + (missing == 1 ? "one } is missing" : "\(missing, .number) } are missing")
    }
  }

  /// As Swift's compiler says it.
  private func sentence(_ name: String, _ constancy: Constancy, _ attempt: Attempt) -> StyledText {
    let what =
      switch attempt {
      case .assign: "cannot assign to value"
      case .property: "cannot assign to property"
      case .element: "cannot assign through subscript"
      case .mutation: "cannot use mutating member on immutable value"
      case .address: "cannot pass immutable value as inout argument"
      }
    let why = constancy == .value ? "is immutable" : "is a 'let' constant"
    return "\(what): '\(name.shortened)' \(why)"
  }

  private func advice(_ name: String, _ constancy: Constancy) -> StyledText? {
    let name = name.shortened
    return switch constancy {
    case .variable: nil
    case .constant, .awaiting: "declare it with \("var", .keyword)"
    case .parameter:
      name.hasPrefix("$")
        ? "copy it first: \("var copy = \(name)", .keyword)"
        : "parameters keep their values; copy it first: \("var \(name) = \(name)", .keyword)"
    case .loop: "write \("for var \(name) in", .keyword)"
    case .condition: "write \("if var \(name)", .keyword) or \("guard var \(name)", .keyword)"
    case .value: "write \("mutating func", .keyword) where the value is to be changed"
    }
  }

  private func describe(_ wanted: Mistake.Wanted) -> StyledText {
    switch wanted {
    case .symbol(let symbol): "'\(symbol, .keyword)'"
    case .expression: "a value"
    case .name: "a name"
    case .type: "a type"
    case .pattern: "a pattern"
    case .separator: "a new line or ;"
    case .caseLabel: "case or default"
    case .block: "code in { }"
    case .end: "the end of the code"
    }
  }

  private func describe(_ opened: Mistake.Opened) -> String {
    switch opened {
    case .call: "the call"
    case .parenthesis: "the parenthesis"
    case .list: "the list"
    case .index: "the index"
    case .message: "the message"
    case .block: "the block"
    case .header: "the method's header"
    case .generics: "the generic arguments"
    case .interpolation: "the interpolation"
    }
  }

  func advice(_ mistake: Mistake) -> StyledText? {
    if let near = mistake.suggestion { return "did you mean \(near, .keyword)?" }
    return switch mistake.fact {
    case .unknownName(let name): "tell its value: \("let \(name) = ...", .keyword)"
    case .unknownFunction(let name): "tell what it answers: \("def \(name)(...) = ...", .keyword)"
    case .unclosed(_, let opened, let range, _, let line) where range.end > range.start:
      "it closes \(describe(opened)) that was opened on line \(line, .number)"
    case .bareStatements(let command): "say which method they are: \(command, .keyword)"
    case .noEntry:
      "expected hitTest(_:with:), point(inside:with:), touchesBegan(_:with:) or another of METHOD"
    case .unsupported: "what can be used: let var if guard for while switch return, and calls"
    case .constant(let name, let constancy, _): advice(name, constancy)
    case .assignedTwice(let name): advice(name, .constant)
    case .usedUnassigned: "give it a value on each way there"
    case .noPlace: "behind & stands a variable, a property or an element of a list"
    case .needsAmpersand: "write & in front of it"
    case .strayAmpersand: "leave the & out"
    case .overlapping: "copy one into a variable first; two elements of a list change places with swapAt"
    default: nil
    }
  }

  func sentence(_ trouble: FileTrouble, path: String) -> StyledText {
    switch trouble {
    case .absent: "there is no file \(path, .name)"
    case .directory: "\(path, .name) is a directory"
    case .denied: "\(path, .name) may not be read or written"
    case .notText: "\(path, .name) is no text"
    case .noFolder(let folder): "\(path, .name) cannot be written: there is no folder \(folder, .name)"
    case .unwritable: "\(path, .name) cannot be written: the file or its folder is protected"
    case .full: "\(path, .name) cannot be written: there is no room left on the disk"
    case .tooLarge(let limit):
      "\(path, .name) is larger than \(limit, .number) bytes, the most that is read; split it"
    case .exists:
      "\(path, .name) is there already; start with --force to write over files, or name another one"
    case .kept: "\(path, .name) is kept as it was"
    case .forbidden: "\(path, .name): safe mode writes no files, and reads none but those given as arguments"
    case .system(let word): "\(path, .name): \(word)"
    }
  }
}
