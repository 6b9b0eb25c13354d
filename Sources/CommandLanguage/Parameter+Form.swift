// Parameters, one after the other, made into one value.
//
// One function for each count, though a parameter pack would do for all: inside a pack expansion the compiler
// loses literals, `nil` and the sendability of closures (Swift 6.3), and that is what commands are made of.

extension Parameter {
  /// One parameter, made into another value.
  public static func form<A>(
    _ a: Parameter<A>, make: @escaping @Sendable (A) -> Value
  ) -> Parameter {
    a.map(make)
  }

  /// Two parameters, one after the other.
  public static func form<A, B>(
    _ a: Parameter<A>, _ b: Parameter<B>,
    make: @escaping @Sendable (A, B) -> Value
  ) -> Parameter {
    Parameter(a.syntax + b.syntax) { (reader: inout Reader) throws(Misreading) -> Value in
      make(try a.read(&reader), try b.read(&reader))
    }
  }

  /// Three parameters, one after the other.
  public static func form<A, B, C>(
    _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>,
    make: @escaping @Sendable (A, B, C) -> Value
  ) -> Parameter {
    Parameter(a.syntax + b.syntax + c.syntax) { (reader: inout Reader) throws(Misreading) -> Value in
      make(try a.read(&reader), try b.read(&reader), try c.read(&reader))
    }
  }

  /// Four parameters, one after the other.
  public static func form<A, B, C, D>(
    _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>, _ d: Parameter<D>,
    make: @escaping @Sendable (A, B, C, D) -> Value
  ) -> Parameter {
    Parameter(a.syntax + b.syntax + c.syntax + d.syntax) {
      (reader: inout Reader) throws(Misreading) -> Value in
      make(try a.read(&reader), try b.read(&reader), try c.read(&reader), try d.read(&reader))
    }
  }

  /// Five parameters, one after the other.
  public static func form<A, B, C, D, E>(
    _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>, _ d: Parameter<D>, _ e: Parameter<E>,
    make: @escaping @Sendable (A, B, C, D, E) -> Value
  ) -> Parameter {
    Parameter(a.syntax + b.syntax + c.syntax + d.syntax + e.syntax) {
      (reader: inout Reader) throws(Misreading) -> Value in
      make(
        try a.read(&reader), try b.read(&reader), try c.read(&reader), try d.read(&reader),
        try e.read(&reader))
    }
  }

  /// Six parameters, one after the other.
  public static func form<A, B, C, D, E, F>(
    _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>, _ d: Parameter<D>, _ e: Parameter<E>,
    _ f: Parameter<F>,
    make: @escaping @Sendable (A, B, C, D, E, F) -> Value
  ) -> Parameter {
    Parameter([a.syntax, b.syntax, c.syntax, d.syntax, e.syntax, f.syntax].flatMap { $0 }) {
      (reader: inout Reader) throws(Misreading) -> Value in
      make(
        try a.read(&reader), try b.read(&reader), try c.read(&reader), try d.read(&reader),
        try e.read(&reader), try f.read(&reader))
    }
  }

  /// Seven parameters, one after the other.
  public static func form<A, B, C, D, E, F, G>(
    _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>, _ d: Parameter<D>, _ e: Parameter<E>,
    _ f: Parameter<F>, _ g: Parameter<G>,
    make: @escaping @Sendable (A, B, C, D, E, F, G) -> Value
  ) -> Parameter {
    Parameter([a.syntax, b.syntax, c.syntax, d.syntax, e.syntax, f.syntax, g.syntax].flatMap { $0 }) {
      (reader: inout Reader) throws(Misreading) -> Value in
      make(
        try a.read(&reader), try b.read(&reader), try c.read(&reader), try d.read(&reader),
        try e.read(&reader), try f.read(&reader), try g.read(&reader))
    }
  }

  /// Eight parameters, one after the other.
  public static func form<A, B, C, D, E, F, G, H>(
    _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>, _ d: Parameter<D>, _ e: Parameter<E>,
    _ f: Parameter<F>, _ g: Parameter<G>, _ h: Parameter<H>,
    make: @escaping @Sendable (A, B, C, D, E, F, G, H) -> Value
  ) -> Parameter {
    Parameter(
      [a.syntax, b.syntax, c.syntax, d.syntax, e.syntax, f.syntax, g.syntax, h.syntax].flatMap { $0 }
    ) { (reader: inout Reader) throws(Misreading) -> Value in
      make(
        try a.read(&reader), try b.read(&reader), try c.read(&reader), try d.read(&reader),
        try e.read(&reader), try f.read(&reader), try g.read(&reader), try h.read(&reader))
    }
  }

  /// Nine parameters, one after the other.
  public static func form<A, B, C, D, E, F, G, H, I>(
    _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>, _ d: Parameter<D>, _ e: Parameter<E>,
    _ f: Parameter<F>, _ g: Parameter<G>, _ h: Parameter<H>, _ i: Parameter<I>,
    make: @escaping @Sendable (A, B, C, D, E, F, G, H, I) -> Value
  ) -> Parameter {
    Parameter(
      [a.syntax, b.syntax, c.syntax, d.syntax, e.syntax, f.syntax, g.syntax, h.syntax, i.syntax].flatMap {
        $0
      }
    ) { (reader: inout Reader) throws(Misreading) -> Value in
      make(
        try a.read(&reader), try b.read(&reader), try c.read(&reader), try d.read(&reader),
        try e.read(&reader), try f.read(&reader), try g.read(&reader), try h.read(&reader),
        try i.read(&reader))
    }
  }
}
