#if PEERS
  import Peers

  /// The flexbox tree nearest to a stack, in Yoga.
  final class YogaTree {
    private let peer: OpaquePointer

    static func rows(_ count: Int) -> [YogaRow] {
      (0..<count).map { row in
        YogaRow(
          titleWidth: Float(60 + ConstraintSystem.mix(row, 7919, 13, 240)), titleHeight: 20.5,
          subWidth: Float(40 + ConstraintSystem.mix(row, 104_729, 7, 300)), subHeight: 16.5 * Float(1 + row % 3),
          badgeWidth: Float(16 + ConstraintSystem.mix(row, 31, 0, 40)), badgeHeight: 13.5,
          buttonWidth: Float(44 + ConstraintSystem.mix(row, 17, 0, 50)), buttonHeight: 34)
      }
    }

    init(_ rows: [YogaRow], width: Double) {
      peer = yogaMake(rows, Int32(rows.count), Float(width))
    }

    deinit {
      yogaFree(peer)
    }

    func resize(to width: Double) {
      _ = yogaResize(peer, Float(width))
    }
  }
#endif
