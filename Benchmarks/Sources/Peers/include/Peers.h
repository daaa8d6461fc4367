// The peers that our solver is measured against, behind a plain C interface.
#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A system of constraints in flat arrays; the terms of row i are those from termStarts[i] up to termStarts[i + 1].
typedef struct {
  int32_t variableCount;
  int32_t rowCount;
  const int32_t *termStarts;
  const int32_t *variables;
  const double *coefficients;
  const double *constants;
  /// -1: at most 0, 0: equal, 1: at least 0.
  const int8_t *relations;
  /// Below 0 for required rows.
  const double *weights;
  /// Whether the row is an edit variable, whose first value is in suggestions.
  const int8_t *edits;
  const double *suggestions;
} PeerSystem;

typedef struct KiwiPeer KiwiPeer;

/// Makes kiwi's constraints, adds all of them one by one and reads the values back.
KiwiPeer *kiwiMake(const PeerSystem *system);
void kiwiFree(KiwiPeer *peer);
const double *kiwiValues(const KiwiPeer *peer);
void kiwiSuggest(KiwiPeer *peer, int32_t variable, double value);
/// Takes `count` rows out, adds the one row of `bridge` instead, reads, and goes back.
void kiwiChurn(KiwiPeer *peer, const int32_t *rows, int32_t count, const PeerSystem *bridge);

typedef struct YogaPeer YogaPeer;

/// One row of the flexbox tree that is nearest to a stack row.
typedef struct {
  float titleWidth, titleHeight, subWidth, subHeight, badgeWidth, badgeHeight, buttonWidth, buttonHeight;
} YogaRow;

/// Builds the tree and lays it out.
YogaPeer *yogaMake(const YogaRow *rows, int32_t count, float width);
void yogaFree(YogaPeer *peer);
/// Lays the tree out in another width and returns its height.
float yogaResize(YogaPeer *peer, float width);

#ifdef __cplusplus
}
#endif
