import Testing

@Suite struct CoreGraphicsPlaceholderTests {}
