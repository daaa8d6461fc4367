public import Foundation

// Core Foundation's names for what Foundation bridges without cost on Apple's platforms.

public typealias CFString = NSString
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFData = NSData
public typealias CFNumber = NSNumber
public typealias CFTypeRef = AnyObject
