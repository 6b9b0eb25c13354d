// The declarations of Foundation and UIKit that exported Objective-C may use, for the compiler alone.
// Written from Apple's documentation, in which each of these has its page.

#pragma once

#define nil ((id)0)
#define YES ((BOOL)1)
#define NO ((BOOL)0)
typedef signed char BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
typedef double NSTimeInterval;
typedef struct { NSUInteger location, length; } NSRange;
#define NS_OPTIONS(TYPE, NAME) enum NAME : TYPE NAME; enum NAME : TYPE
#define NS_ENUM(TYPE, NAME) enum NAME : TYPE NAME; enum NAME : TYPE
#define NSNotFound ((NSInteger)0x7fffffffffffffff)
#define MAX(A, B) ((A) > (B) ? (A) : (B))
#define MIN(A, B) ((A) < (B) ? (A) : (B))
#define ABS(A) ((A) < 0 ? -(A) : (A))
#define M_PI 3.14159265358979323846
double fabs(double), sqrt(double), pow(double, double), hypot(double, double), floor(double), ceil(double),
    round(double), fmax(double, double), fmin(double, double), sin(double), cos(double), atan2(double, double);
int abs(int);
typedef void (^dispatch_block_t)(void);

@class NSString, NSArray<ObjectType>, NSEnumerator<ObjectType>, NSMethodSignature, UIEvent, UITouch, UIPress, UIView, UIWindow;

@protocol NSObject
- (BOOL)isKindOfClass:(Class)type;
- (BOOL)isMemberOfClass:(Class)type;
- (BOOL)respondsToSelector:(SEL)selector;
- (BOOL)isEqual:(id)object;
- (Class)class;
@property (readonly) NSUInteger hash;
@property (readonly, copy) NSString *description;
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (instancetype)new;
+ (Class)class;
- (instancetype)init;
- (id)copy;
- (id)mutableCopy;
@end
@interface NSString : NSObject
+ (instancetype)stringWithFormat:(NSString *)format, ...;
- (NSString *)stringByPaddingToLength:(NSUInteger)length withString:(NSString *)text startingAtIndex:(NSUInteger)index;
- (BOOL)isEqualToString:(NSString *)other;
- (BOOL)hasPrefix:(NSString *)text;
- (BOOL)hasSuffix:(NSString *)text;
@property (readonly) NSUInteger length;
@property (readonly) const char *UTF8String;
@end
@interface NSConstantString : NSString
@end
@interface NSNumber : NSObject
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithChar:(char)value;
@property (readonly) NSInteger integerValue;
@property (readonly) double doubleValue;
@property (readonly) BOOL boolValue;
@end
typedef struct { unsigned long state; id __unsafe_unretained *itemsPtr; unsigned long *mutationsPtr; unsigned long extra[5]; } NSFastEnumerationState;
@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
@end
typedef NS_OPTIONS(NSUInteger, NSEnumerationOptions) { NSEnumerationConcurrent = 1, NSEnumerationReverse = 2 };
typedef NSInteger NSComparisonResult;
@interface NSEnumerator<ObjectType> : NSObject <NSFastEnumeration>
- (ObjectType)nextObject;
@property (readonly, copy) NSArray<ObjectType> *allObjects;
@end
@interface NSArray<ObjectType> : NSObject <NSFastEnumeration>
+ (instancetype)array;
+ (instancetype)arrayWithObjects:(const ObjectType *)objects count:(NSUInteger)count;
+ (instancetype)arrayWithObjects:(ObjectType)first, ...;
@property (readonly) NSUInteger count;
@property (readonly) ObjectType firstObject;
@property (readonly) ObjectType lastObject;
- (ObjectType)objectAtIndex:(NSUInteger)index;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
- (BOOL)containsObject:(ObjectType)object;
- (NSUInteger)indexOfObject:(ObjectType)object;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (NSEnumerator<ObjectType> *)reverseObjectEnumerator;
- (void)enumerateObjectsUsingBlock:(void (^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options
                         usingBlock:(void (^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparisonResult (^)(ObjectType a, ObjectType b))comparator;
@end
@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
- (void)addObject:(ObjectType)object;
- (void)removeObject:(ObjectType)object;
- (void)removeAllObjects;
@end
@interface NSSet<ObjectType> : NSObject <NSFastEnumeration>
@property (readonly) NSUInteger count;
@property (readonly, copy) NSArray<ObjectType> *allObjects;
- (ObjectType)anyObject;
- (BOOL)containsObject:(ObjectType)object;
@end
@interface NSDictionary<KeyType, ObjectType> : NSObject
+ (instancetype)dictionaryWithObjects:(const ObjectType *)objects forKeys:(const KeyType *)keys count:(NSUInteger)count;
- (ObjectType)objectForKeyedSubscript:(KeyType)key;
@property (readonly) NSUInteger count;
@end
void NSLog(NSString *format, ...);
NSString *NSStringFromClass(Class type);
NSString *NSStringFromSelector(SEL selector);
SEL NSSelectorFromString(NSString *name);
Class NSClassFromString(NSString *name);

// MARK: Geometry

typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGVector { CGFloat dx, dy; } CGVector;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
extern const CGPoint CGPointZero;
extern const CGSize CGSizeZero;
extern const CGRect CGRectZero, CGRectNull, CGRectInfinite;
extern const UIEdgeInsets UIEdgeInsetsZero;
extern const CGAffineTransform CGAffineTransformIdentity;
CGPoint CGPointMake(CGFloat x, CGFloat y);
CGSize CGSizeMake(CGFloat width, CGFloat height);
CGVector CGVectorMake(CGFloat dx, CGFloat dy);
CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right);
CGFloat CGRectGetMinX(CGRect), CGRectGetMidX(CGRect), CGRectGetMaxX(CGRect), CGRectGetMinY(CGRect),
    CGRectGetMidY(CGRect), CGRectGetMaxY(CGRect), CGRectGetWidth(CGRect), CGRectGetHeight(CGRect);
BOOL CGRectContainsPoint(CGRect, CGPoint), CGRectContainsRect(CGRect, CGRect), CGRectIntersectsRect(CGRect, CGRect),
    CGRectIsEmpty(CGRect), CGRectIsNull(CGRect), CGRectEqualToRect(CGRect, CGRect), CGPointEqualToPoint(CGPoint, CGPoint),
    CGSizeEqualToSize(CGSize, CGSize), UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsets, UIEdgeInsets),
    CGAffineTransformIsIdentity(CGAffineTransform);
CGRect CGRectInset(CGRect, CGFloat, CGFloat), CGRectOffset(CGRect, CGFloat, CGFloat), CGRectUnion(CGRect, CGRect),
    CGRectIntersection(CGRect, CGRect), CGRectIntegral(CGRect), CGRectStandardize(CGRect),
    UIEdgeInsetsInsetRect(CGRect, UIEdgeInsets), CGRectApplyAffineTransform(CGRect, CGAffineTransform);
CGPoint CGPointApplyAffineTransform(CGPoint, CGAffineTransform);
CGAffineTransform CGAffineTransformMake(CGFloat a, CGFloat b, CGFloat c, CGFloat d, CGFloat tx, CGFloat ty);
CGAffineTransform CGAffineTransformMakeTranslation(CGFloat, CGFloat), CGAffineTransformMakeScale(CGFloat, CGFloat),
    CGAffineTransformMakeRotation(CGFloat), CGAffineTransformTranslate(CGAffineTransform, CGFloat, CGFloat),
    CGAffineTransformScale(CGAffineTransform, CGFloat, CGFloat), CGAffineTransformRotate(CGAffineTransform, CGFloat),
    CGAffineTransformConcat(CGAffineTransform, CGAffineTransform), CGAffineTransformInvert(CGAffineTransform);

@interface NSValue : NSObject
+ (NSValue *)valueWithCGPoint:(CGPoint)point;
+ (NSValue *)valueWithCGSize:(CGSize)size;
+ (NSValue *)valueWithCGRect:(CGRect)rect;
+ (NSValue *)valueWithUIEdgeInsets:(UIEdgeInsets)insets;
@property (readonly) CGPoint CGPointValue;
@end

// MARK: Drawing

typedef const struct CGPath *CGPathRef;
typedef struct CGColor *CGColorRef;
BOOL CGPathContainsPoint(CGPathRef, const CGAffineTransform *, CGPoint, BOOL);
@interface UIColor : NSObject
@property (class, readonly) UIColor *blackColor, *darkGrayColor, *lightGrayColor, *whiteColor, *grayColor, *redColor,
    *greenColor, *blueColor, *cyanColor, *yellowColor, *magentaColor, *orangeColor, *purpleColor, *brownColor, *clearColor,
    *systemRedColor, *systemGreenColor, *systemBlueColor, *systemOrangeColor, *systemYellowColor, *systemPinkColor,
    *systemPurpleColor, *systemTealColor, *systemIndigoColor, *systemBrownColor, *systemGrayColor, *systemBackgroundColor,
    *labelColor;
@end
@interface UIBezierPath : NSObject
+ (instancetype)bezierPath;
+ (instancetype)bezierPathWithRect:(CGRect)rect;
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect;
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)radius;
+ (instancetype)bezierPathWithArcCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)start endAngle:(CGFloat)end clockwise:(BOOL)clockwise;
@property CGPathRef CGPath;
@property (readonly) CGRect bounds;
@property BOOL usesEvenOddFillRule;
- (BOOL)containsPoint:(CGPoint)point;
- (void)moveToPoint:(CGPoint)point;
- (void)addLineToPoint:(CGPoint)point;
- (void)addCurveToPoint:(CGPoint)point controlPoint1:(CGPoint)a controlPoint2:(CGPoint)b;
- (void)addQuadCurveToPoint:(CGPoint)point controlPoint:(CGPoint)a;
- (void)addArcWithCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)start endAngle:(CGFloat)end clockwise:(BOOL)clockwise;
- (void)appendPath:(UIBezierPath *)path;
- (void)applyTransform:(CGAffineTransform)transform;
- (void)closePath;
@end
@interface CALayer : NSObject
@property CGPoint anchorPoint, position;
@property CGRect bounds, frame;
@property CGFloat zPosition, cornerRadius, borderWidth;
@property float opacity;
@property (getter=isHidden) BOOL hidden;
@property BOOL masksToBounds;
@property (readonly) CALayer *superlayer, *presentationLayer, *modelLayer;
- (CALayer *)hitTest:(CGPoint)point;
- (BOOL)containsPoint:(CGPoint)point;
- (CGPoint)convertPoint:(CGPoint)point fromLayer:(CALayer *)layer;
- (CGPoint)convertPoint:(CGPoint)point toLayer:(CALayer *)layer;
@end

// MARK: Events

typedef NS_ENUM(NSInteger, UIEventType) { UIEventTypeTouches, UIEventTypeMotion, UIEventTypeRemoteControl, UIEventTypePresses, UIEventTypeScroll, UIEventTypeHover };
typedef NS_ENUM(NSInteger, UIEventSubtype) { UIEventSubtypeNone, UIEventSubtypeMotionShake };
typedef NS_ENUM(NSInteger, UITouchPhase) { UITouchPhaseBegan, UITouchPhaseMoved, UITouchPhaseStationary, UITouchPhaseEnded, UITouchPhaseCancelled };
@interface UIEvent : NSObject
@property (readonly) UIEventType type;
@property (readonly) UIEventSubtype subtype;
@property (readonly) NSTimeInterval timestamp;
@property (readonly) NSSet<UITouch *> *allTouches;
- (NSSet<UITouch *> *)touchesForView:(UIView *)view;
@end
@interface UIPressesEvent : UIEvent
@end
@interface UITouch : NSObject
@property (readonly) UITouchPhase phase;
@property (readonly) NSUInteger tapCount;
@property (readonly) NSTimeInterval timestamp;
@property (readonly) UIView *view;
@property (readonly) UIWindow *window;
- (CGPoint)locationInView:(UIView *)view;
- (CGPoint)previousLocationInView:(UIView *)view;
@end
@interface UIPress : NSObject
@end

// MARK: Responders

@interface UIResponder : NSObject
@property (readonly) UIResponder *nextResponder;
@property (readonly) BOOL canBecomeFirstResponder, canResignFirstResponder, isFirstResponder;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(UIPressesEvent *)event;
- (void)pressesEnded:(NSSet<UIPress *> *)presses withEvent:(UIPressesEvent *)event;
- (void)motionBegan:(UIEventSubtype)motion withEvent:(UIEvent *)event;
- (void)motionEnded:(UIEventSubtype)motion withEvent:(UIEvent *)event;
- (void)remoteControlReceivedWithEvent:(UIEvent *)event;
@end
@protocol UIApplicationDelegate <NSObject>
@end
@interface UIApplication : UIResponder
@property (class, readonly) UIApplication *sharedApplication;
@property (weak) id<UIApplicationDelegate> delegate;
- (void)sendEvent:(UIEvent *)event;
@end
@interface UIScene : UIResponder
@end
@interface UIWindowScene : UIScene
@end

// MARK: Views

@class UIGestureRecognizer, UIViewController, UIPanGestureRecognizer;
@interface UIView : UIResponder
- (instancetype)initWithFrame:(CGRect)frame;
@property CGRect frame, bounds;
@property CGPoint center;
@property CGAffineTransform transform;
@property CGFloat alpha;
@property (getter=isHidden) BOOL hidden;
@property (getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property BOOL clipsToBounds;
@property (getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
@property (getter=isExclusiveTouch) BOOL exclusiveTouch;
@property NSInteger tag;
@property UIColor *backgroundColor;
@property (readonly) CALayer *layer;
@property (readonly) UIView *superview;
@property (readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (readonly) UIWindow *window;
@property (copy) NSArray<UIGestureRecognizer *> *gestureRecognizers;
@property (copy) NSString *accessibilityIdentifier, *accessibilityLabel;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)bringSubviewToFront:(UIView *)view;
- (void)sendSubviewToBack:(UIView *)view;
- (void)removeFromSuperview;
- (BOOL)isDescendantOfView:(UIView *)view;
- (__kindof UIView *)viewWithTag:(NSInteger)tag;
- (void)setNeedsLayout;
- (void)setNeedsDisplay;
- (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)recognizer;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer;
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event;
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event;
- (CGPoint)convertPoint:(CGPoint)point toView:(UIView *)view;
- (CGPoint)convertPoint:(CGPoint)point fromView:(UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromView:(UIView *)view;
@end
typedef CGFloat UIWindowLevel;
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;
@property UIWindowScene *windowScene;
@property UIViewController *rootViewController;
@property UIWindowLevel windowLevel;
- (void)makeKeyWindow;
- (void)makeKeyAndVisible;
- (void)sendEvent:(UIEvent *)event;
@end
@interface UILabel : UIView
@property (copy) NSString *text;
@property (getter=isEnabled) BOOL enabled;
@end
@interface UIImageView : UIView
@end
@interface UIStackView : UIView
@end
@interface UIVisualEffect : NSObject
@end
@interface UIVisualEffectView : UIView
- (instancetype)initWithEffect:(UIVisualEffect *)effect;
@end
@interface UITabBar : UIView
@end
@interface UINavigationBar : UIView
@end
@interface UIToolbar : UIView
@end
@interface UISearchBar : UIView
@end
@interface UIPickerView : UIView
@end
@interface UIActivityIndicatorView : UIView
@end
@interface UIProgressView : UIView
@end
typedef NS_ENUM(NSInteger, UITableViewCellStyle) { UITableViewCellStyleDefault };
@interface UITableViewCell : UIView
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier;
@end
@interface UICollectionReusableView : UIView
@end
@interface UICollectionViewCell : UICollectionReusableView
@end

typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1, UIControlEventTouchDownRepeat = 2, UIControlEventTouchDragInside = 4,
  UIControlEventTouchDragOutside = 8, UIControlEventTouchDragEnter = 16, UIControlEventTouchDragExit = 32,
  UIControlEventTouchUpInside = 64, UIControlEventTouchUpOutside = 128, UIControlEventTouchCancel = 256,
  UIControlEventValueChanged = 4096, UIControlEventPrimaryActionTriggered = 8192,
  UIControlEventMenuActionTriggered = 16384, UIControlEventEditingDidBegin = 65536,
  UIControlEventEditingChanged = 131072, UIControlEventEditingDidEnd = 262144,
  UIControlEventEditingDidEndOnExit = 524288, UIControlEventAllTouchEvents = 0xFFF,
  UIControlEventAllEditingEvents = 0xF0000, UIControlEventAllEvents = 0xFFFFFFFF
};
typedef NS_OPTIONS(NSUInteger, UIControlState) { UIControlStateNormal = 0, UIControlStateHighlighted = 1, UIControlStateDisabled = 2 };
@interface UIControl : UIView
@property (getter=isEnabled) BOOL enabled;
@property (getter=isSelected) BOOL selected;
@property (getter=isHighlighted) BOOL highlighted;
@property (readonly, getter=isTracking) BOOL tracking;
- (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
- (void)sendAction:(SEL)action to:(id)target forEvent:(UIEvent *)event;
- (void)sendActionsForControlEvents:(UIControlEvents)events;
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event;
- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event;
- (void)endTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event;
- (void)cancelTrackingWithEvent:(UIEvent *)event;
@end
@interface UIButton : UIControl
- (void)setTitle:(NSString *)title forState:(UIControlState)state;
@property (readonly) UILabel *titleLabel;
@end
@interface UISwitch : UIControl
@property (getter=isOn) BOOL on;
@end
@interface UISlider : UIControl
@property float value;
@end
@interface UIStepper : UIControl
@property double value;
@end
@interface UISegmentedControl : UIControl
@property NSInteger selectedSegmentIndex;
- (void)insertSegmentWithTitle:(NSString *)title atIndex:(NSUInteger)segment animated:(BOOL)animated;
@end
@interface UIPageControl : UIControl
@property NSInteger currentPage, numberOfPages;
@end
@interface UIDatePicker : UIControl
@end
@interface UIRefreshControl : UIControl
@end
@interface UITextField : UIControl
@property (copy) NSString *text;
@end

typedef NS_ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior) { UIScrollViewContentInsetAdjustmentAutomatic, UIScrollViewContentInsetAdjustmentNever };
@interface UIScrollView : UIView
@property UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@property CGPoint contentOffset;
@property CGSize contentSize;
@property UIEdgeInsets contentInset;
@property (getter=isScrollEnabled) BOOL scrollEnabled;
@property (getter=isPagingEnabled) BOOL pagingEnabled;
@property BOOL delaysContentTouches, canCancelContentTouches, bounces;
@property (readonly, getter=isDragging) BOOL dragging;
@property (readonly) UIPanGestureRecognizer *panGestureRecognizer;
- (BOOL)touchesShouldBegin:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event inContentView:(UIView *)view;
- (BOOL)touchesShouldCancelInContentView:(UIView *)view;
@end
typedef NS_ENUM(NSInteger, UITableViewStyle) { UITableViewStylePlain };
@interface UITableView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style;
@end
@interface UICollectionViewLayout : NSObject
@end
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@end
@interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout;
@end
@interface UITextView : UIScrollView
@property (copy) NSString *text;
@end
@interface WKWebView : UIView
@end

// MARK: Controllers

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) { UIModalPresentationFullScreen, UIModalPresentationPageSheet };
@interface UIViewController : UIResponder
@property UIView *view;
@property UIModalPresentationStyle modalPresentationStyle;
@property (copy) NSString *title;
@property (readonly) UIViewController *parentViewController, *presentedViewController, *presentingViewController;
- (void)loadView;
- (void)viewDidLoad;
- (void)viewDidAppear:(BOOL)animated;
- (void)addChildViewController:(UIViewController *)controller;
- (void)didMoveToParentViewController:(UIViewController *)parent;
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(void (^)(void))completion;
@end
@interface UINavigationController : UIViewController
@end
@interface UITabBarController : UIViewController
@end
@interface UITableViewController : UIViewController
@end
@interface UIPageViewController : UIViewController
@end

// MARK: Recognizers

@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldReceiveTouch:(UITouch *)touch;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)other;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)other;
@end
typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible, UIGestureRecognizerStateBegan, UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded, UIGestureRecognizerStateCancelled, UIGestureRecognizerStateFailed,
  UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded
};
@interface UIGestureRecognizer : NSObject
@property (copy) NSString *name;
@property UIGestureRecognizerState state;
@property (readonly) UIView *view;
@property (getter=isEnabled) BOOL enabled;
@property BOOL cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded;
@property (weak) id<UIGestureRecognizerDelegate> delegate;
@property (readonly) NSUInteger numberOfTouches;
- (void)addTarget:(id)target action:(SEL)action;
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)other;
- (CGPoint)locationInView:(UIView *)view;
- (CGPoint)locationOfTouch:(NSUInteger)index inView:(UIView *)view;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
@end
@interface UITapGestureRecognizer : UIGestureRecognizer
@property NSUInteger numberOfTapsRequired, numberOfTouchesRequired;
@end
@interface UILongPressGestureRecognizer : UIGestureRecognizer
@property NSUInteger numberOfTapsRequired, numberOfTouchesRequired;
@property NSTimeInterval minimumPressDuration;
@end
@interface UIPanGestureRecognizer : UIGestureRecognizer
@property NSUInteger minimumNumberOfTouches, maximumNumberOfTouches;
- (CGPoint)translationInView:(UIView *)view;
- (CGPoint)velocityInView:(UIView *)view;
@end
typedef NS_OPTIONS(NSUInteger, UIRectEdge) { UIRectEdgeTop = 1, UIRectEdgeLeft = 2, UIRectEdgeBottom = 4, UIRectEdgeRight = 8 };
@interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
@property UIRectEdge edges;
@end
typedef NS_OPTIONS(NSUInteger, UISwipeGestureRecognizerDirection) {
  UISwipeGestureRecognizerDirectionRight = 1, UISwipeGestureRecognizerDirectionLeft = 2,
  UISwipeGestureRecognizerDirectionUp = 4, UISwipeGestureRecognizerDirectionDown = 8
};
@interface UISwipeGestureRecognizer : UIGestureRecognizer
@property UISwipeGestureRecognizerDirection direction;
@property NSUInteger numberOfTouchesRequired;
@end
@interface UIPinchGestureRecognizer : UIGestureRecognizer
@property CGFloat scale;
@end
@interface UIRotationGestureRecognizer : UIGestureRecognizer
@property CGFloat rotation;
@end
