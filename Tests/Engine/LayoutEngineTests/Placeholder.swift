import Testing

@Suite struct LayoutEnginePlaceholderTests {}
