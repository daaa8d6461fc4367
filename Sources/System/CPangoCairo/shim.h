#ifndef LP_PANGO_CAIRO_SHIM_H
#define LP_PANGO_CAIRO_SHIM_H

#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>

/// Releases a GObject; `g_object_unref` takes an untyped pointer that Swift can't pass for opaque types.
static inline void lp_object_unref(void *object) { g_object_unref(object); }

/// Keeps a GObject alive.
static inline void *lp_object_ref(void *object) { return g_object_ref(object); }

/// The direction of the first character that has one; replaced in Pango only by interfaces for single characters.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
static inline PangoDirection lp_base_direction(const char *text, int length) { return pango_find_base_dir(text, length); }
G_GNUC_END_IGNORE_DEPRECATIONS

/// Casts that are macros in C.
static inline PangoFcFontMap *lp_fc_font_map(PangoFontMap *map) { return PANGO_FC_FONT_MAP(map); }
static inline PangoFT2FontMap *lp_ft2_font_map(PangoFontMap *map) { return PANGO_FT2_FONT_MAP(map); }
static inline PangoFcFont *lp_fc_font(PangoFont *font) { return PANGO_FC_FONT(font); }

#endif
