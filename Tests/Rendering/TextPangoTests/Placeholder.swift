import Testing

@Suite struct TextPangoPlaceholderTests {}
