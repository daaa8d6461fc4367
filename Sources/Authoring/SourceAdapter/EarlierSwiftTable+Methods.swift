extension EarlierSwiftNames {
  /// The part of the table for methods and properties.
  static let methods = """

    # methods: of Swift 2, which nothing modern is called
    setTitle(_:forState:) -> setTitle(_:for:); setTitleColor(_:forState:) -> setTitleColor(_:for:)
    setTitleShadowColor(_:forState:) -> setTitleShadowColor(_:for:); setImage(_:forState:) -> setImage(_:for:)
    setBackgroundImage(_:forState:) -> setBackgroundImage(_:for:)
    setBackgroundImage(_:forBarMetrics:) -> setBackgroundImage(_:for:)
    setBackgroundImage(_:forBarPosition:barMetrics:) -> setBackgroundImage(_:for:barMetrics:)
    setAttributedTitle(_:forState:) -> setAttributedTitle(_:for:)
    setTitleTextAttributes(_:forState:) -> setTitleTextAttributes(_:for:); setThumbImage(_:forState:) -> setThumbImage(_:for:)
    setMinimumTrackImage(_:forState:) -> setMinimumTrackImage(_:for:)
    setMaximumTrackImage(_:forState:) -> setMaximumTrackImage(_:for:); titleForState(_:) -> title(for:)
    titleColorForState(_:) -> titleColor(for:); imageForState(_:) -> image(for:)
    backgroundImageForState(_:) -> backgroundImage(for:); attributedTitleForState(_:) -> attributedTitle(for:)
    setTitle(_:forSegmentAtIndex:) -> setTitle(_:forSegmentAt:); setImage(_:forSegmentAtIndex:) -> setImage(_:forSegmentAt:)
    setEnabled(_:forSegmentAtIndex:) -> setEnabled(_:forSegmentAt:); setWidth(_:forSegmentAtIndex:) -> setWidth(_:forSegmentAt:)
    titleForSegmentAtIndex(_:) -> titleForSegment(at:)
    insertSegmentWithTitle(_:atIndex:animated:) -> insertSegment(withTitle:at:animated:)
    removeSegmentAtIndex(_:animated:) -> removeSegment(at:animated:)
    addTarget(_:action:forControlEvents:) -> addTarget(_:action:for:)
    removeTarget(_:action:forControlEvents:) -> removeTarget(_:action:for:); sendActionsForControlEvents(_:) -> sendActions(for:)
    constraintEqualToAnchor(_:multiplier:constant:) -> constraint(equalTo:multiplier:constant:)
    constraintGreaterThanOrEqualToAnchor(_:multiplier:constant:) -> constraint(greaterThanOrEqualTo:multiplier:constant:)
    constraintLessThanOrEqualToAnchor(_:multiplier:constant:) -> constraint(lessThanOrEqualTo:multiplier:constant:)
    constraintEqualToConstant(_:) -> constraint(equalToConstant:)
    constraintGreaterThanOrEqualToConstant(_:) -> constraint(greaterThanOrEqualToConstant:)
    constraintLessThanOrEqualToConstant(_:) -> constraint(lessThanOrEqualToConstant:)
    constraintsWithVisualFormat(_:options:metrics:views:) -> constraints(withVisualFormat:options:metrics:views:)
    activateConstraints(_:) -> activate(_:); deactivateConstraints(_:) -> deactivate(_:)
    setContentHuggingPriority(_:forAxis:) -> setContentHuggingPriority(_:for:)
    setContentCompressionResistancePriority(_:forAxis:) -> setContentCompressionResistancePriority(_:for:)
    contentHuggingPriorityForAxis(_:) -> contentHuggingPriority(for:)
    contentCompressionResistancePriorityForAxis(_:) -> contentCompressionResistancePriority(for:)
    constraintsAffectingLayoutForAxis(_:) -> constraintsAffectingLayout(for:); insertSubview(_:atIndex:) -> insertSubview(_:at:)
    exchangeSubviewAtIndex(_:withSubviewAtIndex:) -> exchangeSubview(at:withSubviewAt:)
    insertArrangedSubview(_:atIndex:) -> insertArrangedSubview(_:at:); insertSublayer(_:atIndex:) -> insertSublayer(_:at:)
    isDescendantOfView(_:) -> isDescendant(of:); convertRect(_:toView:fromView:) -> convert(_:to:from:)
    convertPoint(_:toView:fromView:) -> convert(_:to:from:)
    animateWithDuration(_:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:) -> animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
    transitionWithView(_:duration:options:animations:completion:) -> transition(with:duration:options:animations:completion:)
    presentViewController(_:animated:completion:) -> present(_:animated:completion:)
    dismissViewControllerAnimated(_:completion:) -> dismiss(animated:completion:)
    popViewControllerAnimated(_:) -> popViewController(animated:)
    popToRootViewControllerAnimated(_:) -> popToRootViewController(animated:); showViewController(_:sender:) -> show(_:sender:)
    performSegueWithIdentifier(_:sender:) -> performSegue(withIdentifier:sender:)
    instantiateViewControllerWithIdentifier(_:) -> instantiateViewController(withIdentifier:)
    setRightBarButtonItem(_:animated:) -> setRightBarButton(_:animated:)
    setLeftBarButtonItem(_:animated:) -> setLeftBarButton(_:animated:); systemFontOfSize(_:weight:) -> systemFont(ofSize:weight:)
    boldSystemFontOfSize(_:) -> boldSystemFont(ofSize:); italicSystemFontOfSize(_:) -> italicSystemFont(ofSize:)
    preferredFontForTextStyle(_:) -> preferredFont(forTextStyle:)
    monospacedDigitSystemFontOfSize(_:weight:) -> monospacedDigitSystemFont(ofSize:weight:); fontWithSize(_:) -> withSize(_:)
    colorWithAlphaComponent(_:) -> withAlphaComponent(_:); imageWithRenderingMode(_:) -> withRenderingMode(_:)
    resizableImageWithCapInsets(_:resizingMode:) -> resizableImage(withCapInsets:resizingMode:)
    stretchableImageWithLeftCapWidth(_:topCapHeight:) -> stretchableImage(withLeftCapWidth:topCapHeight:)
    addLineToPoint(_:) -> addLine(to:); addCurveToPoint(_:controlPoint1:controlPoint2:) -> addCurve(to:controlPoint1:controlPoint2:)
    addQuadCurveToPoint(_:controlPoint:) -> addQuadCurve(to:controlPoint:)
    addArcWithCenter(_:radius:startAngle:endAngle:clockwise:) -> addArc(withCenter:radius:startAngle:endAngle:clockwise:)
    strokeWithBlendMode(_:alpha:) -> stroke(with:alpha:); fillWithBlendMode(_:alpha:) -> fill(with:alpha:)
    sizeWithAttributes(_:) -> size(withAttributes:)
    boundingRectWithSize(_:options:attributes:context:) -> boundingRect(with:options:attributes:context:)
    drawInRect(_:withAttributes:) -> draw(in:withAttributes:); drawAtPoint(_:withAttributes:) -> draw(at:withAttributes:)
    drawInRect(_:blendMode:alpha:) -> draw(in:blendMode:alpha:); drawAtPoint(_:blendMode:alpha:) -> draw(at:blendMode:alpha:)
    registerClass(_:forCellReuseIdentifier:) -> register(_:forCellReuseIdentifier:)
    registerClass(_:forCellWithReuseIdentifier:) -> register(_:forCellWithReuseIdentifier:)
    registerClass(_:forHeaderFooterViewReuseIdentifier:) -> register(_:forHeaderFooterViewReuseIdentifier:)
    registerClass(_:forSupplementaryViewOfKind:withReuseIdentifier:) -> register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
    registerNib(_:forCellReuseIdentifier:) -> register(_:forCellReuseIdentifier:)
    registerNib(_:forCellWithReuseIdentifier:) -> register(_:forCellWithReuseIdentifier:)
    dequeueReusableCellWithIdentifier(_:forIndexPath:) -> dequeueReusableCell(withIdentifier:for:)
    dequeueReusableCellWithReuseIdentifier(_:forIndexPath:) -> dequeueReusableCell(withReuseIdentifier:for:)
    dequeueReusableSupplementaryViewOfKind(_:withReuseIdentifier:forIndexPath:) -> dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)
    registerNib(_:forSupplementaryViewOfKind:withReuseIdentifier:) -> register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
    registerClass(_:forDecorationViewOfKind:) -> register(_:forDecorationViewOfKind:)
    UICollectionViewLayoutAttributes(forCellWithIndexPath:) -> UICollectionViewLayoutAttributes(forCellWith:)
    UICollectionViewLayoutAttributes(forSupplementaryViewOfKind:withIndexPath:) -> UICollectionViewLayoutAttributes(forSupplementaryViewOfKind:with:)
    UICollectionViewLayoutAttributes(forDecorationViewOfKind:withIndexPath:) -> UICollectionViewLayoutAttributes(forDecorationViewOfKind:with:)
    insertItemsAtIndexPaths(_:) -> insertItems(at:); deleteItemsAtIndexPaths(_:) -> deleteItems(at:)
    moveItemAtIndexPath(_:toIndexPath:) -> moveItem(at:to:); numberOfItemsInSection(_:) -> numberOfItems(inSection:)
    numberOfRowsInSection(_:) -> numberOfRows(inSection:)
    scrollToItemAtIndexPath(_:atScrollPosition:animated:) -> scrollToItem(at:at:animated:)
    selectItemAtIndexPath(_:animated:scrollPosition:) -> selectItem(at:animated:scrollPosition:)
    deselectItemAtIndexPath(_:animated:) -> deselectItem(at:animated:); indexPathForItemAtPoint(_:) -> indexPathForItem(at:)
    invalidateLayoutWithContext(_:) -> invalidateLayout(with:)
    dequeueReusableHeaderFooterViewWithIdentifier(_:) -> dequeueReusableHeaderFooterView(withIdentifier:)
    deselectRowAtIndexPath(_:animated:) -> deselectRow(at:animated:); cellForRowAtIndexPath(_:) -> cellForRow(at:)
    selectRowAtIndexPath(_:animated:scrollPosition:) -> selectRow(at:animated:scrollPosition:)
    reloadRowsAtIndexPaths(_:withRowAnimation:) -> reloadRows(at:with:)
    insertRowsAtIndexPaths(_:withRowAnimation:) -> insertRows(at:with:)
    deleteRowsAtIndexPaths(_:withRowAnimation:) -> deleteRows(at:with:)
    scrollToRowAtIndexPath(_:atScrollPosition:animated:) -> scrollToRow(at:at:animated:)
    reloadItemsAtIndexPaths(_:) -> reloadItems(at:); setNeedsDisplayInRect(_:) -> setNeedsDisplay(_:)
    drawViewHierarchyInRect(_:afterScreenUpdates:) -> drawHierarchy(in:afterScreenUpdates:); renderInContext(_:) -> render(in:)
    locationInView(_:) -> location(in:); translationInView(_:) -> translation(in:); velocityInView(_:) -> velocity(in:)
    requireGestureRecognizerToFail(_:) -> require(toFail:); viewForFirstBaselineLayout() -> forFirstBaselineLayout
    viewForLastBaselineLayout() -> forLastBaselineLayout; NSIndexPath(forRow:inSection:) -> IndexPath(row:section:)
    NSIndexPath(forItem:inSection:) -> IndexPath(item:section:); UIBezierPath(ovalInRect:) -> UIBezierPath(ovalIn:)
    UIBezierPath(CGPath:) -> UIBezierPath(cgPath:); UIColor(CGColor:) -> UIColor(cgColor:)
    UIImage(CGImage:scale:orientation:) -> UIImage(cgImage:scale:orientation:)

    # factories: of Swift 2, of the class named or implied
    grayColor() -> gray; whiteColor() -> white; blackColor() -> black; redColor() -> red; greenColor() -> green; blueColor() -> blue
    yellowColor() -> yellow; orangeColor() -> orange; purpleColor() -> purple; brownColor() -> brown; cyanColor() -> cyan
    magentaColor() -> magenta; clearColor() -> clear; lightGrayColor() -> lightGray; darkGrayColor() -> darkGray
    lightTextColor() -> lightText; darkTextColor() -> darkText; groupTableViewBackgroundColor() -> groupTableViewBackground
    mainScreen() -> main; sharedApplication() -> shared; currentDevice() -> current; defaultCenter() -> default
    mainBundle() -> main; standardUserDefaults() -> standard; defaultManager() -> default; processInfo() -> processInfo
    mainQueue() -> main; sharedSession() -> shared; currentCalendar() -> current; currentLocale() -> current

    # helpers: of Swift 2, whose names could be others' too
    sort() -> sorted(); sort(_:) -> sorted(by:); sortInPlace() -> sort(); fileExistsAtPath(_:) -> fileExists(atPath:)
    pathForResource(_:ofType:) -> path(forResource:ofType:); URLForResource(_:withExtension:) -> url(forResource:withExtension:)
    removeItemAtPath(_:) -> removeItem(atPath:); copyItemAtPath(_:toPath:) -> copyItem(atPath:toPath:); addObject(_:) -> add(_:)
    objectForKey(_:) -> object(forKey:); stringForKey(_:) -> string(forKey:); boolForKey(_:) -> bool(forKey:)
    integerForKey(_:) -> integer(forKey:); objectAtIndex(_:) -> object(at:); setBool(_:forKey:) -> set(_:forKey:)
    moveToPoint(_:) -> move(to:); appendPath(_:) -> append(_:); applyTransform(_:) -> apply(_:)
    addAnimation(_:forKey:) -> add(_:forKey:); closePath() -> close(); cellForItemAtIndexPath(_:) -> cellForItem(at:)
    componentsSeparatedByString(_:) -> components(separatedBy:); stringByAppendingString(_:) -> appending(_:)
    stringByReplacingOccurrencesOfString(_:withString:) -> replacingOccurrences(of:with:)
    joinWithSeparator(_:) -> joined(separator:); arrayByAddingObjectsFromArray(_:) -> addingObjects(from:)
    appendContentsOf(_:) -> append(contentsOf:); insert(_:atIndex:) -> insert(_:at:); removeAtIndex(_:) -> remove(at:)
    sortInPlace(_:) -> sort(by:); rangeOfString(_:) -> range(of:)
    postNotificationName(_:object:userInfo:) -> post(name:object:userInfo:)
    scheduledTimerWithTimeInterval(_:target:selector:userInfo:repeats:) -> scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
    stringFromDate(_:) -> string(from:); stringFromNumber(_:) -> string(from:); dateFromString(_:) -> date(from:)
    dateByAddingTimeInterval(_:) -> addingTimeInterval(_:); enumerate() -> enumerated(); reverse() -> reversed()
    requiresConstraintBasedLayout() -> requiresConstraintBasedLayout; layerClass() -> layerClass
    intrinsicContentSize() -> intrinsicContentSize; alignmentRectInsets() -> alignmentRectInsets
    canBecomeFirstResponder() -> canBecomeFirstResponder; isFirstResponder() -> isFirstResponder; nextResponder() -> next
    preferredStatusBarStyle() -> preferredStatusBarStyle; prefersStatusBarHidden() -> prefersStatusBarHidden
    shouldAutorotate() -> shouldAutorotate; supportedInterfaceOrientations() -> supportedInterfaceOrientations
    isViewLoaded() -> isViewLoaded; isAnimating() -> isAnimating; isBeingPresented() -> isBeingPresented
    isMovingToParentViewController() -> isMovingToParent; hasAmbiguousLayout() -> hasAmbiguousLayout
    collectionViewContentSize() -> collectionViewContentSize; indexPathsForVisibleItems() -> indexPathsForVisibleItems
    indexPathsForSelectedItems() -> indexPathsForSelectedItems

    # overrides: methods that classes of Swift 2 override or implement
    drawInContext(_:) -> draw(in:); layoutSublayersOfLayer(_:) -> layoutSublayers(of:)
    drawRect(_:) -> draw(_:); hitTest(_:withEvent:) -> hitTest(_:with:); pointInside(_:withEvent:) -> point(inside:with:)
    touchesBegan(_:withEvent:) -> touchesBegan(_:with:); touchesMoved(_:withEvent:) -> touchesMoved(_:with:)
    touchesEnded(_:withEvent:) -> touchesEnded(_:with:); touchesCancelled(_:withEvent:) -> touchesCancelled(_:with:)
    willMoveToSuperview(_:) -> willMove(toSuperview:); willMoveToWindow(_:) -> willMove(toWindow:)
    alignmentRectForFrame(_:) -> alignmentRect(forFrame:); frameForAlignmentRect(_:) -> frame(forAlignmentRect:)
    drawTextInRect(_:) -> drawText(in:); textRectForBounds(_:limitedToNumberOfLines:) -> textRect(forBounds:limitedToNumberOfLines:)
    editingRectForBounds(_:) -> editingRect(forBounds:); placeholderRectForBounds(_:) -> placeholderRect(forBounds:)
    leftViewRectForBounds(_:) -> leftViewRect(forBounds:); rightViewRectForBounds(_:) -> rightViewRect(forBounds:)
    clearButtonRectForBounds(_:) -> clearButtonRect(forBounds:); imageRectForContentRect(_:) -> imageRect(forContentRect:)
    titleRectForContentRect(_:) -> titleRect(forContentRect:); contentRectForBounds(_:) -> contentRect(forBounds:)
    backgroundRectForBounds(_:) -> backgroundRect(forBounds:); trackRectForBounds(_:) -> trackRect(forBounds:)
    beginTrackingWithTouch(_:withEvent:) -> beginTracking(_:with:); continueTrackingWithTouch(_:withEvent:) -> continueTracking(_:with:)
    endTrackingWithTouch(_:withEvent:) -> endTracking(_:with:); cancelTrackingWithEvent(_:) -> cancelTracking(with:)
    viewWillTransitionToSize(_:withTransitionCoordinator:) -> viewWillTransition(to:with:)
    willTransitionToTraitCollection(_:withTransitionCoordinator:) -> willTransition(to:with:); prepareForSegue(_:sender:) -> prepare(for:sender:)
    numberOfSectionsInTableView(_:) -> numberOfSections(in:); numberOfSectionsInCollectionView(_:) -> numberOfSections(in:)
    tableView(_:cellForRowAtIndexPath:) -> tableView(_:cellForRowAt:); tableView(_:didSelectRowAtIndexPath:) -> tableView(_:didSelectRowAt:)
    tableView(_:heightForRowAtIndexPath:) -> tableView(_:heightForRowAt:); tableView(_:willDisplayCell:forRowAtIndexPath:) -> tableView(_:willDisplay:forRowAt:)
    tableView(_:canEditRowAtIndexPath:) -> tableView(_:canEditRowAt:); tableView(_:commitEditingStyle:forRowAtIndexPath:) -> tableView(_:commit:forRowAt:)
    tableView(_:didDeselectRowAtIndexPath:) -> tableView(_:didDeselectRowAt:); tableView(_:estimatedHeightForRowAtIndexPath:) -> tableView(_:estimatedHeightForRowAt:)
    tableView(_:shouldHighlightRowAtIndexPath:) -> tableView(_:shouldHighlightRowAt:)
    collectionView(_:cellForItemAtIndexPath:) -> collectionView(_:cellForItemAt:)
    collectionView(_:didSelectItemAtIndexPath:) -> collectionView(_:didSelectItemAt:)
    collectionView(_:viewForSupplementaryElementOfKind:atIndexPath:) -> collectionView(_:viewForSupplementaryElementOfKind:at:)
    collectionView(_:didDeselectItemAtIndexPath:) -> collectionView(_:didDeselectItemAt:)
    collectionView(_:shouldSelectItemAtIndexPath:) -> collectionView(_:shouldSelectItemAt:)
    collectionView(_:willDisplayCell:forItemAtIndexPath:) -> collectionView(_:willDisplay:forItemAt:)
    layoutAttributesForSupplementaryViewOfKind(_:atIndexPath:) -> layoutAttributesForSupplementaryView(ofKind:at:)
    layoutAttributesForDecorationViewOfKind(_:atIndexPath:) -> layoutAttributesForDecorationView(ofKind:at:)
    preferredLayoutAttributesFittingAttributes(_:) -> preferredLayoutAttributesFitting(_:); applyLayoutAttributes(_:) -> apply(_:)
    targetContentOffsetForProposedContentOffset(_:withScrollingVelocity:) -> targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
    collectionView(_:layout:sizeForItemAtIndexPath:) -> collectionView(_:layout:sizeForItemAt:)
    collectionView(_:layout:insetForSectionAtIndex:) -> collectionView(_:layout:insetForSectionAt:)
    collectionView(_:layout:minimumLineSpacingForSectionAtIndex:) -> collectionView(_:layout:minimumLineSpacingForSectionAt:)
    collectionView(_:layout:minimumInteritemSpacingForSectionAtIndex:) -> collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
    layoutAttributesForElementsInRect(_:) -> layoutAttributesForElements(in:); layoutAttributesForItemAtIndexPath(_:) -> layoutAttributesForItem(at:)
    shouldInvalidateLayoutForBoundsChange(_:) -> shouldInvalidateLayout(forBoundsChange:); prepareLayout() -> prepare()
    numberOfComponentsInPickerView(_:) -> numberOfComponents(in:); viewForZoomingInScrollView(_:) -> viewForZooming(in:)
    textField(_:shouldChangeCharactersInRange:replacementString:) -> textField(_:shouldChangeCharactersIn:replacementString:)
    textView(_:shouldChangeTextInRange:replacementText:) -> textView(_:shouldChangeTextIn:replacementText:)

    # later: names of Swift 2, 3 and 4 alike
    addChildViewController(_:) -> addChild(_:); removeFromParentViewController() -> removeFromParent()
    didMoveToParentViewController(_:) -> didMove(toParent:); willMoveToParentViewController(_:) -> willMove(toParent:)
    didMove(toParentViewController:) -> didMove(toParent:); willMove(toParentViewController:) -> willMove(toParent:)
    bringSubview(toFront:) -> bringSubviewToFront(_:); sendSubview(toBack:) -> sendSubviewToBack(_:)
    systemLayoutSizeFittingSize(_:withHorizontalFittingPriority:verticalFittingPriority:) -> systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)

    # properties: of Swift 2
    hidden -> isHidden; enabled -> isEnabled; selected -> isSelected; highlighted -> isHighlighted; opaque -> isOpaque
    userInteractionEnabled -> isUserInteractionEnabled; multipleTouchEnabled -> isMultipleTouchEnabled; exclusiveTouch -> isExclusiveTouch
    secureTextEntry -> isSecureTextEntry; editable -> isEditable; selectable -> isSelectable; scrollEnabled -> isScrollEnabled
    pagingEnabled -> isPagingEnabled; directionalLockEnabled -> isDirectionalLockEnabled; active -> isActive; on -> isOn
    translucent -> isTranslucent; continuous -> isContinuous; momentary -> isMomentary; layoutMarginsRelativeArrangement -> isLayoutMarginsRelativeArrangement
    baselineRelativeArrangement -> isBaselineRelativeArrangement; toolbarHidden -> isToolbarHidden; editing -> isEditing
    navigationBarHidden -> isNavigationBarHidden; modalInPopover -> isModalInPopover; statusBarHidden -> isStatusBarHidden
    networkActivityIndicatorVisible -> isNetworkActivityIndicatorVisible; idleTimerDisabled -> isIdleTimerDisabled; tracking -> isTracking
    dragging -> isDragging; decelerating -> isDecelerating; zooming -> isZooming; springLoaded -> isSpringLoaded; doubleSided -> isDoubleSided
    geometryFlipped -> isGeometryFlipped; removedOnCompletion -> isRemovedOnCompletion; tabBarHidden -> isTabBarHidden
    CGColor -> cgColor; CGPath -> cgPath; CGImage -> cgImage; CIImage -> ciImage; UTF8String -> utf8String
    childViewControllers -> children; parentViewController -> parent; uppercaseString -> uppercased(); lowercaseString -> lowercased()
    capitalizedString -> capitalized
    """
}
