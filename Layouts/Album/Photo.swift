import UIKit

/// A picture of the album: two colours and a sign stand for it.
struct Photo: Hashable {
  let symbol: String
  let colors: [UIColor]

  static let all: [Photo] = [
    Photo(symbol: "sunrise.fill", colors: [.systemTeal, .systemIndigo]),
    Photo(symbol: "sun.max.fill", colors: [.systemYellow, .systemOrange]),
    Photo(symbol: "leaf.fill", colors: [.systemGreen, .systemTeal]),
    Photo(symbol: "snowflake", colors: [.systemCyan, .systemBlue]),
    Photo(symbol: "camera.fill", colors: [.systemOrange, .systemRed]),
    Photo(symbol: "moon.stars.fill", colors: [.systemIndigo, .systemPurple]),
  ]
}

/// Someone who is in the pictures.
struct Person: Hashable {
  let name: String
  let color: UIColor
  let count: Int

  var initials: String { String(name.prefix(1)) }

  static let all: [Person] = [
    Person(name: "Ada", color: .systemPink, count: 12),
    Person(name: "Jonas", color: .systemBlue, count: 9),
    Person(name: "Mira", color: .systemOrange, count: 4),
    Person(name: "Theo", color: .systemGreen, count: 3),
    Person(name: "Lotte", color: .systemPurple, count: 2),
    Person(name: "Sam", color: .systemTeal, count: 1),
  ]
}

/// Where pictures were taken.
struct Place: Hashable {
  let name: String
  let note: String
  let symbol: String

  static let all: [Place] = [
    Place(name: "Saddle Hut", note: "14 photos, above the clouds for two mornings", symbol: "house.fill"),
    Place(name: "Blue Lake", note: "8 photos", symbol: "drop.fill"),
    Place(name: "The long way down to the valley", note: "21 photos and a torn boot", symbol: "map.fill"),
  ]
}
