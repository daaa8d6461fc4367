/// Carries out `layoutpreview init`.
struct InitCommand {
  let context: Context

  init(_ context: Context) { self.context = context }

  func run() throws -> ExitCode {
    let path = Path.join(Project.defaultFolder, "Hello.swift")
    let absolute = Path.absolute(path, in: context.currentFolder)
    guard !FileSystem.exists(absolute) else { throw ToolError.alreadyThere(path: path) }
    do {
      try FileSystem.createFolder(Path.split(absolute).folder)
      try FileSystem.write(InitCommand.screen, to: absolute)
    } catch let error as FileError {
      throw ToolError.file(error)
    }
    if context.isJSON {
      context.console.result((["schemaVersion": 1, "created": JSON([path])] as JSON).text)
    } else {
      context.console.result("\(path)\n")
      context.console.note("Written. Now type:")
      context.console.note("  layoutpreview render")
      context.console.note("and open out/index.html.")
    }
    return .success
  }

  static let screen = """
    import UIKit

    final class HelloViewController: UIViewController {
      private let label = UILabel()
      private let button = UIButton(type: .system)

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        label.text = "Hello"
        label.font = .preferredFont(forTextStyle: .largeTitle)
        button.setTitle("Say it again", for: .normal)
        button.addTarget(self, action: #selector(sayItAgain), for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }

      @objc private func sayItAgain() {
        print("Hello")
      }
    }

    #Preview("Hello") {
      HelloViewController()
    }

    """
}
