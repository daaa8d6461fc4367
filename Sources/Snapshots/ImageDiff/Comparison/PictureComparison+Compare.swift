extension PictureComparison {
  /// Compares two pictures; of different sizes, from their top left corners.
  package static func compare(
    _ first: ComparedPicture, _ second: ComparedPicture, settings: ComparisonSettings = ComparisonSettings()
  ) throws(ComparisonError) -> PictureComparison {
    let (a, b) = (try LoadedPicture(first, .first), try LoadedPicture(second, .second))
    if let one = a.fileBytes, let two = b.fileBytes, one.count == two.count, one.elementsEqual(two) {
      let size = try a.size()
      return PictureComparison(verdict: .identical, firstSize: size, secondSize: size)
    }
    let (one, two) = (try a.buffer(), try b.buffer())
    return compare(one, two, settings: settings)
  }

  private static func compare(_ a: PixelBuffer, _ b: PixelBuffer, settings: ComparisonSettings) -> PictureComparison {
    var result = PictureComparison(
      verdict: .equal, firstSize: Size(width: a.width, height: a.height), secondSize: Size(width: b.width, height: b.height))
    var distance = ColorDistance()
    var box: PixelBox?
    let (width, height) = (min(a.width, b.width), min(a.height, b.height))
    for y in 0..<height {
      for x in 0..<width where a[x, y] != b[x, y] {
        let delta = distance(a[x, y].littleEndianWord, b[x, y].littleEndianWord)
        result.greatestColorDifference = max(result.greatestColorDifference, delta)
        if delta <= settings.colorTolerance {
          result.counts.color += 1
        } else {
          result.counts.real += 1
          let pixel = PixelBox(left: x, top: y, right: x + 1, bottom: y + 1)
          if box == nil { box = pixel } else { box?.formUnion(pixel) }
        }
      }
    }
    result.counts.real += max(a.width * a.height, b.width * b.height) - width * height
    if let box { result.regions = [Region(box: box, changedPixels: result.counts.real, verdict: .real)] }
    result.verdict = result.counts.real > 0 || result.sizesDiffer ? .real : result.counts.color > 0 ? .color : .equal
    return result
  }
}
