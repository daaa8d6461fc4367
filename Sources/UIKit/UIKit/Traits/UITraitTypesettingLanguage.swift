public import Foundation

/// The language that text is set in; nil for that of the text itself.
///
/// No effect: text is set in its own language.
public enum UITraitTypesettingLanguage: UITraitDefinition {
  public static var defaultValue: Locale.Language? { nil }
}

/// Whether the screen is being recorded.
///
/// No effect: kept, and told to those who registered for it.
public enum UITraitSceneCaptureState: UITraitDefinition {
  public static var defaultValue: UISceneCaptureState { .unspecified }
}

/// The range of brightness that images are shown in.
///
/// No effect: images are shown in the standard range.
public enum UITraitImageDynamicRange: UITraitDefinition {
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
}

/// Whether a scene is recorded.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

extension UIImage {
  /// A range of brightness.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }
}

extension UIMutableTraits {
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
}

extension UITraitCollection {
  public convenience init(typesettingLanguage: Locale.Language?) { self.init { $0.typesettingLanguage = typesettingLanguage } }
  public convenience init(sceneCaptureState: UISceneCaptureState) { self.init { $0.sceneCaptureState = sceneCaptureState } }
  public convenience init(imageDynamicRange: UIImage.DynamicRange) { self.init { $0.imageDynamicRange = imageDynamicRange } }

  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
  public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
}
