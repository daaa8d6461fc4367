/// Encodes a tree of nodes as a list in pre-order with depths.
///
/// JSON nested as deep as views can be is refused by Foundation's decoder (its limit is 512 levels), and a user's tree may be 10,000 deep.
@propertyWrapper
package struct FlatTree: Codable, Sendable {
  package var wrappedValue: HostEvent.Node?

  package init(wrappedValue: HostEvent.Node?) {
    self.wrappedValue = wrappedValue
  }

  private struct Entry: Codable {
    var depth: Int
    var node: HostEvent.Node
  }

  package init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    // The nodes from the root to the one read last; each takes its place in its parent when the next one stands no deeper.
    var path: [HostEvent.Node] = []
    func close(to depth: Int) {
      while path.count > depth, path.count > 1 {
        let node = path.removeLast()
        path[path.count - 1].children.append(node)
      }
    }
    while !list.isAtEnd {
      let entry = try list.decode(Entry.self)
      guard entry.depth == 0 ? path.isEmpty : (1...path.count).contains(entry.depth) else {
        throw DecodingError.dataCorruptedError(in: list, debugDescription: "depth \(entry.depth) under \(path.count) levels")
      }
      close(to: entry.depth)
      path.append(entry.node)
    }
    close(to: 1)
    wrappedValue = path.first
  }

  package func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    guard let root = wrappedValue else { return }
    var pending = [(0, root)]
    while let (depth, node) = pending.popLast() {
      var alone = node
      alone.children = []
      try list.encode(Entry(depth: depth, node: alone))
      for child in node.children.reversed() { pending.append((depth + 1, child)) }
    }
  }
}

extension KeyedDecodingContainer {
  /// A document without the key has no tree.
  package func decode(_ type: FlatTree.Type, forKey key: Key) throws -> FlatTree {
    try decodeIfPresent(type, forKey: key) ?? FlatTree(wrappedValue: nil)
  }
}

extension KeyedEncodingContainer {
  /// No tree, no key.
  package mutating func encode(_ tree: FlatTree, forKey key: Key) throws {
    guard tree.wrappedValue != nil else { return }
    try encodeIfPresent(Optional(tree), forKey: key)
  }
}
