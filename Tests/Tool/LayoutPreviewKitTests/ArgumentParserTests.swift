import Testing

@testable import LayoutPreviewKit

@Suite struct ArgumentParserTests {
  private func arguments(_ words: String...) throws -> Arguments {
    guard case .run(let arguments) = try ArgumentParser.parse(words) else { throw UsageError.missingShell([]) }
    return arguments
  }

  private func options(_ words: String...) throws -> RenderOptions {
    guard case .run(let arguments) = try ArgumentParser.parse(["render"] + words) else { throw UsageError.missingShell([]) }
    return try RenderOptions(arguments, processors: 2)
  }

  @Test func valuesComeAfterTheOptionOrAnEqualsSign() throws {
    #expect(try arguments("render", "--out", "a").value("out") == "a")
    #expect(try arguments("render", "--out=a=b").value("out") == "a=b")
    #expect(try arguments("render", "-o", "a").value("out") == "a")
    #expect(try arguments("render", "-oa").value("out") == "a")
  }

  @Test func listsAreSeparatedByCommasOrRepeatedAndHoldNothingTwice() throws {
    let parsed = try arguments("render", "--appearance", "light,dark", "--appearance", "dark", "--device", "iPhone 15")
    #expect(parsed.list("appearance") == ["light", "dark"])
    #expect(parsed.list("device") == ["iphone-15"])
  }

  @Test func wordsAfterTwoDashesAreOperands() throws {
    #expect(try arguments("render", "a.swift", "--", "--out").operands == ["a.swift", "--out"])
  }

  @Test func helpWorksAnywhere() throws {
    guard case .help(let command) = try ArgumentParser.parse(["render", "x", "--only", "a", "-h"]) else {
      Issue.record("no help")
      return
    }
    #expect(command?.name == "render")
  }

  @Test func matrixHoldsEveryCombinationOnce() throws {
    let variants = try options("--device", "iphone-15,iphone-se-3", "--orientation", "portrait,landscape", "--scale", "3,3.0").variants
    #expect(
      variants.map(OutputNames.variant) == [
        "iphone-15", "iphone-15-landscape", "iphone-se-3@3x", "iphone-se-3-landscape@3x",
      ])
  }

  @Test(arguments: [
    (["rendr"], "there is no command \"rendr\"; did you mean render?"),
    (["--json", "render"], "--json stands before the command; write the command first, as in layoutpreview render --json"),
    (["render", "--devise", "x"], "render has no option --devise; did you mean --device?"),
    (["list", "--format", "png"], "list has no option --format; it is an option of render"),
    (["render", "--device", "iphone-51"], "--device does not know \"iphone-51\"; did you mean iphone-11?"),
    (["render", "--device", "nokia"], "--device does not know \"nokia\"; see layoutpreview devices"),
    (["render", "--appearance", "lihgt"], "--appearance does not know \"lihgt\"; did you mean light?"),
    (["render", "--format", "gif"], "--format does not know \"gif\"; the values are png, svg, pdf"),
    (["render", "--out"], "--out needs a value, DIR"),
    (["render", "--out", "--json"], "--out needs a value, DIR"),
    (["render", "--device", "iphone-15,,ipad-mini"], "--device has an empty value"),
    (["render", "--json=yes"], "--json takes no value"),
    (["render", "--out", "a", "--out", "b"], "--out is given twice: \"a\" and \"b\""),
    (["render", "--scale", "0"], "--scale is \"0\", but must be a number above 0 and up to 8"),
    (["render", "--scale", "-1"], "--scale is \"-1\", but must be a number above 0 and up to 8"),
    (["render", "--scale", "nan"], "--scale is \"nan\", but must be a number above 0 and up to 8"),
    (["render", "--scale", "inf"], "--scale is \"inf\", but must be a number above 0 and up to 8"),
    (["render", "--ios", "0"], "--ios is \"0\", but must be a whole number from 1 to 99"),
    (["render", "--jobs", "0"], "--jobs is \"0\", but must be a whole number from 1 to 256"),
    (["render", "--timeout", "0"], "--timeout is \"0\", but must be a number of seconds above 0 and up to 86400"),
    (["render", "--locale", "../x"], "--locale is \"../x\", but must be a language, such as en, ar or zh-Hans"),
    (["render", "--background", "blue"], "--background is \"blue\", but must be none or a colour such as #F2F2F7"),
    (
      ["render", "--format", "png", "--svg-text", "outlines"],
      "--svg-text outlines does not go with --format png: no SVG is written"
    ),
    (["devices", "x"], "devices does not take \"x\""),
    (["completions"], "completions needs the name of a shell; one of bash, zsh, fish"),
    (["completions", "fsh"], "completions does not know \"fsh\"; did you mean zsh?"),
    (["help", "rendr"], "there is no command \"rendr\"; did you mean render?"),
  ])
  func mistakeIsNamedWithAWayOut(_ words: [String], _ text: String) {
    do {
      if case .run(let arguments) = try ArgumentParser.parse(words) { _ = try RenderOptions(arguments, processors: 2) }
      Issue.record("accepted")
    } catch {
      let error = error as? UsageError
      #expect((error?.message ?? "") + (error?.hint.map { "; " + $0 } ?? "") == text)
    }
  }
}
