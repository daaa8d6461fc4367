import Foundation

/// What of the surroundings content keeps away from.
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }
