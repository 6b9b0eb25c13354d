import CommandLanguage
import Events
import Geometry
import Messaging
import SceneModel

// What the commands of EventCommands.swift do.

extension Session {
  mutating func perform(_ command: EventCommand) throws(Problem) -> Outcome {
    switch command {
    case .hit(let spot): return try hit(spot, as: .touches)
    case .hover(let spot): return try hit(spot, as: .hover)
    case .gestures: return .recognizers(lab.scene.recognizersInOrder)
    case .gesture(let name, let change): return try gesture(name, change)
    case .ungesture(let name):
      let id = try recognizer(name)
      try refusable(at: name) { scene throws(Refusal) in try scene.remove(id) }
      return .recognizerRemoved(name.text)
    case .action(let name, let event, let words): return try action(name, event, words)
    case .respond(let name, let selector):
      let id = try responder(name)
      lab.scene.declare(id, respondsTo: selector.text)
      return .responds(id)
    case .firstResponder(nil, resign: false): return .firstResponder(lab.scene.firstResponder)
    default: return try send(try request(for: command), place: place(of: command))
    }
  }

  private func place(of command: EventCommand) -> Place? {
    switch command {
    case .tapView(let name, _, _), .animate(let name, _, _, _): name.place
    case .firstResponder(let name, _): name?.place
    default: nil
    }
  }

  /// Hit-testing alone: an event of its own for expectations, of which nobody is told.
  private mutating func hit(_ spot: Spot, as kind: EventKind) throws(Problem) -> Outcome {
    var app = lab.simulation()
    app.input.event = kind
    do {
      if let name = spot.view {
        try app.send(HitTest(spot.point), to: try view(name))
      } else {
        _ = try app.findView(at: spot.point)
      }
    } catch let fault as Fault {
      throw Problem(.fault(fault))
    } catch let problem as Problem {
      throw problem
    } catch {
      return .silent
    }
    let before = lab.scene
    lab.scene = app.scene
    isEdited = false
    event = LastEvent(trace: Trace(before: before, recording: app.recorder), command: commands.last ?? "")
    position = app.recorder.steps.count
    return .event(isNew: true, from: 0)
  }

  /// Sends an event: a new one, or the next part of the one that is going on.
  private mutating func send(_ request: EventRequest, place: Place?) throws(Problem) -> Outcome {
    let isNew = event == nil || lab.simulation(isRecording: false).startsNewEvent(request)
    let recording = isNew ? Recorder() : event?.trace.recording ?? Recorder()
    let from = recording.steps.count
    var app = lab.simulation(continuing: recording)
    if !isNew, isEdited { app.sceneWasEdited() }
    do {
      try app.perform(request)
    } catch {
      if case .refused(let refusal) = error.cause { throw Problem(.refusal(refusal), at: place) }
      throw Problem(.fault(error), at: place)
    }
    let before = isNew ? lab.scene : event?.trace.before ?? lab.scene
    let isWhole = isNew || event?.isWhole ?? true && !isEdited
    lab.scene = app.scene
    lab.input = app.input
    isEdited = false
    event = LastEvent(
      trace: Trace(before: before, recording: app.recorder),
      command: isNew ? commands.last ?? "" : event?.command ?? "",
      parts: isNew ? [request] : (event?.parts ?? []) + [request], isWhole: isWhole)
    position = app.recorder.steps.count
    return .event(isNew: isNew, from: from)
  }

  private func request(for command: EventCommand) throws(Problem) -> EventRequest {
    switch command {
    case .tap(let spot, let times, let fingers):
      return .tap(at: try screenPoint(of: spot), times: times, fingers: fingers)
    case .tapView(let name, let times, let fingers):
      let id = try view(name)
      guard lab.scene.window(of: id) != nil else {
        throw Problem(.refusal(.notInWindow(name.text)), at: name.place)
      }
      let center = lab.scene.bounds(of: id).center
      return .tap(at: lab.scene.toScreen(center, of: id), times: times, fingers: fingers)
    case .touch(let steps): return .touch(steps)
    case .drag(let from, let to, let steps, let seconds):
      return .drag(from: from, to: to, steps: steps, over: seconds)
    case .swipe(let side, let point): return .swipe(side, at: point)
    case .longPress(let point, let seconds): return .longpress(at: point, over: seconds)
    case .pinch(let point, let scale): return .pinch(at: point, scale: scale)
    case .rotate(let point, let degrees): return .rotate(at: point, degrees: degrees)
    case .wait(let seconds): return .wait(seconds)
    case .animate(let name, let assignments, let seconds, let allowsInteraction):
      let id = try view(name)
      return .animate(
        id, assignments.map { AnimatedValue($0.property, $0.value) }, over: seconds,
        allowsInteraction: allowsInteraction)
    case .ignoreEvents(let isOn): return .ignoreEvents(isOn)
    case .interrupt: return .interrupt
    case .block(let seconds): return .block(seconds)
    case .shake: return .shake
    case .remote(let button): return .remote(button)
    case .press(let button): return .press(button)
    case .key(let key): return .key(key)
    case .firstResponder(let name, _):
      return .firstResponder(try name.map { name throws(Problem) in try responder(name) })
    default: return .wait(0)
    }
  }

  /// Tells the event that is going on what a command has changed in the scene: a recognizer that is off by now
  /// gives up, and the recording goes on from the scene as it is.
  mutating func tellEventOfChange() throws(Problem) {
    guard let going = event, !lab.input.touches.isEmpty || !lab.input.recognizers.isEmpty else {
      // Nobody is to be told; should it go on, it says first that the scene is another one.
      isEdited = true
      return
    }
    lab.refreshCode()
    var app = lab.simulation(continuing: going.trace.recording)
    app.sceneWasEdited()
    do {
      try app.perform(.sceneChanged)
    } catch {
      throw Problem(.fault(error))
    }
    lab.scene = app.scene
    lab.input = app.input
    isEdited = false
    event = LastEvent(
      trace: Trace(before: going.trace.before, recording: app.recorder), command: going.command,
      parts: going.parts, isWhole: false)
    position = app.recorder.steps.count
  }

  /// A spot as a point of the screen.
  func screenPoint(of spot: Spot) throws(Problem) -> Point {
    guard let name = spot.view else { return spot.point }
    let id = try view(name)
    guard lab.scene.window(of: id) != nil else {
      throw Problem(.refusal(.notInWindow(name.text)), at: name.place)
    }
    return lab.scene.toScreen(spot.point, of: id)
  }
}
