/// Tells whether one line of pixels can be another one that moved by up to a pixel, whatever was drawn.
///
/// A pixel holds the mean of what lies in it. When a drawing moves to the right by d, the part of it in the last d of a pixel crosses
/// into the next one. What crosses is known without knowing the drawing: it is the sum of the differences up to there. It can be no more
/// than the pixel held, than the next one holds afterwards, and than d of the darkest; what stays behind can be no more than 1 − d of
/// it. Where the line ends, on a plateau, exactly d of the plateau's height has crossed. A line that keeps all of this for some d may
/// have moved by it; a change of colour, a stroke more or less, a bolder stroke break it.
struct FluxLaw {
  typealias Values = ChangePatch.Values

  /// How a line of changed pixels moved.
  struct Fit {
    var displacement: Displacement
    /// What the line climbs from its start to its end, in its main channel.
    var step: Float
  }

  /// The share of the contrast by which rasterisers differ from true coverage: 15 or 16 samples across a pixel, rounding, gamma.
  static let roughness: Float = 0.08

  /// - Parameters:
  ///   - a: the line in the first picture, at the first changed pixel
  ///   - b: the same in the second
  ///   - count: changed pixels
  ///   - stride: from a pixel to the next
  ///   - hasBefore: whether there is a pixel before the first one, and `hasAfter` one behind the last
  static func fit(
    _ a: UnsafePointer<Values>, _ b: UnsafePointer<Values>, count: Int, stride: Int, hasBefore: Bool, hasAfter: Bool
  ) -> Fit? {
    let start = hasBefore ? (a[-stride] + b[-stride]) / 2 : (a[0] + b[0]) / 2
    let last = (count - 1) * stride
    let end = hasAfter ? (a[last + stride] + b[last + stride]) / 2 : (a[last] + b[last]) / 2
    var (most, least) = (greater(start, end), lesser(start, end))
    var changed = Values.zero
    for k in 0..<count {
      let (one, two) = (a[k * stride], b[k * stride])
      most = greater(most, greater(one, two))
      least = lesser(least, lesser(one, two))
      changed += magnitude(one - two)
    }
    let (above, below) = (most - start, start - least)
    let contrast = greater(greater(above, below), Values(repeating: 1))
    let sign = Values(repeating: 1).replacing(with: -1, where: below .> above)
    let slack = contrast * roughness + ChangePatch.noise
    let isMixed = lesser(above, below) .> slack
    // Channels in which little happens say nothing.
    let counts = changed .> changed.greatest * 0.1 + 4
    let line = Line(
      start: start, step: (end - start) * sign, sign: sign, contrast: contrast, slack: slack, changed: changed, isMixed: isMixed,
      counts: counts)
    let right = line.moved(a, b, count, stride, hasAfter)
    let leftwards = line.moved(b, a, count, stride, hasAfter)
    var main = 0
    for channel in 1..<4 where changed[channel] > changed[main] { main = channel }
    let step = line.step[main] * sign[main]
    switch (right, leftwards) {
    case (nil, nil): return nil
    case (let fit?, nil): return Fit(displacement: fit, step: step)
    case (nil, let fit?): return Fit(displacement: Displacement(low: -fit.high, high: -fit.low), step: step)
    case (let one?, let two?):
      if one.low <= 0.02, two.low <= 0.02 { return Fit(displacement: Displacement(low: -two.high, high: one.high), step: step) }
      return one.low <= two.low
        ? Fit(displacement: one, step: step) : Fit(displacement: Displacement(low: -two.high, high: -two.low), step: step)
    }
  }

  private struct Line {
    var start: Values
    var step: Values
    var sign: Values
    var contrast: Values
    var slack: Values
    var changed: Values
    var isMixed: SIMDMask<SIMD4<Int32>>
    var counts: SIMDMask<SIMD4<Int32>>

    /// By how much `a` may have moved to the right to become `b`; nil where it cannot have.
    func moved(_ a: UnsafePointer<Values>, _ b: UnsafePointer<Values>, _ count: Int, _ stride: Int, _ hasAfter: Bool) -> Displacement? {
      var crossed = Values.zero
      var worst = Values.zero
      var least = Values.zero
      var stayed = Values.zero
      for k in 0..<count {
        let at = k * stride
        crossed += (a[at] - b[at]) * sign
        let held = (a[at] - start) * sign
        let next = k + 1 < count || hasAfter ? (b[at + stride] - start) * sign : held
        let upper = lesser(greater(held, .zero), greater(next, .zero))
        let lower = greater(lesser(held, .zero), lesser(next, .zero))
        worst = greater(worst, greater(crossed - upper, lower - crossed))
        least = greater(least, magnitude(crossed))
        stayed = greater(stayed, greater(held, next) - crossed)
      }
      guard !any(counts .& (worst .> slack)) else { return nil }
      var low = (least - slack) / contrast
      var high = Values(repeating: 1) - (stayed - slack) / contrast
      high = high.replacing(with: 1, where: isMixed)
      // At the end, d of the step has crossed; without a step, nothing.
      let isFlat = magnitude(step) .<= slack * 2
      let atEnd = magnitude(crossed)
      guard !any(counts .& isFlat .& (atEnd .> changed * 0.2 + magnitude(step) + ChangePatch.noise)) else { return nil }
      let ratio = crossed / step.replacing(with: 1, where: isFlat)
      let give = slack / greater(magnitude(step), Values(repeating: 1))
      low = low.replacing(with: greater(low, ratio - give), where: .!isFlat)
      high = high.replacing(with: lesser(high, ratio + give), where: .!isFlat)
      let lowest = low.replacing(with: 0, where: .!counts).greatest
      let highest = high.replacing(with: 1, where: .!counts).smallest
      guard lowest <= highest + 0.1, lowest <= 1, highest >= 0 else { return nil }
      return Displacement(low: max(0, min(lowest, highest)), high: min(1, max(lowest, highest)))
    }
  }
}
