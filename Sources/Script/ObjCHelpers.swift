// Helpers that were pasted along, as Objective-C calls them: those of a view are its methods, and those that extend
// a type of values are functions of C.

extension ObjCPrinter {
  // MARK: Which helper is meant

  /// The helper that a call means; nil for anything else.
  func helper(of call: Call) -> MethodDeclaration? {
    guard isTranslation, !helpers.isEmpty else { return nil }
    switch call.callee.kind {
    case .name(let name):
      guard locals[name] == nil else { return nil }
      if let subject, let own = helpers.first(where: { fits($0, name, subject.owner) && $0.form == .method })
      {
        return own
      }
      return helpers.first { $0.name == name && $0.form == .method && $0.extended == nil }
    case .member(let base, let name):
      if let own = extensionHelper(name, of: base, isProperty: false) { return own }
      guard case .selfReference = base.kind, subject == nil else { return nil }
      return helpers.first { $0.name == name && $0.form == .method && $0.extended == nil }
    default: return nil
    }
  }

  /// The helper that extends the type of a value.
  func extensionHelper(_ name: String, of base: Expression, isProperty: Bool) -> MethodDeclaration? {
    let found = helpers.filter {
      $0.extended != nil && $0.name == name && ($0.form == .property) == isProperty
    }
    guard found.count > 1 else { return found.first }
    let type = guessedType(of: base).name
    return found.first { ObjCPrinter.typeName(of: $0) == type }
  }

  private func fits(_ helper: MethodDeclaration, _ name: String, _ owner: Member.Owner) -> Bool {
    helper.name == name && helper.extended.flatMap(Member.Owner.init(extending:)) == owner
  }

  /// A bare name that is a helper, a member of the value that is extended, or a pointer; nil for any other.
  func helperName(_ name: String) -> (String, Tightness)? {
    if pointers.contains(name) { return ("*\(name)", .prefix) }
    guard locals[name] == nil else { return nil }
    if let subject {
      let isMember =
        Members.properties(named: name).contains { $0.owner == subject.owner }
        || helpers.contains { fits($0, name, subject.owner) && $0.form == .property }
      if isMember { return (member(Expression(.selfReference), name), .postfix) }
    }
    if helpers.contains(where: { $0.name == name && $0.form == .property && $0.extended == nil }) {
      return ("self.\(name)", .postfix)
    }
    return nil
  }

  /// The type of a member of the value that is extended.
  func subjectMember(_ name: String) -> TypeReference? {
    guard let subject else { return nil }
    if let helper = helpers.first(where: { fits($0, name, subject.owner) }) { return helper.result }
    let members = Members.properties(named: name).filter { $0.owner == subject.owner }
    return members.isEmpty ? nil : ObjCPrinter.type(of: members)
  }

  /// `self`, or what stands for it in a function.
  var subjectText: (String, Tightness) {
    guard let subject else { return ("self", .primary) }
    return pointers.contains(subject.name) ? ("*\(subject.name)", .prefix) : (subject.name, .primary)
  }

  // MARK: Calls

  /// A call of a helper; nil for any other.
  func helperCall(_ call: Call) -> String? {
    guard let helper = helper(of: call) else { return nil }
    var arguments: [String] = []
    for (place, parameter) in zip(call.aligned(to: helper.parameters), helper.parameters) {
      guard let value = place.map({ call.arguments[$0.argument].value }) ?? parameter.standard.first else {
        return doubtful(helper.name)
      }
      arguments.append(text(value, .conditional))
    }
    // What a call leaves out at its end.
    for parameter in helper.parameters.dropFirst(arguments.count) {
      guard let standard = parameter.standard.first else { return doubtful(helper.name) }
      arguments.append(text(standard, .conditional))
    }
    if helper.extended != nil {
      var base = Expression(.selfReference)
      if case .member(let written, _) = call.callee.kind { base = written }
      let all = [receiverText(base, of: helper)] + arguments
      return "\(functionName(of: helper))(\(all.joined(separator: ", ")))"
    }
    if subject != nil { return doubtful(helper.name) }
    let pieces = selector(of: helper).split(separator: ":").map(String.init)
    guard !arguments.isEmpty else { return "[self \(helper.name)]" }
    return "[self \(zip(pieces, arguments).map { "\($0):\($1)" }.joined(separator: " "))]"
  }

  /// The value that a function is about, or where it lies when the function changes it.
  func receiverText(_ base: Expression, of helper: MethodDeclaration) -> String {
    helper.isMutating ? address(of: base) : text(base, .conditional)
  }

  /// Where something lies that a function is to change.
  func address(of place: Expression) -> String {
    switch place.kind {
    case .name(let name) where pointers.contains(name): name
    case .selfReference where subject.map({ pointers.contains($0.name) }) == true: subject?.name ?? ""
    default: isAddressable(place) ? "&\(text(place, .prefix))" : doubtful("&\(text(place, .prefix))")
    }
  }

  private func isAddressable(_ place: Expression) -> Bool {
    switch place.kind {
    case .name(let name):
      if locals[name] != nil { return true }
      return subject != nil && helperName(name) != nil && isAddressable(Expression(.selfReference))
    case .selfReference: return subject.map { pointers.contains($0.name) } ?? false
    case .member(let base, let name):
      return ObjCNames.fields[guessedType(of: base).name]?.contains { $0.label == name } == true
        && isAddressable(base)
    default: return false
    }
  }

  // MARK: Declarations

  /// The type of C that is extended.
  static func typeName(of helper: MethodDeclaration) -> String {
    switch helper.extended {
    case "Comparable", "FloatingPoint", "BinaryFloatingPoint", "Numeric", "CGFloat", "Double", "Float":
      "CGFloat"
    case "Int", "BinaryInteger": "NSInteger"
    case "Bool": "BOOL"
    case "String": "NSString"
    case "Array", "Sequence", "Collection": "NSArray"
    case "Set": "NSSet"
    case "Dictionary": "NSDictionary"
    default: helper.extended ?? "id"
    }
  }

  /// `CGRectGrown` for `grown` of CGRect.
  func functionName(of helper: MethodDeclaration) -> String {
    let name = ObjCPrinter.typeName(of: helper) + helper.name.prefix(1).uppercased() + helper.name.dropFirst()
    // One that C has already is another one.
    return ObjCNames.isFunction(name) ? name + "_" : name
  }

  /// A helper that extends a type of values, as a function.
  func function(of helper: MethodDeclaration) -> String {
    guard let owner = helper.extended.flatMap(Member.Owner.init(extending:)) else { return "" }
    let type = TypeReference(ObjCPrinter.typeName(of: helper))
    let short = ["CGRect": "rect", "CGPoint": "point", "CGSize": "size", "UIEdgeInsets": "insets"][type.name]
    var name = short ?? "value"
    while locals[name] != nil { name += "_" }
    var printer = self
    printer.subject = Subject(name: name, owner: owner, type: type)
    if helper.isMutating { printer.pointers.insert(name) }
    let isObject = !isStruct(type)
    let own = self.type(type) + (helper.isMutating ? (isObject ? ObjCPrinter.doubt : "*") : "") + name
    let rest = helper.parameters.map { parameter in
      let text = typeText(of: parameter)
      return text.hasSuffix("*") ? text + parameter.name : "\(text) \(parameter.name)"
    }
    let head =
      "static \(spaced(resultText(of: helper)))\(functionName(of: helper))(\(([own] + rest).joined(separator: ", ")))"
    return ([head + " {"] + indented(printer.body(of: helper)) + ["}"]).joined(separator: "\n")
  }

  private func spaced(_ type: String) -> String { type.hasSuffix("*") ? type : type + " " }

  /// The type of a parameter; what is changed for the caller is a pointer.
  func typeText(of parameter: Parameter) -> String {
    guard let type = parameter.type else { return "id" }
    if isTranslation, isStruct(type), type.optionality != .none { return ObjCPrinter.doubt }
    let text = self.type(type).trimmed
    guard parameter.isInout else { return text }
    return isStruct(type) ? "\(text) *" : ObjCPrinter.doubt
  }

  /// What a helper answers.
  func resultText(of method: MethodDeclaration) -> String {
    guard let type = method.result else { return "void" }
    // A structure is never nil in C.
    if isTranslation, isStruct(type), type.optionality != .none { return ObjCPrinter.doubt }
    return self.type(type).trimmed
  }
}

extension ObjCNames {
  /// Whether UIKit has a function of C by this name.
  static func isFunction(_ name: String) -> Bool { functions[name] != nil }
}
