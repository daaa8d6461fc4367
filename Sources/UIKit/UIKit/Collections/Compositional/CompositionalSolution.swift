import CoreGraphics
import Foundation

/// Where a compositional layout puts everything.
struct CompositionalSolution {
  var sections: [SectionSolution] = []
  var boundaries: [SectionSolution.Boundary] = []
  var contentSize = CGSize.zero
}
