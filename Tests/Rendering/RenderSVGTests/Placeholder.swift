import Testing

@Suite struct RenderSVGPlaceholderTests {}
