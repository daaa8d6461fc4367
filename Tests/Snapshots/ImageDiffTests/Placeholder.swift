import Testing

@Suite struct ImageDiffPlaceholderTests {}
