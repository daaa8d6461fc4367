import Testing

@Suite struct LayoutDSLPlaceholderTests {}
