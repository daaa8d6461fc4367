import Testing

@Suite struct LayoutPreviewKitPlaceholderTests {}
