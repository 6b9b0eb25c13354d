import Geometry
import Messaging
import SceneModel

extension Value {
  var asLayer: LayerValue? {
    if case .layer(let layer) = self { return layer }
    return nil
  }
}

extension Member {
  /// A property of a layer: of the model, or of what is seen.
  static func ofLayer(
    _ name: String, _ shape: Shape, _ summary: String, writes property: Property? = nil,
    _ get: @escaping @Sendable (LayerValue, Simulation) -> Value
  ) -> Member {
    var write: Write?
    if let property {
      write = { value, new, machine, app, range throws(Fault) in
        guard let layer = value.asLayer, let converted = new.asProperty(property.shape) else {
          throw machine.wrongKind(new, wanted: shape.rawValue, at: range, in: app)
        }
        try app.set(property, of: layer.view, to: converted)
        return nil
      }
    }
    return Member(
      .layer, name, shape, summary,
      .property(
        { value, _, app, _ throws(Fault) in value.asLayer.map { get($0, app) } ?? .none }, write))
  }

  /// A property of a layer that only code uses; it lies among the values that `let` gives, as `layer.NAME`.
  static func plainOfLayer(_ name: String, _ shape: Shape, _ summary: String, default: Value) -> Member {
    Member(
      .layer, name, shape, summary,
      .property(
        { value, _, app, _ throws(Fault) in
          guard let layer = value.asLayer, let bound = app.scene.binding("layer." + name, of: layer.view)
          else {
            return `default`
          }
          return Value(bound, in: app.scene)
        },
        { value, new, machine, app, range throws(Fault) in
          guard let layer = value.asLayer, let kept = new.stored else {
            throw machine.wrongKind(new, wanted: shape.rawValue, at: range, in: app)
          }
          app.store(kept, as: "layer." + name, of: layer.view)
          return nil
        }))
  }
}

extension Members {
  static let ofLayers: [Member] =
    [
      .ofLayer("bounds", .rect, "the layer's own coordinate system", writes: .bounds) { layer, app in
        .rect(layer.geometry(in: app).bounds)
      },
      .ofLayer("frame", .rect, "the box around the layer, in its superlayer's points", writes: .frame) {
        layer, app in .rect(layer.geometry(in: app).frame)
      },
      .ofLayer("position", .point, "where the anchor point lies in the superlayer", writes: .center) {
        layer, app in .point(layer.geometry(in: app).position)
      },
      .ofLayer("anchorPoint", .point, "the point about which it turns", writes: .anchor) { layer, app in
        .point(app.scene.anchor(of: layer.view))
      },
      .ofLayer("zPosition", .number, "how far in front it is drawn; touches do not care", writes: .z) {
        layer, app in app.scene.value(of: .z, layer.view).map { Value($0) } ?? .number(0)
      },
      .ofLayer("opacity", .number, "how opaque it is", writes: .alpha) { layer, app in
        .number(layer.geometry(in: app).alpha)
      },
      .ofLayer("isHidden", .bool, "whether it is hidden", writes: .hidden) { layer, app in
        .bool(app.scene.hasFlag(.hidden, layer.view))
      },
      .ofLayer("masksToBounds", .bool, "whether drawing ends at the bounds", writes: .clips) { layer, app in
        .bool(app.scene.hasFlag(.clips, layer.view))
      },
      .ofLayer("superlayer", .layer, "the layer it lies in") { layer, app in
        guard let parent = app.scene.superview(of: layer.view) else { return .none }
        return .layer(LayerValue(view: parent, isPresentation: layer.isPresentation))
      },
      .ofLayer("sublayers", .list, "the layers in it; nil when there are none") { layer, app in
        let views = app.scene.subviews(of: layer.view)
        guard !views.isEmpty else { return .none }
        return .list(
          ListValue(
            views.map { .layer(LayerValue(view: $0, isPresentation: layer.isPresentation)) }))
      },
      .ofLayer("delegate", .view, "the view whose layer it is") { layer, _ in .object(layer.view) },
      .ofLayer("model", .layer, "the layer with the values of the model") { layer, _ in
        .layer(LayerValue(view: layer.view, isPresentation: false))
      },
      .plainOfLayer("name", .text, "a name that code gives it", default: .none),
      .plainOfLayer("cornerRadius", .number, "how round its corners are drawn", default: .number(0)),
      .plainOfLayer("mask", .layer, "the layer that masks it", default: .none),
      .plainOfLayer("path", .path, "the shape of a shape layer", default: .none),
      .plainOfLayer("borderWidth", .number, "how thick its border is drawn", default: .number(0)),
    ] + drawn.map { .plainOfLayer($0, .any, "drawing only; touches do not care", default: .none) }
    + layerMethods

  /// What only shows when a layer is drawn.
  private static let drawn = [
    "backgroundColor", "borderColor", "shadowColor", "shadowOpacity", "shadowRadius", "shadowOffset",
    "shadowPath", "contents", "contentsScale", "maskedCorners", "shouldRasterize", "rasterizationScale",
    "fillColor", "strokeColor", "lineWidth", "allowsGroupOpacity",
  ]

  private static func presentation(_ name: String, labels: [String]?) -> Member {
    let summary = "the layer as it is seen at this moment of an animation"
    let make: @Sendable (Value) -> Value = { value in
      value.asLayer.map { .layer(LayerValue(view: $0.view, isPresentation: true)) } ?? .none
    }
    return Member(
      .layer, name, labels, objc: "presentationLayer", .layer, summary,
      labels == nil
        ? .property({ value, _, _, _ throws(Fault) in make(value) }, nil)
        : .method { value, _, _, _, _ throws(Fault) in make(value) })
  }

  private static let layerMethods: [Member] =
    [
      presentation("presentation", labels: []),
      presentation("presentationLayer", labels: nil),
      Member(
        .layer, "contains", ["_"], objc: "containsPoint:", .bool, "whether a point lies in its bounds",
        .method { value, arguments, machine, app, range throws(Fault) in
          guard let layer = value.asLayer else { return .bool(false) }
          let point = try machine.point(arguments[0], "contains", at: range, in: app)
          return .bool(layer.geometry(in: app).bounds.contains(point))
        }),
      Member(
        .layer, "hitTest", ["_"], objc: "hitTest:", .layer,
        "the front-most layer at a point of the superlayer; hidden ones are left out, interaction does not count",
        .method { value, arguments, machine, app, range throws(Fault) in
          guard let layer = value.asLayer else { return .none }
          let point = try machine.point(arguments[0], "hitTest", at: range, in: app)
          return layer.hitTest(point, in: app).map { .layer($0) } ?? .none
        }),
    ]
    + ["to", "from"].map { label in
      Member(
        .layer, "convert", ["_", label],
        objc: label == "to" ? "convertPoint:toLayer:" : "convertPoint:fromLayer:",
        .same, "a point or rectangle in another layer's coordinates",
        .method { value, arguments, machine, app, range throws(Fault) in
          guard let layer = value.asLayer else { return .none }
          let other = arguments[1].asLayer?.view ?? arguments[1].asObject
          return try machine.convert(
            arguments[0], from: label == "to" ? layer.view : other, to: label == "to" ? other : layer.view,
            of: layer.view, at: range, in: &app)
        })
    }
}
