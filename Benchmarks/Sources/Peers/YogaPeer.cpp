#include "Peers.h"

#include <yoga/Yoga.h>

#include <algorithm>
#include <type_traits>
#include <vector>

namespace {

/// The node that a measure function is handed: const from Yoga 3 on.
template <typename Function> struct FirstArgument;
template <typename Result, typename First, typename... Others> struct FirstArgument<Result (*)(First, Others...)> {
  using type = First;
};
using MeasuredNode = FirstArgument<YGMeasureFunc>::type;

YGSize measure(MeasuredNode node, float width, YGMeasureMode widthMode, float, YGMeasureMode) {
  const auto size = *static_cast<const YGSize *>(YGNodeGetContext(node));
  return YGSize{widthMode == YGMeasureModeUndefined ? size.width : std::min(size.width, width), size.height};
}

} // namespace

struct YogaPeer {
  YGNodeRef root;
  std::vector<YGSize> sizes;

  YGNodeRef leaf(float width, float height) {
    sizes.push_back(YGSize{width, height});
    const auto node = YGNodeNew();
    YGNodeSetContext(node, &sizes.back());
    YGNodeSetMeasureFunc(node, measure);
    return node;
  }

  YGNodeRef row(const YogaRow &sizes) {
    const auto row = YGNodeNew();
    YGNodeStyleSetFlexDirection(row, YGFlexDirectionRow);
    YGNodeStyleSetMinHeight(row, 44);
    YGNodeStyleSetAlignItems(row, YGAlignCenter);
    YGNodeStyleSetPadding(row, YGEdgeHorizontal, 16);
    YGNodeStyleSetPadding(row, YGEdgeVertical, 8);
    const auto icon = YGNodeNew();
    YGNodeStyleSetWidth(icon, 40);
    YGNodeStyleSetHeight(icon, 40);
    YGNodeStyleSetMargin(icon, YGEdgeRight, 12);
    const auto column = YGNodeNew();
    YGNodeStyleSetFlexGrow(column, 1);
    YGNodeStyleSetFlexShrink(column, 1);
    YGNodeStyleSetAlignItems(column, YGAlignFlexStart);
    const auto title = leaf(sizes.titleWidth, sizes.titleHeight);
    YGNodeStyleSetMargin(title, YGEdgeBottom, 4);
    YGNodeInsertChild(column, title, 0);
    YGNodeInsertChild(column, leaf(sizes.subWidth, sizes.subHeight), 1);
    const auto badge = leaf(sizes.badgeWidth, sizes.badgeHeight);
    YGNodeStyleSetMargin(badge, YGEdgeHorizontal, 8);
    const auto separator = YGNodeNew();
    YGNodeStyleSetPositionType(separator, YGPositionTypeAbsolute);
    YGNodeStyleSetPosition(separator, YGEdgeLeft, 68);
    YGNodeStyleSetPosition(separator, YGEdgeRight, 0);
    YGNodeStyleSetPosition(separator, YGEdgeBottom, 0);
    YGNodeStyleSetHeight(separator, 0.5f);
    YGNodeRef children[] = {icon, column, badge, leaf(sizes.buttonWidth, sizes.buttonHeight), separator};
    for (int index = 0; index < 5; index++) YGNodeInsertChild(row, children[index], index);
    return row;
  }
};

YogaPeer *yogaMake(const YogaRow *rows, int32_t count, float width) {
  auto peer = new YogaPeer();
  peer->sizes.reserve(4 * count);
  peer->root = YGNodeNew();
  YGNodeStyleSetWidth(peer->root, width);
  for (int index = 0; index < count; index++) YGNodeInsertChild(peer->root, peer->row(rows[index]), index);
  YGNodeCalculateLayout(peer->root, width, YGUndefined, YGDirectionLTR);
  return peer;
}

void yogaFree(YogaPeer *peer) {
  YGNodeFreeRecursive(peer->root);
  delete peer;
}

float yogaResize(YogaPeer *peer, float width) {
  YGNodeStyleSetWidth(peer->root, width);
  YGNodeCalculateLayout(peer->root, width, YGUndefined, YGDirectionLTR);
  return YGNodeLayoutGetHeight(peer->root);
}
