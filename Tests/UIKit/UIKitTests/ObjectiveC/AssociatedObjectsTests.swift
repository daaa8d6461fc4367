import Foundation
import Testing
import UIKit

struct AssociatedObjectsTests {
  final class Owner: NSObject {}
  final class Value: NSObject {}

  @Test func `values hang on their object by key until they are replaced or removed`() {
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    defer { keys.deallocate() }
    let (first, second) = (Owner(), Owner())
    objc_setAssociatedObject(first, keys, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(first, keys + 1, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(first, keys) as? String == "a")
    #expect(objc_getAssociatedObject(first, keys + 1) as? Int == 2)
    #expect(objc_getAssociatedObject(second, keys) == nil)
    objc_setAssociatedObject(first, keys, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(first, keys) == nil)
    objc_removeAssociatedObjects(first)
    #expect(objc_getAssociatedObject(first, keys + 1) == nil)
  }

  @Test func `an assigned value is not kept alive, a retained one is`() {
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    defer { keys.deallocate() }
    let owner = Owner()
    objc_setAssociatedObject(owner, keys, Value(), .OBJC_ASSOCIATION_ASSIGN)
    objc_setAssociatedObject(owner, keys + 1, Value(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, keys) == nil)
    #expect(objc_getAssociatedObject(owner, keys + 1) is Value)
  }

  @Test func `the values of many objects that are gone are let go`() {
    let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    defer { key.deallocate() }
    weak var kept: Value?
    do {
      let value = Value()
      kept = value
      objc_setAssociatedObject(Owner(), key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    var owners: [Owner] = []
    for _ in 0..<100_000 where kept != nil {
      owners.append(Owner())
      objc_setAssociatedObject(owners[owners.count - 1], key, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(kept == nil)
  }
}
