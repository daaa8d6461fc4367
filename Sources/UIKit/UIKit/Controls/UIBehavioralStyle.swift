/// How a control behaves: as on a Mac or as on iPhone and iPad.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}
