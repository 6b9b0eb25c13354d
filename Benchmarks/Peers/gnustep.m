// GNUstep: -[NSView hitTest:]. gnustep TREE ANSWERS SCALE
#import <AppKit/AppKit.h>

#include "peer.h"

// A view that knows its number, with the origin at its upper left corner.
@interface View : NSView {
 @public
  int number;
}
@end

@implementation View
- (BOOL)isFlipped {
  return YES;
}
@end

// A view that takes no touches.
@interface Glass : View
@end

@implementation Glass
- (NSView *)hitTest:(NSPoint)point {
  (void)point;
  return nil;
}
@end

static int hit(void *root, double x, double y) {
  View *found = (View *)[(View *)root hitTest:NSMakePoint(x, y)];
  return found ? found->number : -1;
}

int main(int count, char **arguments) {
  if (count != 4) return 2;
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  peer_tree tree = peer_read(arguments[1], atof(arguments[3]));
  View **views = peer_array(tree.count, sizeof *views);
  peer_build build = peer_build_begin();
  for (int number = 0; number < tree.count; number++) {
    NSRect frame = NSMakeRect(tree.x[number], tree.y[number], tree.width[number], tree.height[number]);
    views[number] = [(tree.off[number] ? [Glass alloc] : [View alloc]) initWithFrame:frame];
    views[number]->number = number;
    if (number > 0) [views[tree.parents[number]] addSubview:views[number]];
    if (number % 1024 == 0) {
      [pool release];
      pool = [NSAutoreleasePool new];
    }
  }
  peer_build_end(&build, &tree);
  peer_report(&tree, hit, views[0], build, arguments[2]);
}
