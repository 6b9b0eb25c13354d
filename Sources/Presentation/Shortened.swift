extension String {
  /// The text as an error quotes it: of a very long word only the beginning and the end.
  var shortened: String {
    let limit = 60
    guard utf8.count > limit, count > limit else { return self }
    return "\(prefix(40))…\(suffix(12))"
  }
}
