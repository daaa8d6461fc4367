import Testing

@Suite struct CassowaryPlaceholderTests {}
