public import UIKit

/// The previews of a runner, in the order in which their sources name them.
@preconcurrency @MainActor
public final class PreviewRegistry {
  /// What the runner registers with and the host reads.
  public static let shared = PreviewRegistry()

  package private(set) var previews: [Preview] = []

  /// Delegates and scenes, which the application refers to weakly.
  private var kept: [AnyObject] = []
  func keep(_ object: AnyObject) { kept.append(object) }

  /// Makes what a preview shows: a view or a view controller.
  package enum Maker {
    case view(@MainActor () throws -> UIView)
    case controller(@MainActor () throws -> UIViewController)
  }

  package struct Preview {
    package var name: String
    package var file: String
    package var line: Int
    package var traits: [PreviewTrait<PreviewRegistration.Preview.ViewTraits>]
    package var isAutomatic: Bool
    package var make: Maker

    package init(
      name: String, file: String, line: Int, traits: [PreviewTrait<PreviewRegistration.Preview.ViewTraits>], isAutomatic: Bool, make: Maker
    ) {
      self.name = name
      self.file = file
      self.line = line
      self.traits = traits
      self.isAutomatic = isAutomatic
      self.make = make
    }
  }

  /// A `#Preview` that shows a view.
  ///
  /// A nil name takes the file's.
  public func preview(
    _ name: String? = nil, traits: PreviewTrait<PreviewRegistration.Preview.ViewTraits>..., file: String, line: Int,
    automatic: Bool = false,
    body: @escaping @MainActor () throws -> UIView
  ) {
    add(name, traits, file, line, automatic, .view(body))
  }

  /// A `#Preview` that shows a view controller.
  ///
  /// A body that never returns fits both; it counts as a view.
  @_disfavoredOverload
  public func preview(
    _ name: String? = nil, traits: PreviewTrait<PreviewRegistration.Preview.ViewTraits>..., file: String, line: Int,
    automatic: Bool = false,
    body: @escaping @MainActor () throws -> UIViewController
  ) {
    add(name, traits, file, line, automatic, .controller(body))
  }

  private func add(
    _ name: String?, _ traits: [PreviewTrait<PreviewRegistration.Preview.ViewTraits>], _ file: String, _ line: Int, _ automatic: Bool,
    _ make: Maker
  ) {
    let fallback = String((file.split(separator: "/").last ?? "Preview").split(separator: ".").first ?? "Preview")
    previews.append(
      Preview(name: name ?? fallback, file: file, line: line, traits: traits, isAutomatic: automatic, make: make))
  }
}
