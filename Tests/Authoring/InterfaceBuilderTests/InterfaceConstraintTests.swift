import InterfaceBuilder
import Testing

@Suite struct InterfaceConstraintTests {
  @Test(arguments: [("0.8", 0.8), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("2", 2), ("4 : 3", 4.0 / 3)])
  func multipliersAreNumbersOrRatios(text: String, value: Double) {
    #expect(InterfaceConstraint.ratio(text) == value)
  }

  @Test(arguments: ["", "1:0", "a", "1:2:3", "inf"])
  func othersAreNone(text: String) {
    #expect(InterfaceConstraint.ratio(text) == nil)
  }
}
