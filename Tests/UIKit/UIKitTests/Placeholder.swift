import Testing

@Suite struct UIKitPlaceholderTests {}
