import Testing

@Suite struct SourceAdapterPlaceholderTests {}
