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

#endif
