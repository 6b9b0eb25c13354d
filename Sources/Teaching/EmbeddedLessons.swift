// Made from lessons/ by Tests/TeachingTests/EmbeddedLessonsTests.swift: not to be written by hand.

extension Course {
  /// The copy of the lessons within the program, so that it teaches wherever it stands alone.
  public static var embedded: Course { Course([]) }
}
