import Testing

@Suite struct RenderCairoPlaceholderTests {}
