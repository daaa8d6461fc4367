import Testing

@Suite struct PreviewHostPlaceholderTests {}
