import CoreGraphics
import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  /// An object of the class that the element stands for; a placeholder where UIKit's class is not there.
  func instance(of object: InterfaceObject) -> UIView {
    switch object.kind {
    case "label": return UILabel(frame: .zero)
    case "button": return UIButton(type: InterfaceMaker.buttonTypes[object["buttonType"] ?? ""] ?? .custom)
    case "imageView": return UIImageView(frame: .zero)
    case "stackView": return UIStackView(frame: .zero)
    case "textField": return UITextField(frame: .zero)
    case "textView": return UITextView(frame: .zero)
    case "switch": return UISwitch(frame: .zero)
    case "slider": return UISlider(frame: .zero)
    case "segmentedControl": return UISegmentedControl(frame: .zero)
    case "stepper": return UIStepper(frame: .zero)
    case "progressView": return UIProgressView(progressViewStyle: object["progressViewStyle"] == "bar" ? .bar : .default)
    case "activityIndicatorView":
      return UIActivityIndicatorView(style: InterfaceMaker.indicatorStyles[object["style"] ?? ""] ?? .medium)
    case "pageControl": return UIPageControl(frame: .zero)
    case "scrollView": return UIScrollView(frame: .zero)
    case "navigationBar": return UINavigationBar(frame: .zero)
    case "tabBar": return UITabBar(frame: .zero)
    case "toolbar": return UIToolbar(frame: .zero)
    case "pickerView": return UIPickerView(frame: .zero)
    case "datePicker": return UIDatePicker(frame: .zero)
    case "searchBar": return UISearchBar(frame: .zero)
    case "visualEffectView": return UIVisualEffectView(effect: nil)
    case "tableView":
      return UITableView(frame: .zero, style: InterfaceMaker.tableStyles[object["style"] ?? ""] ?? .plain)
    case "tableViewCell": return makeCell(object)
    case "collectionView": return makeCollection(object)
    case "collectionViewCell": return UICollectionViewCell(frame: .zero)
    case "collectionReusableView": return UICollectionReusableView(frame: .zero)
    case "control": return UIControl(frame: .zero)
    case "view", "containerView", "tableViewCellContentView", "collectionViewCellContentView": return UIView(frame: .zero)
    default: return placeholder(for: object)
    }
  }

  private func placeholder(for object: InterfaceObject) -> UIView {
    let view = InterfacePlaceholderView(frame: .zero)
    let (name, isContainer) = InterfaceMaker.missing[object.kind] ?? (object.kind, false)
    view.title = name
    view.isContainer = isContainer
    if !isContainer {
      view.isPlaceholder = true
      note("placeholder", "\(name) is not there: its place is drawn", line: object.line, items: [object.id])
    }
    return view
  }

  /// UIKit's names, and whether what is inside says enough.
  private static let missing: [String: (name: String, isContainer: Bool)] = [
    "webView": ("UIWebView", false), "wkWebView": ("WKWebView", false),
    "mapView": ("MKMapView", false), "glkView": ("GLKView", false), "sceneKitView": ("SCNView", false), "skView": ("SKView", false),
    "mtkView": ("MTKView", false), "arView": ("ARView", false), "arscnView": ("ARSCNView", false), "pdfView": ("PDFView", false),
    "tableViewHeaderFooterView": ("UITableViewHeaderFooterView", true), "colorWell": ("UIColorWell", false),
    "adBannerView": ("ADBannerView", false), "calendarView": ("UICalendarView", false),
  ]

  static let buttonTypes: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close, "plain": .plain,
  ]

  private static let indicatorStyles: [String: UIActivityIndicatorView.Style] = [
    "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
  ]
}
