/// What UIKit, or the scene, does not allow: facts, which other layers put into words.
public enum Refusal: Error, Equatable, Sendable {
  /// The name is taken by another object.
  case nameTaken(String)
  /// The text is no name: a letter or `_`, then letters, digits and `_`.
  case notAName(String)
  /// Commands or code read the word as something else: `expect hit nothing`, `return nil`.
  case reservedName(String)
  /// There is no object of that name.
  case noSuchObject(String, near: String?)
  /// There is no class of that name.
  case noSuchClass(String, near: String?)
  /// The object is not of the sort that is asked for.
  case wrongKind(String, is: String, wanted: String)
  /// A view cannot be put into itself or its own descendant.
  case intoItself(view: String, parent: String)
  /// The sibling is not a subview of the parent.
  case notASubview(String, of: String)
  /// There is no such place among the subviews.
  case noSuchIndex(Int, count: Int)
  /// The object cannot be removed: the rest depends on it.
  case cannotRemove(String)
  /// A number is NaN or infinite: CALayerInvalidGeometry on a device (R17).
  case invalidGeometry(property: String, of: String)
  /// The property does not belong to the object's class.
  case noSuchProperty(String, of: String, class: String)
  /// The value does not fit the property.
  case badValue(property: String, wanted: String, found: String)
  /// The property can be read and not written.
  case readOnly(property: String)
  /// The controller has no view.
  case noView(controller: String)
  /// The view has a controller already.
  case hasController(view: String, controller: String)
  /// The controller is presented already.
  case alreadyPresented(String, by: String)
  /// The controller is not presented.
  case notPresented(String)
  /// The controller would present itself or contain itself.
  case controllerCircle(String)
  /// The presenter's view is in no window.
  case notInWindow(String)
  /// Two views stand in different windows, or in none (R20).
  case unrelated(String, String)
  /// The recognizer would wait for itself, directly or through others.
  case requirementCircle([String])
  /// A recognizer of that sort is not known.
  case noSuchRecognizerKind(String)
  /// The option is not known.
  case noSuchOption(String, near: String?)
  /// The option does not take that value.
  case badOption(String, value: String, allowed: String)
  /// There are more objects than a scene may hold.
  case tooManyObjects(limit: Int)
  /// The object cannot become first responder (R134).
  case cannotBecomeFirstResponder(String, reason: FirstResponderReason)
  /// There is no view in which a new one could be placed.
  case noDefaultParent
}

/// Why an object cannot become first responder (R134).
public enum FirstResponderReason: Equatable, Sendable {
  /// Its canBecomeFirstResponder says no.
  case saysNo
  /// It is in no window.
  case notInWindow
  /// The present first responder does not resign.
  case otherKeepsIt(String)
}
