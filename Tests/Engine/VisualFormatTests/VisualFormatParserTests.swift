import Testing
import VisualFormat

/// The examples and the grammar of the appendix "Visual Format Language" of Apple's Auto Layout Guide.
@Suite struct VisualFormatParserTests {
  private func names(_ format: VisualFormat) -> [String] {
    format.items.map {
      switch $0 {
      case .superview: "|"
      case .view(let view): view.name.text
      }
    }
  }

  private func predicates(_ text: String) throws -> [VisualFormat.Predicate] {
    let format = try VisualFormat(text)
    guard case .view(let view)? = format.items.first else { return [] }
    return view.predicates
  }

  @Test func completeLineOfLayout() throws {
    let format = try VisualFormat("|-[find]-[findNext]-[findField(>=20)]-|")
    #expect(format.axis == .horizontal)
    #expect(names(format) == ["|", "find", "findNext", "findField", "|"])
    #expect(format.connections == [1, 8, 19, 37].map { .standard(position: $0) })
    guard case .view(let field) = format.items[3] else {
      Issue.record("no view at the end")
      return
    }
    #expect(
      field.predicates == [
        .init(relation: .greaterThanOrEqual, object: .number(20, position: 33), priority: nil)
      ])
  }

  @Test(arguments: [
    "[button]-[textField]", "[button(>=50)]", "|-50-[purpleBox]-50-|", "V:[topField]-10-[bottomField]", "[maroonView][blueView]",
    "[button(100@20)]", "[button1(==button2)]", "[flexibleButton(>=70,<=100)]", "|-[find]-[findNext]-[findField(>=20)]-|",
  ])
  func appleExamplesAreRead(_ text: String) throws { _ = try VisualFormat(text) }

  @Test func orientations() throws {
    #expect(try VisualFormat("V:[a]").axis == .vertical)
    #expect(try VisualFormat("H:[a]").axis == .horizontal)
    #expect(try VisualFormat("[a]").axis == .horizontal)
  }

  @Test func connections() throws {
    let format = try VisualFormat("[a][b]-[c]-8-[d]-gap-[e]-(>=4,<=big@low)-[f]")
    #expect(format.connections[0] == .flush)
    #expect(format.connections[1] == .standard(position: 6))
    #expect(format.connections[2] == .predicates([.init(relation: .equal, object: .number(8, position: 11), priority: nil)]))
    let gap = VisualFormat.Value.name(.init(text: "gap", position: 17))
    #expect(format.connections[3] == .predicates([.init(relation: .equal, object: gap, priority: nil)]))
    guard case .predicates(let list) = format.connections[4] else {
      Issue.record("no predicates")
      return
    }
    #expect(list.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
    #expect(list[1].object == .name(.init(text: "big", position: 32)))
    #expect(list[1].priority == .name(.init(text: "low", position: 36)))
  }

  @Test(arguments: ["[a]->=0-[b]", "|-10@999-[a]-gap@low-|", "H:|->=0-[a]->=0-|"])
  func publishedCodeLeavesParenthesesOut(_ text: String) throws { _ = try VisualFormat(text) }

  @Test func numbersAsInC() throws {
    let values = try predicates("[a(1.5, .5, 2., 1e2, -3, +4, 1E-1)]").map(\.object)
    let numbers = values.map { if case .number(let value, _) = $0 { value } else { Double.nan } }
    #expect(numbers == [1.5, 0.5, 2, 100, -3, 4, 0.1])
  }

  @Test func namesAreIdentifiersOfC() throws {
    #expect(names(try VisualFormat("[_a1][Ab_9]")) == ["_a1", "Ab_9"])
  }
}
