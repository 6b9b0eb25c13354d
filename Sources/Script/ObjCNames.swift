enum ObjCNames {
  static func swiftName(ofProperty name: String) -> String? { nil }
  static func swiftCall(_ call: Call) -> Expression.Kind { .call(call) }
  static func constant(_ name: String) -> Expression.Kind? { nil }
}
