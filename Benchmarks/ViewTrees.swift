import Glibc
import UIKit

// Measures the layout of whole view trees. `bench.py` has it shown by the tool and taps its button; the lines that it prints are cases.

/// A row that counts how often it is laid out.
final class Row: UIView {
  static var layouts = 0
  let title = UILabel()
  let text = UILabel()

  init(_ number: Int) {
    super.init(frame: .zero)
    title.text = "Row \(number)"
    text.text = "Text of row \(number)"
    text.numberOfLines = 0
    for label in [title, text] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8), title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4), text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    Row.layouts += 1
    super.layoutSubviews()
  }
}

final class ViewTrees: UIViewController {
  private let run = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    run.accessibilityIdentifier = "run"
    run.setTitle("Run", for: .normal)
    run.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
    run.addAction(UIAction { _ in measure() }, for: .touchUpInside)
    view.addSubview(run)
  }
}

/// Processor time in milliseconds.
private func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
}

/// Allocations so far, by the library that `bench.py` loads before the allocator; 0 without it.
private func allocations() -> Int {
  guard let symbol = dlsym(nil, "allocationCount") else { return 0 }
  return unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)()
}

private func root(_ content: UIView) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  content.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(content)
  NSLayoutConstraint.activate([
    content.topAnchor.constraint(equalTo: root.topAnchor), content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    content.trailingAnchor.constraint(equalTo: root.trailingAnchor),
  ])
  return root
}

private func stack(_ axis: NSLayoutConstraint.Axis, _ views: [UIView]) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.axis = axis
  stack.spacing = 4
  return stack
}

/// Labels ten to a row, ten rows to a block.
private func labels(_ count: Int) -> UIView {
  var views: [UIView] = (0..<count).map { number in
    let label = UILabel()
    label.text = "\(number)"
    return label
  }
  for axis in [NSLayoutConstraint.Axis.horizontal, .vertical, .vertical] {
    views = stride(from: 0, to: views.count, by: 10).map { stack(axis, Array(views[$0..<min($0 + 10, views.count)])) }
  }
  return root(views.count == 1 ? views[0] : stack(.vertical, views))
}

private func list(_ count: Int) -> (UIView, [Row]) {
  let rows = (0..<count).map(Row.init)
  return (root(stack(.vertical, rows)), rows)
}

private func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }

private func report(_ name: String, _ unit: String, _ value: Double) { print("case \(name)\t\(unit)\t\(value)") }

/// Median milliseconds of making and laying out, allocations and the number of views.
private func build(_ make: () -> UIView) -> (time: Double, allocations: Int, views: Int) {
  var times: [Double] = []
  var (asked, views) = (0, 0)
  for _ in 0..<5 {
    let (start, before) = (now(), allocations())
    let view = make()
    view.layoutIfNeeded()
    times.append(now() - start)
    asked = allocations() - before
    views = count(view)
  }
  return (times.sorted()[2], asked, views)
}

private func measure() {
  _ = build { labels(100) }
  for (name, make) in [("labels", labels), ("list", { list($0).0 })] as [(String, (Int) -> UIView)] {
    let (small, large) = (build { make(100) }, build { make(1000) })
    report("\(name)-1000", "µs a view", large.time * 1e3 / Double(large.views))
    report("\(name)-growth", "exponent", log10((large.time / small.time)))
    report("\(name)-allocations", "a view", Double(large.allocations) / Double(large.views))
  }
  let (view, rows) = list(1000)
  view.layoutIfNeeded()
  for (name, text) in [("edit", "Other text"), ("edit-taller", String(repeating: "Text of several lines. ", count: 8))] {
    var times: [Double] = []
    var (asked, layouts) = (0, 0)
    for number in 0..<20 {
      let label = rows[500 + number].text
      Row.layouts = 0
      let (start, before) = (now(), allocations())
      label.text = text
      view.layoutIfNeeded()
      times.append(now() - start)
      asked = allocations() - before
      layouts = max(layouts, Row.layouts)
    }
    report("\(name)-1000", "ms", times.sorted()[10])
    report("\(name)-allocations", "an edit", Double(asked))
    report("\(name)-rows-laid-out", "of 1000", Double(layouts))
  }
}

#Preview("ViewTrees") { ViewTrees() }
