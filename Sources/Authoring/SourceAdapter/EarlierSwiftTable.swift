extension EarlierSwiftNames {
  /// What Swift 2, 3 and 4 called UIKit's names, and what they are called since (source: the renames of Apple's API notes and of
  /// SE-0005, SE-0006 and SE-0069).
  ///
  /// A line is `old -> new`, several stand on a line with a `;` between. Sections start with `#`. Names of methods are written with
  /// their labels; `$1` stands for an argument.
  static let table = """
    # types: gone from modern Swift, also the bases of enumeration members
    UIControlState -> UIControl.State; UIControlEvents -> UIControl.Event; UIButtonType -> UIButton.ButtonType
    UIControlContentHorizontalAlignment -> UIControl.ContentHorizontalAlignment
    UIControlContentVerticalAlignment -> UIControl.ContentVerticalAlignment
    UILayoutConstraintAxis -> NSLayoutConstraint.Axis; NSLayoutAttribute -> NSLayoutConstraint.Attribute
    NSLayoutRelation -> NSLayoutConstraint.Relation; NSLayoutFormatOptions -> NSLayoutConstraint.FormatOptions
    UIStackViewDistribution -> UIStackView.Distribution; UIStackViewAlignment -> UIStackView.Alignment
    UIViewContentMode -> UIView.ContentMode; UIViewAutoresizing -> UIView.AutoresizingMask
    UIViewAnimationOptions -> UIView.AnimationOptions; UIViewAnimationCurve -> UIView.AnimationCurve
    UIViewAnimationTransition -> UIView.AnimationTransition; UIViewTintAdjustmentMode -> UIView.TintAdjustmentMode
    UIViewKeyframeAnimationOptions -> UIView.KeyframeAnimationOptions
    UITextBorderStyle -> UITextField.BorderStyle; UITextFieldViewMode -> UITextField.ViewMode
    UITableViewStyle -> UITableView.Style; UITableViewCellStyle -> UITableViewCell.CellStyle
    UITableViewCellSelectionStyle -> UITableViewCell.SelectionStyle; UITableViewCellAccessoryType -> UITableViewCell.AccessoryType
    UITableViewCellSeparatorStyle -> UITableViewCell.SeparatorStyle; UITableViewCellEditingStyle -> UITableViewCell.EditingStyle
    UITableViewCellStateMask -> UITableViewCell.StateMask; UITableViewScrollPosition -> UITableView.ScrollPosition
    UITableViewRowAnimation -> UITableView.RowAnimation; UITableViewRowActionStyle -> UITableViewRowAction.Style
    UICollectionViewScrollDirection -> UICollectionView.ScrollDirection
    UICollectionViewScrollPosition -> UICollectionView.ScrollPosition; UICollectionViewCellDragState -> UICollectionViewCell.DragState
    UICollectionViewReorderingCadence -> UICollectionView.ReorderingCadence
    UICollectionUpdateAction -> UICollectionViewUpdateItem.Action
    UICollectionViewFlowLayoutSectionInsetReference -> UICollectionViewFlowLayout.SectionInsetReference
    UIScrollViewKeyboardDismissMode -> UIScrollView.KeyboardDismissMode; UIScrollViewIndicatorStyle -> UIScrollView.IndicatorStyle
    UIActivityIndicatorViewStyle -> UIActivityIndicatorView.Style; UIProgressViewStyle -> UIProgressView.Style
    UIBarButtonItemStyle -> UIBarButtonItem.Style; UIBarButtonSystemItem -> UIBarButtonItem.SystemItem
    UITabBarSystemItem -> UITabBarItem.SystemItem; UITabBarItemPositioning -> UITabBar.ItemPositioning
    UISearchBarStyle -> UISearchBar.Style; UISearchBarIcon -> UISearchBar.Icon; UIDatePickerMode -> UIDatePicker.Mode
    UISegmentedControlSegment -> UISegmentedControl.Segment; UIAlertControllerStyle -> UIAlertController.Style
    UIAlertActionStyle -> UIAlertAction.Style; UIImageRenderingMode -> UIImage.RenderingMode
    UIImageOrientation -> UIImage.Orientation; UIImageResizingMode -> UIImage.ResizingMode; UIBlurEffectStyle -> UIBlurEffect.Style
    UIGestureRecognizerState -> UIGestureRecognizer.State; UISwipeGestureRecognizerDirection -> UISwipeGestureRecognizer.Direction
    UITouchPhase -> UITouch.Phase; UIEventType -> UIEvent.EventType; UIEventSubtype -> UIEvent.EventSubtype
    UIApplicationState -> UIApplication.State; UIApplicationLaunchOptionsKey -> UIApplication.LaunchOptionsKey
    UIWindowLevel -> UIWindow.Level; UIFontTextStyle -> UIFont.TextStyle; UIFontWeight -> UIFont.Weight
    UIFontDescriptorSymbolicTraits -> UIFontDescriptor.SymbolicTraits; NSAttributedStringKey -> NSAttributedString.Key
    UIPageViewControllerTransitionStyle -> UIPageViewController.TransitionStyle
    UIPageViewControllerNavigationOrientation -> UIPageViewController.NavigationOrientation
    UIPageViewControllerNavigationDirection -> UIPageViewController.NavigationDirection
    UIPageViewControllerSpineLocation -> UIPageViewController.SpineLocation
    UISplitViewControllerDisplayMode -> UISplitViewController.DisplayMode; UICollectionElementCategory -> UICollectionView.ElementCategory
    UINavigationControllerOperation -> UINavigationController.Operation; UIInputViewStyle -> UIInputView.Style
    UIWebViewNavigationType -> UIWebView.NavigationType; UIImagePickerControllerSourceType -> UIImagePickerController.SourceType
    UIPreviewActionStyle -> UIPreviewAction.Style

    # enumerations: of the same name, whose members were capitalised
    NSTextAlignment; NSLineBreakMode; NSUnderlineStyle; UIStatusBarStyle; UIStatusBarAnimation; UIUserInterfaceIdiom
    UIDeviceOrientation; UIInterfaceOrientation; UIInterfaceOrientationMask; UIKeyboardType; UIKeyboardAppearance; UIReturnKeyType
    UIModalPresentationStyle; UIModalTransitionStyle; UIUserInterfaceSizeClass; UIUserInterfaceLayoutDirection; UIRectCorner
    UIRectEdge; UITextAutocorrectionType; UITextAutocapitalizationType; UITextSpellCheckingType; UIBarStyle; UIBarMetrics
    UIBarPosition; UIBaselineAdjustment; UISemanticContentAttribute; UIForceTouchCapability; NSWritingDirection
    NSStringDrawingOptions; UIPopoverArrowDirection; UIDataDetectorTypes; CGLineCap; CGLineJoin; CGBlendMode
    UIControl.State; UIControl.Event; UIButton.ButtonType

    # foundation: types, in files of Swift 2 only
    NSIndexPath -> IndexPath; NSBundle -> Bundle; NSNotificationCenter -> NotificationCenter; NSNotification -> Notification
    NSUserDefaults -> UserDefaults; NSTimer -> Timer; NSFileManager -> FileManager; NSProcessInfo -> ProcessInfo
    NSOperationQueue -> OperationQueue; NSDate -> Date; NSURL -> URL; NSDateFormatter -> DateFormatter
    NSNumberFormatter -> NumberFormatter; NSURLSession -> URLSession; NSURLRequest -> URLRequest; NSLocale -> Locale
    NSCalendar -> Calendar; NSTimeInterval -> TimeInterval; NSComparisonResult -> ComparisonResult; ErrorType -> Error
    NSTimeZone -> TimeZone; NSDateComponents -> DateComponents; NSThread -> Thread; NSOperation -> Operation
    SequenceType -> Sequence; CollectionType -> Collection; GeneratorType -> IteratorProtocol; AnyGenerator -> AnyIterator

    # constants
    NSFontAttributeName -> NSAttributedString.Key.font; NSForegroundColorAttributeName -> NSAttributedString.Key.foregroundColor
    NSBackgroundColorAttributeName -> NSAttributedString.Key.backgroundColor; NSKernAttributeName -> NSAttributedString.Key.kern
    NSParagraphStyleAttributeName -> NSAttributedString.Key.paragraphStyle; NSLinkAttributeName -> NSAttributedString.Key.link
    NSUnderlineStyleAttributeName -> NSAttributedString.Key.underlineStyle; NSShadowAttributeName -> NSAttributedString.Key.shadow
    NSUnderlineColorAttributeName -> NSAttributedString.Key.underlineColor
    NSStrikethroughStyleAttributeName -> NSAttributedString.Key.strikethroughStyle
    NSStrikethroughColorAttributeName -> NSAttributedString.Key.strikethroughColor
    NSStrokeColorAttributeName -> NSAttributedString.Key.strokeColor; NSStrokeWidthAttributeName -> NSAttributedString.Key.strokeWidth
    NSBaselineOffsetAttributeName -> NSAttributedString.Key.baselineOffset; NSLigatureAttributeName -> NSAttributedString.Key.ligature
    NSObliquenessAttributeName -> NSAttributedString.Key.obliqueness; NSExpansionAttributeName -> NSAttributedString.Key.expansion
    NSAttachmentAttributeName -> NSAttributedString.Key.attachment; NSTextEffectAttributeName -> NSAttributedString.Key.textEffect
    UILayoutPriorityRequired -> UILayoutPriority.required; UILayoutPriorityDefaultHigh -> UILayoutPriority.defaultHigh
    UILayoutPriorityDefaultLow -> UILayoutPriority.defaultLow; UILayoutPriorityFittingSizeLevel -> UILayoutPriority.fittingSizeLevel
    UIFontTextStyleTitle1 -> UIFont.TextStyle.title1; UIFontTextStyleTitle2 -> UIFont.TextStyle.title2
    UIFontTextStyleTitle3 -> UIFont.TextStyle.title3; UIFontTextStyleHeadline -> UIFont.TextStyle.headline
    UIFontTextStyleSubheadline -> UIFont.TextStyle.subheadline; UIFontTextStyleBody -> UIFont.TextStyle.body
    UIFontTextStyleCallout -> UIFont.TextStyle.callout; UIFontTextStyleFootnote -> UIFont.TextStyle.footnote
    UIFontTextStyleCaption1 -> UIFont.TextStyle.caption1; UIFontTextStyleCaption2 -> UIFont.TextStyle.caption2
    UIFontWeightUltraLight -> UIFont.Weight.ultraLight; UIFontWeightThin -> UIFont.Weight.thin; UIFontWeightLight -> UIFont.Weight.light
    UIFontWeightRegular -> UIFont.Weight.regular; UIFontWeightMedium -> UIFont.Weight.medium; UIFontWeightBold -> UIFont.Weight.bold
    UIFontWeightSemibold -> UIFont.Weight.semibold; UIFontWeightHeavy -> UIFont.Weight.heavy; UIFontWeightBlack -> UIFont.Weight.black
    UIViewNoIntrinsicMetric -> UIView.noIntrinsicMetric; UILayoutFittingCompressedSize -> UIView.layoutFittingCompressedSize
    UILayoutFittingExpandedSize -> UIView.layoutFittingExpandedSize; UITableViewAutomaticDimension -> UITableView.automaticDimension
    UICollectionViewFlowLayoutAutomaticSize -> UICollectionViewFlowLayout.automaticSize
    UICollectionElementKindSectionHeader -> UICollectionView.elementKindSectionHeader
    UICollectionElementKindSectionFooter -> UICollectionView.elementKindSectionFooter
    UIEdgeInsetsZero -> UIEdgeInsets.zero; UIOffsetZero -> UIOffset.zero; CGRectZero -> CGRect.zero; CGRectNull -> CGRect.null
    CGPointZero -> CGPoint.zero; CGSizeZero -> CGSize.zero; CGAffineTransformIdentity -> CGAffineTransform.identity
    UIWindowLevelNormal -> UIWindow.Level.normal; UIWindowLevelAlert -> UIWindow.Level.alert
    UIWindowLevelStatusBar -> UIWindow.Level.statusBar
    UIKeyboardWillShowNotification -> UIResponder.keyboardWillShowNotification
    UIKeyboardWillHideNotification -> UIResponder.keyboardWillHideNotification
    UIKeyboardDidShowNotification -> UIResponder.keyboardDidShowNotification
    UIKeyboardDidHideNotification -> UIResponder.keyboardDidHideNotification
    UIKeyboardWillChangeFrameNotification -> UIResponder.keyboardWillChangeFrameNotification
    UIKeyboardFrameEndUserInfoKey -> UIResponder.keyboardFrameEndUserInfoKey
    UIKeyboardFrameBeginUserInfoKey -> UIResponder.keyboardFrameBeginUserInfoKey
    UIKeyboardAnimationDurationUserInfoKey -> UIResponder.keyboardAnimationDurationUserInfoKey
    UIKeyboardAnimationCurveUserInfoKey -> UIResponder.keyboardAnimationCurveUserInfoKey
    UIApplicationDidBecomeActiveNotification -> UIApplication.didBecomeActiveNotification
    UIApplicationWillResignActiveNotification -> UIApplication.willResignActiveNotification
    UIApplicationDidEnterBackgroundNotification -> UIApplication.didEnterBackgroundNotification
    UIApplicationWillEnterForegroundNotification -> UIApplication.willEnterForegroundNotification
    UIContentSizeCategoryDidChangeNotification -> UIContentSizeCategory.didChangeNotification
    UITextFieldTextDidChangeNotification -> UITextField.textDidChangeNotification
    UITextViewTextDidChangeNotification -> UITextView.textDidChangeNotification
    kCALineCapRound -> CAShapeLayerLineCap.round; kCALineCapButt -> CAShapeLayerLineCap.butt
    kCALineCapSquare -> CAShapeLayerLineCap.square; kCALineJoinRound -> CAShapeLayerLineJoin.round
    kCALineJoinMiter -> CAShapeLayerLineJoin.miter; kCALineJoinBevel -> CAShapeLayerLineJoin.bevel
    kCAFillRuleEvenOdd -> CAShapeLayerFillRule.evenOdd; kCAFillRuleNonZero -> CAShapeLayerFillRule.nonZero
    kCAFillModeForwards -> CAMediaTimingFillMode.forwards; kCAFillModeBackwards -> CAMediaTimingFillMode.backwards
    kCAFillModeBoth -> CAMediaTimingFillMode.both; kCAAlignmentCenter -> CATextLayerAlignmentMode.center
    kCAAlignmentLeft -> CATextLayerAlignmentMode.left; kCAAlignmentRight -> CATextLayerAlignmentMode.right
    kCAGravityResizeAspect -> CALayerContentsGravity.resizeAspect; kCAGravityResizeAspectFill -> CALayerContentsGravity.resizeAspectFill
    kCAGravityCenter -> CALayerContentsGravity.center
    kCAMediaTimingFunctionEaseInEaseOut -> CAMediaTimingFunctionName.easeInEaseOut
    kCAMediaTimingFunctionEaseIn -> CAMediaTimingFunctionName.easeIn; kCAMediaTimingFunctionLinear -> CAMediaTimingFunctionName.linear
    kCAMediaTimingFunctionEaseOut -> CAMediaTimingFunctionName.easeOut

    # notifications: members of Notification.Name in Swift 3 and 4
    UIKeyboardWillShow -> UIResponder.keyboardWillShowNotification; UIKeyboardWillHide -> UIResponder.keyboardWillHideNotification
    UIKeyboardDidShow -> UIResponder.keyboardDidShowNotification; UIKeyboardDidHide -> UIResponder.keyboardDidHideNotification
    UIKeyboardWillChangeFrame -> UIResponder.keyboardWillChangeFrameNotification
    UIApplicationDidBecomeActive -> UIApplication.didBecomeActiveNotification
    UIApplicationWillResignActive -> UIApplication.willResignActiveNotification
    UIApplicationDidEnterBackground -> UIApplication.didEnterBackgroundNotification
    UIApplicationWillEnterForeground -> UIApplication.willEnterForegroundNotification
    UIDeviceOrientationDidChange -> UIDevice.orientationDidChangeNotification
    UITextFieldTextDidChange -> UITextField.textDidChangeNotification; UITextViewTextDidChange -> UITextView.textDidChangeNotification

    # functions: `$1` stands for the first argument
    CGRectMake -> CGRect(x: $1, y: $2, width: $3, height: $4); CGPointMake -> CGPoint(x: $1, y: $2)
    CGSizeMake -> CGSize(width: $1, height: $2); CGVectorMake -> CGVector(dx: $1, dy: $2)
    UIEdgeInsetsMake -> UIEdgeInsets(top: $1, left: $2, bottom: $3, right: $4); UIOffsetMake -> UIOffset(horizontal: $1, vertical: $2)
    UIEdgeInsetsInsetRect -> ($1).inset(by: $2); UIEdgeInsetsEqualToEdgeInsets -> ($1 == $2)
    CGRectGetWidth -> ($1).width; CGRectGetHeight -> ($1).height; CGRectGetMinX -> ($1).minX; CGRectGetMidX -> ($1).midX
    CGRectGetMaxX -> ($1).maxX; CGRectGetMinY -> ($1).minY; CGRectGetMidY -> ($1).midY; CGRectGetMaxY -> ($1).maxY
    CGRectInset -> ($1).insetBy(dx: $2, dy: $3); CGRectOffset -> ($1).offsetBy(dx: $2, dy: $3); CGRectUnion -> ($1).union($2)
    CGRectIntersection -> ($1).intersection($2); CGRectIntegral -> ($1).integral; CGRectStandardize -> ($1).standardized
    CGRectIsEmpty -> ($1).isEmpty; CGRectIsNull -> ($1).isNull; CGRectContainsPoint -> ($1).contains($2)
    CGRectContainsRect -> ($1).contains($2); CGRectIntersectsRect -> ($1).intersects($2); CGRectEqualToRect -> ($1 == $2)
    CGSizeEqualToSize -> ($1 == $2); CGPointEqualToPoint -> ($1 == $2)
    CGAffineTransformMake -> CGAffineTransform(a: $1, b: $2, c: $3, d: $4, tx: $5, ty: $6)
    CGAffineTransformMakeTranslation -> CGAffineTransform(translationX: $1, y: $2)
    CGAffineTransformMakeScale -> CGAffineTransform(scaleX: $1, y: $2); CGAffineTransformMakeRotation -> CGAffineTransform(rotationAngle: $1)
    CGAffineTransformTranslate -> ($1).translatedBy(x: $2, y: $3); CGAffineTransformScale -> ($1).scaledBy(x: $2, y: $3)
    CGAffineTransformRotate -> ($1).rotated(by: $2); CGAffineTransformConcat -> ($1).concatenating($2)
    CGAffineTransformInvert -> ($1).inverted(); CGAffineTransformIsIdentity -> ($1).isIdentity
    dispatch_get_main_queue -> DispatchQueue.main; dispatch_async -> ($1).async(execute: $2)
    UIImagePNGRepresentation -> ($1).pngData(); UIImageJPEGRepresentation -> ($1).jpegData(compressionQuality: $2)
    CGContextSetFillColorWithColor -> ($1 as CGContext?)?.setFillColor($2)
    CGContextSetStrokeColorWithColor -> ($1 as CGContext?)?.setStrokeColor($2)
    CGContextSetLineWidth -> ($1 as CGContext?)?.setLineWidth($2); CGContextSetAlpha -> ($1 as CGContext?)?.setAlpha($2)
    CGContextSetLineCap -> ($1 as CGContext?)?.setLineCap($2); CGContextSetLineJoin -> ($1 as CGContext?)?.setLineJoin($2)
    CGContextMoveToPoint -> ($1 as CGContext?)?.move(to: CGPoint(x: $2, y: $3))
    CGContextAddLineToPoint -> ($1 as CGContext?)?.addLine(to: CGPoint(x: $2, y: $3))
    CGContextAddRect -> ($1 as CGContext?)?.addRect($2); CGContextAddEllipseInRect -> ($1 as CGContext?)?.addEllipse(in: $2)
    CGContextAddPath -> ($1 as CGContext?)?.addPath($2); CGContextBeginPath -> ($1 as CGContext?)?.beginPath()
    CGContextClosePath -> ($1 as CGContext?)?.closePath(); CGContextStrokePath -> ($1 as CGContext?)?.strokePath()
    CGContextFillPath -> ($1 as CGContext?)?.fillPath(); CGContextClip -> ($1 as CGContext?)?.clip()
    CGContextFillRect -> ($1 as CGContext?)?.fill($2); CGContextStrokeRect -> ($1 as CGContext?)?.stroke($2)
    CGContextClearRect -> ($1 as CGContext?)?.clear($2); CGContextClipToRect -> ($1 as CGContext?)?.clip(to: $2)
    CGContextFillEllipseInRect -> ($1 as CGContext?)?.fillEllipse(in: $2)
    CGContextStrokeEllipseInRect -> ($1 as CGContext?)?.strokeEllipse(in: $2)
    CGContextSaveGState -> ($1 as CGContext?)?.saveGState(); CGContextRestoreGState -> ($1 as CGContext?)?.restoreGState()
    CGContextTranslateCTM -> ($1 as CGContext?)?.translateBy(x: $2, y: $3); CGContextScaleCTM -> ($1 as CGContext?)?.scaleBy(x: $2, y: $3)
    CGContextRotateCTM -> ($1 as CGContext?)?.rotate(by: $2)
    println -> print($1)
    """ + methods
}
