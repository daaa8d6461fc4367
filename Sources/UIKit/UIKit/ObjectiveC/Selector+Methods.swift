// What the source adapter writes in place of `#selector`: a name and a closure that calls the method.

extension Selector {
  /// A method without arguments.
  public init<T, R>(_ name: String, _ method: @escaping @MainActor (T) -> R) {
    self.init(name, SelectorInvocation(method))
  }

  /// A method that takes the sender.
  public init<T, A, R>(_ name: String, _ method: @escaping @MainActor (T, A) -> R) {
    self.init(name, SelectorInvocation(method))
  }

  /// A method that takes the sender and the event.
  public init<T, A, B, R>(_ name: String, _ method: @escaping @MainActor (T, A, B) -> R) {
    self.init(name, SelectorInvocation(method))
  }

  /// A method of the type that an expression has; the expression is not evaluated.
  public init<T, R>(_ name: String, of instance: @autoclosure () -> T, _ method: @escaping @MainActor (T) -> R) {
    self.init(name, SelectorInvocation(method))
  }

  /// A method with one argument, of the type that an expression has; the expression is not evaluated.
  public init<T, A, R>(_ name: String, of instance: @autoclosure () -> T, _ method: @escaping @MainActor (T, A) -> R) {
    self.init(name, SelectorInvocation(method))
  }

  /// A method with two arguments, of the type that an expression has; the expression is not evaluated.
  public init<T, A, B, R>(_ name: String, of instance: @autoclosure () -> T, _ method: @escaping @MainActor (T, A, B) -> R) {
    self.init(name, SelectorInvocation(method))
  }
}

// A method whose number of arguments only the compiler knows: the closure returns the bound method.

extension Selector {
  /// A method without arguments.
  public init<T, R>(inferring name: String, _ method: @escaping @MainActor (T) -> @MainActor () -> R) {
    self.init(name, SelectorInvocation { (target: T) in method(target)() })
  }

  /// A method that takes the sender.
  public init<T, A, R>(inferring name: String, _ method: @escaping @MainActor (T) -> @MainActor (A) -> R) {
    self.init(name + ":", SelectorInvocation { (target: T, sender: A) in method(target)(sender) })
  }

  /// A method that takes the sender and the event.
  public init<T, A, B, R>(inferring name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B) -> R) {
    self.init(name + "::", SelectorInvocation { (target: T, sender: A, event: B) in method(target)(sender, event) })
  }

  /// A method without arguments, of the type that an expression has.
  public init<T, R>(
    inferring name: String, of instance: @autoclosure () -> T, _ method: @escaping @MainActor (T) -> @MainActor () -> R
  ) {
    self.init(inferring: name, method)
  }

  /// A method with one argument, of the type that an expression has.
  public init<T, A, R>(
    inferring name: String, of instance: @autoclosure () -> T, _ method: @escaping @MainActor (T) -> @MainActor (A) -> R
  ) {
    self.init(inferring: name, method)
  }
}
