import Drawing
import SceneModel
import Session

// Code that was given, shown and taken away.

extension Teller {
  func codePage(for outcome: Outcome) -> Page {
    switch outcome {
    case .restored(let id, let methods):
      lines(code(.restored(name(id), methods: methods.joined(separator: " "))))
    case .code(_, let listings): Page(lines: listings.flatMap { StyledText($0.text).lines })
    case .bindings(let values, let functions):
      values.isEmpty && functions.isEmpty
        ? lines(code(.noBindings)) : lines(values.map(bindingLine) + functions.map(functionLine))
    case .bound(let value): lines(bindingLine(value))
    case .defined(let function): lines(functionLine(function))
    default: Page()
    }
  }

  func bindingLine(_ value: NamedValue) -> StyledText {
    let owner = value.owner.map { name($0) + "." } ?? ""
    return "let \(owner + value.name, .name) = \(LetValue.text(of: value.value, in: scene), .number)"
  }

  func functionLine(_ function: FunctionSource) -> StyledText {
    "def \(function.name, .name)(\(function.parameters.joined(separator: ", "))) = \(function.expression)"
  }
}
