/// The kinks that variables meet in one step of a simplex; shared by many so that each need not keep room of its own.
final class MeetingList {
  var items = Pile<PiecewiseSimplex.Meeting>()

  deinit {
    items.deallocate()
  }
}
