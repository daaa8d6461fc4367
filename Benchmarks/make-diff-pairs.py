#!/usr/bin/env python3
"""Draws the pairs of pictures that the differs are measured on.

    make-diff-pairs.py FOLDER

Rows of a settings screen at 1170×2532 (@3x) and 4000×8000 (@4x): cards, discs with gradients, two lines of text each. Beside each
<size>_a.png: _same (the same file), _reencoded (RGB instead of RGBA, other compression), _1px (a red pixel in the middle), _5pct (a
twentieth of the rows recoloured); for the phone _aa25 (text drawn a quarter of a pixel to the right) and _tint1 (every channel one less).
"""
import math, pathlib, shutil, sys

import cairo
import numpy
from PIL import Image


def rounded(context, x, y, width, height, radius):
    context.new_sub_path()
    for cx, cy, turn in ((x + width - radius, y + radius, -1), (x + width - radius, y + height - radius, 0),
                         (x + radius, y + height - radius, 1), (x + radius, y + radius, 2)):
        context.arc(cx, cy, radius, turn * math.pi / 2, (turn + 1) * math.pi / 2)
    context.close_path()


def screen(width, height, scale, shift=0.0):
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, width, height)
    context = cairo.Context(surface)
    options = cairo.FontOptions()
    options.set_antialias(cairo.ANTIALIAS_GRAY)
    options.set_hint_style(cairo.HINT_STYLE_NONE)
    options.set_hint_metrics(cairo.HINT_METRICS_OFF)
    context.set_font_options(options)
    context.scale(scale, scale)
    context.set_source_rgb(0.95, 0.95, 0.97)
    context.paint()
    for index in range(math.ceil(height / scale / 88)):
        top = index * 88
        context.set_source_rgb(1, 1, 1)
        rounded(context, 16, top + 6, width / scale - 32, 76, 12)
        context.fill()
        paint = cairo.LinearGradient(30, top + 18, 82, top + 70)
        paint.add_color_stop_rgb(0, 0.2 + index * 7 % 10 * 0.06, 0.5, 0.9)
        paint.add_color_stop_rgb(1, 0.9, 0.3, 0.2 + index * 3 % 10 * 0.06)
        context.set_source(paint)
        context.arc(56, top + 44, 26, 0, 2 * math.pi)
        context.fill()
        for text, y, size, weight, gray in (
                (f"Account {index}: devices and sessions", 38, 17, cairo.FONT_WEIGHT_BOLD, 0.1),
                (f"Signed in on {index * 7919 % 31 + 1} devices, last seen {index * 13 % 59} minutes ago", 62, 13,
                 cairo.FONT_WEIGHT_NORMAL, 0.45)):
            context.select_font_face("Inter", cairo.FONT_SLANT_NORMAL, weight)
            context.set_font_size(size)
            context.set_source_rgb(gray, gray, gray + 0.02)
            context.move_to(96 + shift / scale, top + y)
            # As a path, so that the letters stand where they are put and not on whole pixels.
            context.text_path(text)
            context.fill()
    pixels = numpy.frombuffer(surface.get_data(), numpy.uint8).reshape(height, surface.get_stride())[:, :width * 4]
    pixels = pixels.reshape(height, width, 4)[..., [2, 1, 0, 3]].copy()
    pixels[..., 3] = 255
    return pixels


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)

    def save(pixels, name):
        Image.fromarray(pixels).save(folder / f"{name}.png", compress_level=6)

    for tag, width, height, scale in (("phone", 1170, 2532, 3), ("large", 4000, 8000, 4)):
        before = screen(width, height, scale)
        save(before, f"{tag}_a")
        shutil.copy(folder / f"{tag}_a.png", folder / f"{tag}_same.png")
        Image.fromarray(before).convert("RGB").save(folder / f"{tag}_reencoded.png", compress_level=1)
        one = before.copy()
        one[height // 2, width // 2, :3] = (255, 0, 0)
        save(one, f"{tag}_1px")
        band = before.copy()
        rows = slice(height // 3, height // 3 + round(height / 20))
        band[rows, :, 0] = 255 - band[rows, :, 0]
        band[rows, :, 1] //= 2
        save(band, f"{tag}_5pct")
        if tag == "phone":
            save(screen(width, height, scale, shift=0.25), f"{tag}_aa25")
            tint = before.copy()
            tint[..., :3] = numpy.where(tint[..., :3] > 0, tint[..., :3] - 1, 1)
            save(tint, f"{tag}_tint1")


if __name__ == "__main__":
    sys.exit(main())
