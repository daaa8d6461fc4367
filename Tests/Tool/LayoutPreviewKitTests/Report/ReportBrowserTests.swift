import Foundation
import HostProtocol
import Testing

@testable import LayoutPreviewKit

/// The page in a real browser: opened from a file, keys pressed, the slider moved.
///
/// `REPORT_SCREENSHOTS` names a folder for pictures of it.
@Suite(.serialized, .enabled(if: Browser.isInstalled, Browser.note)) struct ReportBrowserTests {
  private func visit(_ sample: ReportSample, _ steps: [Browser.Step]) throws -> [Browser.Value] {
    let page = try sample.write()
    let visit = try Browser.visit([.viewport(width: 1280, height: 800), .open(page)] + steps)
    #expect(visit.console.isEmpty, "\(visit.console)")
    #expect(visit.requests.isEmpty, "\(visit.requests)")
    return visit.values
  }

  /// A step where a folder for pictures is given.
  private func picture(_ name: String) -> [Browser.Step] {
    guard let folder = ProcessInfo.processInfo.environment["REPORT_SCREENSHOTS"] else { return [] }
    return [.screenshot(URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))]
  }

  @Test func whatDiffersStandsFirstAndNamesAreText() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    let values = try visit(
      sample,
      [
        .evaluate("[...document.querySelectorAll('#list h2')].map(title => title.textContent)"),
        .evaluate("[...document.querySelectorAll('.row-name')].map(name => name.textContent)"),
        .evaluate("document.querySelectorAll('#list script, #list img[src=x]').length"),
        .evaluate("document.title"),
        .evaluate("document.querySelector('#detail-name').textContent"),
        .evaluate("[...document.querySelectorAll('.change-text')].map(text => text.firstChild.textContent)"),
        .evaluate("document.querySelector('.words .banner').textContent"),
        .evaluate("document.querySelector('#run-notes').textContent"),
        .evaluate("document.querySelector('.pixels').textContent"),
      ] + picture("list"))
    #expect(values[0] == ["Changed2", "Failed1", "New1", "Missing1", "Obsolete1", "Passed1"])
    let hostile = ReportSample.hostileNames.map(Browser.Value.string)
    #expect(values[1] == ["Login", "Settings", "Crash", hostile[0], hostile[1], "Old", "Passed"])
    #expect(values[2] == 0)
    #expect(values[3] == "Login · Snapshots")
    #expect(values[4] == "Login")
    #expect(values[5] == ["titleLabel moved by 0, 10 pt", "titleLabel text \"A\" → \"<b>B</b>\""])
    #expect(values[6] == "recorded with other fonts")
    #expect(values[7] == "fonts differ")
    #expect(values[8] == "The pixels differ. 3,200 of 3,200 pixels (100.00 %), in a box of 40 × 80 at 0, 0, by up to 255 of 255.")
  }

  @Test func keysLeadFromChangeToChange() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    let name: Browser.Step = .evaluate("document.querySelector('#detail-name').textContent")
    let values = try visit(
      sample,
      [
        .key("n"), name, .key("ArrowRight"), name, .key("p"), name, .key("k"), name, .key("k"), name,
        // Past the last that differs "next" stays; "j" goes on to what passed.
        .key("n"), .key("n"), .key("n"), .key("n"), .key("n"), .key("n"), name, .key("j"), name,
        .evaluate("document.querySelector('[aria-current]').textContent.startsWith('Passed')"),
      ])
    #expect(values == ["Settings", "Crash", "Settings", "Login", "Login", "Old", "Passed", true])
  }

  @Test func theFilterAndTheStatusesNarrowTheList() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    let shown: Browser.Step = .evaluate(
      "[...document.querySelectorAll('li:not([hidden]) > .row .row-name')].filter(name => name.offsetParent).map(name => name.textContent)")
    let values = try visit(
      sample,
      [
        .key("/"), .text("iphone sett"), shown, .key("Enter"), .evaluate("document.querySelector('#detail-name').textContent"),
        .key("/"), .text("nothing of that kind"), shown, .evaluate("document.querySelector('.none').hidden"),
        .key("/"), .evaluate("filter.value = ''; filter.dispatchEvent(new Event('input'))"), .key("Escape"),
        .evaluate("[...document.querySelectorAll('.chip')].find(chip => chip.textContent.startsWith('Failed')).click()"), shown,
      ])
    #expect(values[0] == ["Settings"])
    #expect(values[1] == "Settings")
    #expect(values[2] == [])
    #expect(values[3] == false)
    #expect(values[6] == ["Crash"])
  }

  @Test func theSliderMovesWithMouseAndKeys() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    // Where the picture stands, so that the test needs no numbers of the layout's.
    let box =
      "(() => { const box = document.querySelector('.canvas').getBoundingClientRect(); return [box.left, box.top, box.width, box.height]; })()"
    let found = try visit(sample, [.key("2"), .key("+"), .key("+"), .key("+"), .evaluate(box)])
    guard case .array(let numbers) = found[0], let left = numbers[0].number, let top = numbers[1].number, let width = numbers[2].number
    else {
      Issue.record("no picture: \(found)")
      return
    }
    // 40 pixels, four times as large.
    #expect(width == 160)
    let y = top + 10
    let split: Browser.Step = .evaluate("Looking.split")
    let values = try visit(
      sample,
      [
        .key("2"), .key("+"), .key("+"), .key("+"), split, .color(x: left + 70, y: y), .color(x: left + 90, y: y),
        .drag(fromX: left + 80, fromY: y, toX: left + 40, toY: y), split, .color(x: left + 30, y: y), .color(x: left + 50, y: y),
        .evaluate("document.querySelector('input[type=range]').focus()"),
        .key("ArrowLeft"), split, .evaluate("document.querySelector('#detail-name').textContent"),
      ] + picture("slider"))
    #expect(values[0] == 50)
    #expect(values[1] == [255, 0, 0])
    #expect(values[2] == [0, 0, 255])
    #expect(values[3] == 25)
    #expect(values[4] == [255, 0, 0])
    #expect(values[5] == [0, 0, 255])
    // An arrow moves the slider that has the focus, not to another snapshot.
    #expect(values[7] == .number(24.5))
    #expect(values[8] == "Login")
  }

  @Test func everyWayOfLookingShowsWhatItSays() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    let middle =
      "(() => { const box = document.querySelector('.canvas').getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; })()"
    let found = try visit(sample, [.key("5"), .evaluate(middle)])
    guard case .array(let numbers) = found[0], let x = numbers[0].number, let y = numbers[1].number else { return }
    let mode: Browser.Step = .evaluate("document.querySelector('.stage').dataset.mode")
    let values = try visit(
      sample,
      [
        .viewport(width: 1280, height: 800, reducesMotion: true), .key("5"), mode, .color(x: x, y: y), .key("3"), mode, .color(x: x, y: y),
        .key("4"), mode, .color(x: x, y: y), .key("b"), .color(x: x, y: y),
        .evaluate("document.querySelector('.pane-title').textContent"), .evaluate("new Promise(done => setTimeout(done, 1500))"),
        // With reduced motion nothing blinks by itself.
        .color(x: x, y: y), .key("1"), .evaluate("document.querySelectorAll('.pane').length"),
      ])
    #expect(values[0] == "difference")
    #expect(values[1] == [255, 255, 255])
    #expect(values[2] == "onion")
    // Half of blue over red.
    let blend = values[3].numbers
    #expect(blend.count == 3 && abs(blend[0] - 127.5) <= 2 && blend[1] == 0 && abs(blend[2] - 127.5) <= 2, "\(blend)")
    #expect(values[4] == "blink")
    #expect(values[5] == [255, 0, 0])
    #expect(values[6] == [0, 0, 255])
    #expect(values[7] == "After")
    #expect(values[9] == [0, 0, 255])
    #expect(values[10] == 2)
  }

  @Test func blinkingGoesOnAndIsPaused() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    let values = try visit(
      sample,
      [
        .key("4"),
        .evaluate(
          "new Promise(done => { const seen = new Set(); const timer = setInterval(() => { seen.add(document.querySelector('.panes').dataset.shown);"
            + " if (seen.size === 2) { clearInterval(timer); done([...seen].sort().join(' ')); } }, 20); })"),
        .key(" "), .evaluate("document.querySelector('.panes').dataset.shown"), .evaluate("new Promise(done => setTimeout(done, 1500))"),
        .evaluate("document.querySelector('.panes').dataset.shown"),
      ])
    #expect(values[0] == "after before")
    #expect(values[1] == values[3])
  }

  @Test func picturesGrowToSquarePixels() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    let values = try visit(
      sample,
      [
        .evaluate("document.querySelector('.canvas').getBoundingClientRect().width"), .key("+"), .key("+"), .key("+"), .key("+"),
        .evaluate("document.querySelector('.canvas').getBoundingClientRect().width"),
        .evaluate("getComputedStyle(document.querySelector('.picture')).imageRendering"),
        .evaluate("document.querySelector('.zoom-label').textContent"),
        .evaluate(
          "document.querySelectorAll('.scroller')[0].scrollTop = 30; new Promise(done => setTimeout(() => done(document.querySelectorAll('.scroller')[1].scrollTop), 200))"
        ),
        .key("0"), .evaluate("document.querySelector('.canvas').getBoundingClientRect().width"),
      ] + picture("zoom"))
    // Half a pixel a pixel fits; then 1, 2, 4, 8.
    #expect(values[0] == 20)
    #expect(values[1] == 320)
    #expect(values[2] == "pixelated")
    #expect(values[3] == "800 %")
    // Both pictures show the same part.
    #expect(values[4] == 30)
    #expect(values[5] == 20)
  }

  @Test func growingKeepsToWhatChanged() throws {
    var sample = try ReportSample()
    defer { sample.remove() }
    var result = try sample.changed("Dot")
    result.verdict.before = try sample.picture("before", color: "#ffffff", width: 786, height: 1704)
    result.verdict.after = try sample.picture("after", color: "#ffffff", width: 786, height: 1704)
    result.verdict.pixels?.box = [400, 900, 2, 4]
    sample.run.results = [result]
    let middle: Browser.Step = .evaluate(
      "(() => { const pane = document.querySelectorAll('.scroller')[1].getBoundingClientRect(), canvas = document.querySelectorAll('.canvas')[1]"
        + ".getBoundingClientRect(), scale = canvas.width / 786; return [(pane.left + pane.width / 2 - canvas.left) / scale,"
        + " (pane.top + pane.height / 2 - canvas.top) / scale].map(Math.round); })()")
    let values = try visit(sample, Array(repeating: .key("+"), count: 6) + [middle, .key("]"), middle])
    #expect(values[0] == [401, 902])
    // The middle of the title's new frame, 10 points from the top at 2x, is too close to the corner to stand in the middle.
    #expect((values[1].numbers.first ?? 999) < 100)
  }

  @Test func changedViewsAreOutlinedAndStandInTheTree() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    let boxes: Browser.Step = .evaluate(
      "[...document.querySelectorAll('.outline')].map(box => [box.className, box.style.top, box.style.width, box.style.height].join(' '))")
    let values = try visit(
      sample,
      [
        boxes, .key("]"), boxes, .evaluate("document.querySelector('.change').getAttribute('aria-pressed')"),
        .evaluate("document.querySelector('.change[aria-pressed=true]').click()"), boxes, .key("o"), boxes,
        .evaluate(
          "[...document.querySelectorAll('.view')].map(view => view.dataset.state + ' ' + view.querySelector('.frame').textContent)"),
      ])
    #expect(values[0] == [])
    // 10 points of a picture of 20 by 40 points.
    #expect(values[1] == ["outline before 0% 50% 25%", "outline after 25% 50% 25%"])
    #expect(values[2] == "true")
    #expect(values[4] == [])
    let pixels: Browser.Value = "outline pixels 0% 100% 100%"
    #expect(values[5] == ["outline before 0% 50% 25%", pixels, "outline after 25% 50% 25%", pixels])
    #expect(values[6] == ["same 0, 0 · 20 × 40", "changed 0, 10 · 10 × 10"])
  }

  @Test func theAppearanceFollowsTheSystemAndCanBeChosen() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    let values = try visit(
      sample,
      [.color(x: 1000, y: 5), .viewport(width: 1280, height: 800, isDark: true), .color(x: 1000, y: 5)] + picture("dark")
        + [
          .key("t"), .color(x: 1000, y: 5), .evaluate("document.querySelector('#theme').getAttribute('aria-label')"), .key("t"), .key("t"),
        ])
    let brightness = values.map { $0.numbers.reduce(0, +) / 3 }
    #expect(brightness[0] > 240)
    #expect(brightness[1] < 40)
    #expect(brightness[2] > 240)
    #expect(values[3] == "Appearance: light (t)")
  }

  @Test func aPhoneShowsTheListOrOneSnapshot() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    let fits: Browser.Step = .evaluate("document.documentElement.scrollWidth <= innerWidth")
    let isSeen = { (id: String) -> Browser.Step in .evaluate("document.querySelector('\(id)').offsetParent !== null") }
    let page = try sample.write()
    let visit = try Browser.visit(
      [.viewport(width: 390, height: 844, scale: 2), .open(page), fits, isSeen("#side"), isSeen("#detail")] + picture("phone-list")
        + [
          .evaluate("document.querySelector('.row').click()"), .evaluate("new Promise(done => setTimeout(done, 300))"), fits,
          isSeen("#side"),
          isSeen("#detail"),
        ] + picture("phone-detail")
        + [.evaluate("history.back()"), .evaluate("new Promise(done => setTimeout(done, 300))"), isSeen("#side")])
    #expect(visit.console.isEmpty, "\(visit.console)")
    let values = visit.values.filter { if case .bool = $0 { true } else { false } }
    #expect(values == [true, true, false, true, false, true, true])
  }

  @Test func buttonsAndPicturesHaveNamesAndHelpOpens() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    let values = try visit(
      sample,
      [
        .evaluate(
          "[...document.querySelectorAll('button, input')].filter(made => !(made.textContent || made.ariaLabel || made.labels?.length)).length"
        ),
        .evaluate("[...document.querySelectorAll('.picture')].map(made => made.alt)"), .key("?"), .evaluate("help.open"), .key("Escape"),
        .evaluate("help.open"),
      ])
    #expect(values[0] == 0)
    #expect(values[1] == ["Before: Login (iphone-15@2x)", "After: Login (iphone-15@2x)"])
    #expect(values[2] == true)
    #expect(values[3] == false)
  }

  @Test func withoutScriptsThePageIsAPlainList() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    let visit = try Browser.visit(
      [
        .viewport(width: 1000, height: 800), .scripts(false), .open(try sample.write()),
        .evaluate("[...document.querySelectorAll('.plain-report h2')].map(title => title.textContent)"),
        .evaluate("document.querySelectorAll('.plain-report img').length"),
        .evaluate("document.querySelector('.plain-report p').textContent"),
      ] + picture("plain"))
    let hostile = ReportSample.hostileNames.map { Browser.Value.string("\($0) (iphone-15@2x)") }
    #expect(
      visit.values[0] == [
        "Login (iphone-15@2x)", "Settings (iphone-15@2x)", hostile[0], hostile[1], "Crash (iphone-15@2x)", "Old (iphone-15@2x)",
      ])
    // Before, after and difference of two, and the new one.
    #expect(visit.values[1] == 7)
    #expect(visit.values[2] == "1 passed · 2 changed · 1 new · 1 missing · 1 obsolete · 1 failed")
  }

  @Test func picturesThatAreGoneAreNamed() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    let page = try sample.write()
    try FileManager.default.removeItem(at: sample.report.appendingPathComponent("pictures/Login-after.svg"))
    try FileManager.default.removeItem(at: sample.report.appendingPathComponent("details/Settings.iphone-15@2x.js"))
    let visit = try Browser.visit([
      .viewport(width: 1280, height: 800), .open(page), .evaluate("new Promise(done => setTimeout(done, 300))"),
      .evaluate("document.querySelector('.lost').textContent"), .key("n"), .evaluate("new Promise(done => setTimeout(done, 300))"),
      .evaluate("document.querySelector('.detail-body').textContent"),
    ])
    #expect(visit.values[1] == "This picture is not in the report: pictures/Login-after.svg")
    #expect(visit.values[3] == "The file with the details is not in the report: details/Settings.iphone-15@2x.js")
  }

  @Test func theReportIsReadWhereThereIsNoCheckout() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    // As somebody sees it who downloaded it from a CI job: nothing but the folder.
    let page = try sample.write()
    let artifact = sample.folder.appendingPathComponent("elsewhere/deep/below/artifact")
    try FileManager.default.createDirectory(at: artifact.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: page.deletingLastPathComponent(), to: artifact)
    let rows = "[...document.querySelectorAll('.row')]"
    let visit = try Browser.visit(
      [
        .viewport(width: 1280, height: 800), .open(artifact.appendingPathComponent("index.html")),
        .evaluate("new Promise(done => setTimeout(done, 300))"),
        .evaluate("[...document.images].every(made => made.complete && made.naturalWidth > 0)"),
        .evaluate("\(rows).find(row => row.textContent.startsWith('Passed')).click()"),
        .evaluate("new Promise(done => setTimeout(done, 300))"),
        .evaluate("document.querySelector('.stage').textContent"),
        .evaluate("document.querySelector('.lost').offsetWidth > 200 && document.querySelector('.lost').offsetHeight > 100"),
      ] + picture("artifact-passed"))
    #expect(visit.values[1] == true)
    #expect(
      visit.values[4]
        == "It looks as its reference, which lies in the checkout: Screens/__Snapshots__/Login/Passed.iphone-15@2x.png")
    #expect(visit.values[5] == true)
  }

  @Test func thousandsOfSnapshotsOpenWithoutTheirPictures() throws {
    var sample = try ReportSample()
    defer { sample.remove() }
    sample.run.results = try (0..<2000).map { number in
      try ReportSample.result("Screen \(number)", number % 4 == 0 ? .changed : .passed) { verdict in
        if verdict.status == .changed { verdict.thumbnail = try sample.picture("\(number)", color: "#808080").path }
      }
    }
    let values = try visit(
      sample,
      [
        // The rows that are not seen at first are made bit by bit.
        .evaluate(
          "new Promise(done => { const timer = setInterval(() => { const count = document.querySelectorAll('.row').length;"
            + " if (count === 2000) { clearInterval(timer); done(count); } }, 20); })"),
        .evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"),
        .evaluate("[...document.querySelectorAll('.thumb')].filter(made => made.complete && made.naturalWidth > 0).length"),
      ] + picture("many"))
    #expect(values[0] == 2000)
    // A second on a quiet machine is far; a busy one gets three.
    #expect((values[1].number ?? .infinity) < 3000)
    #expect((values[2].number ?? .infinity) < 200)
  }
}
