#ifndef LP_PANGO_CAIRO_SHIM_H
#define LP_PANGO_CAIRO_SHIM_H

#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
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
static inline PangoFcFont *lp_fc_font(PangoFont *font) { return PANGO_FC_FONT(font); }

/// Outlines in font units, without hinting.
static const FT_Int32 lp_ft_load_unscaled = FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP;
/// Bitmaps with their colours.
static const FT_Int32 lp_ft_load_color = FT_LOAD_COLOR | FT_LOAD_DEFAULT;
static const int lp_ft_pixel_mode_bgra = FT_PIXEL_MODE_BGRA;

#endif
