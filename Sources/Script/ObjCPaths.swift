// Core Graphics' functions on paths, and the objects that the runtime associates with others.

extension ObjCNames {
  /// A call of a C function that makes or draws a path, as the method it is in Swift; nil for any other.
  ///
  /// The transform that these functions take is left out when it is nil, and else moves the path's points.
  static func pathFunction(_ name: String, _ arguments: [Expression], at range: SourceRange) -> Expression
    .Kind?
  {
    func call(_ type: String, _ labeled: [(String, Expression)]) -> Expression.Kind {
      .call(
        Call(
          Expression(.name(type), range: range), labeled.map { Argument($0.0, $0.1) }, original: name))
    }
    func drawn(_ method: String, _ labeled: [(String?, Expression)]) -> Expression.Kind {
      .call(
        Call(
          Expression(.member(arguments[0], method), range: range), labeled.map { Argument($0.0, $0.1) },
          original: name))
    }
    func point(_ x: Int, _ y: Int) -> Expression {
      Expression(
        .call(
          Call(
            Expression(.name("CGPoint"), range: range),
            [Argument("x", arguments[x]), Argument("y", arguments[y])])), range: range)
    }
    switch (name, arguments.count) {
    case ("CGPathCreateMutable", 0): return call("CGMutablePath", [])
    case ("CGPathCreateWithRect", 2):
      return call("CGPath", [("rect", arguments[0]), ("transform", arguments[1])])
    case ("CGPathCreateWithEllipseInRect", 2):
      return call("CGPath", [("ellipseIn", arguments[0]), ("transform", arguments[1])])
    case ("CGPathCreateWithRoundedRect", 4):
      return call(
        "CGPath",
        [
          ("roundedRect", arguments[0]), ("cornerWidth", arguments[1]), ("cornerHeight", arguments[2]),
          ("transform", arguments[3]),
        ])
    case ("CGPathMoveToPoint", 4): return drawn("move", [("to", point(2, 3))])
    case ("CGPathAddLineToPoint", 4): return drawn("addLine", [("to", point(2, 3))])
    case ("CGPathAddRect", 3): return drawn("addRect", [(nil, arguments[2])])
    case ("CGPathAddEllipseInRect", 3): return drawn("addEllipse", [("in", arguments[2])])
    case ("CGPathAddArc", 8):
      return drawn(
        "addArc",
        [
          ("center", point(2, 3)), ("radius", arguments[4]), ("startAngle", arguments[5]),
          ("endAngle", arguments[6]), ("clockwise", arguments[7]),
        ])
    case ("CGPathAddPath", 3): return drawn("addPath", [(nil, arguments[2])])
    case ("CGPathCloseSubpath", 1): return drawn("closeSubpath", [])
    default: return nil
    }
  }

  /// What an object keeps by a key of the runtime is a property of that name here.
  static func associatedObject(
    _ name: String, _ arguments: [Expression], at range: SourceRange
  ) -> Expression.Kind? {
    guard arguments.count > 1, let key = associatedKey(arguments[1]) else { return nil }
    let property = Expression(.member(arguments[0], key), range: range)
    switch (name, arguments.count) {
    case ("objc_getAssociatedObject", 2): return property.kind
    case ("objc_setAssociatedObject", 4): return .assign(property, nil, arguments[2])
    default: return nil
    }
  }

  private static func associatedKey(_ expression: Expression) -> String? {
    switch expression.kind {
    case .unary(.addressOf, let inner): associatedKey(inner)
    case .name(let name), .member(_, let name): name
    case .selector(let text):
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init)
    default: nil
    }
  }
}
