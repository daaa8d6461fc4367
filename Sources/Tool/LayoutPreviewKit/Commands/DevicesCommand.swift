import HostProtocol

/// Carries out `layoutpreview devices`.
struct DevicesCommand {
  let context: Context

  init(_ context: Context) { self.context = context }

  func run() -> ExitCode {
    if context.isJSON {
      context.console.result((["schemaVersion": 1, "devices": .array(Device.catalogue.map(DevicesCommand.json))] as JSON).text)
      return .success
    }
    let rows = Device.catalogue.map { device in
      [
        device.id, "\(OutputNames.shown(device.width))×\(OutputNames.shown(device.height))", "@\(OutputNames.shown(device.scale))x",
        DevicesCommand.shown(device.portraitInsets), DevicesCommand.shown(device.landscapeInsets), device.name,
      ]
    }
    let head = ["id", "points", "scale", "safe area", "in landscape", "name"]
    context.console.result(
      TextTable.text([head] + rows) { row, text in row == 0 ? context.console.output.bold(text) : text })
    return .success
  }

  /// Top, left, bottom, right.
  private static func shown(_ insets: Device.Insets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(OutputNames.shown).joined(separator: " ")
  }

  private static func json(_ device: Device) -> JSON {
    func insets(_ insets: Device.Insets) -> JSON {
      ["top": JSON(insets.top), "left": JSON(insets.left), "bottom": JSON(insets.bottom), "right": JSON(insets.right)]
    }
    func side(_ isLandscape: Bool) -> JSON {
      [
        "safeArea": insets(device.safeAreaInsets(isLandscape: isLandscape)),
        "horizontalSizeClass": .string(device.horizontalSizeClass(isLandscape: isLandscape).rawValue),
        "verticalSizeClass": .string(device.verticalSizeClass(isLandscape: isLandscape).rawValue),
        "splits": .array((isLandscape ? device.landscapeSplits : device.portraitSplits).map { JSON($0) }),
      ]
    }
    return [
      "id": .string(device.id), "name": .string(device.name), "width": JSON(device.width), "height": JSON(device.height),
      "scale": JSON(device.scale), "isPad": .bool(device.isPad), "isDefault": .bool(device.id == Device.defaultIdentifier),
      "portrait": side(false), "landscape": side(true),
    ]
  }
}
