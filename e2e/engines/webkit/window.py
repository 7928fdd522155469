#!/usr/bin/python3
"""One page of WebKitGTK in a window without a frame.

The argument is the JSON of `Look` in window.ts. Each line of the standard input is the JSON of an `Input`, which the X server
carries out, so that the page gets trusted events. The window closes with its standard input.
"""
import json
import os
import sys

import gi

gi.require_version("GdkX11", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GdkX11, GLib, Gtk, WebKit2  # noqa: E402,F401
from Xlib import X, display  # noqa: E402
from Xlib.ext import xtest  # noqa: E402

look = json.loads(sys.argv[1])
width, height = look["size"]
gtk = Gtk.Settings.get_default()
gtk.set_property("gtk-enable-animations", not look["still"])
gtk.set_property("gtk-application-prefer-dark-theme", look["dark"])

context = WebKit2.WebContext.new_with_website_data_manager(WebKit2.WebsiteDataManager.new_ephemeral())
context.set_preferred_languages([look["language"]])
settings = WebKit2.Settings()
settings.set_enable_developer_extras(True)
# Without a graphics card, accelerated drawing stops giving animation frames now and then.
settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
view = WebKit2.WebView(settings=settings, web_context=context)
view.connect("web-process-terminated", lambda _, reason: print("page ended:", reason.value_nick, flush=True))

window = Gtk.Window()
window.set_decorated(False)
window.set_default_size(width, height)
window.add(view)
window.connect("destroy", Gtk.main_quit)
window.show_all()
window.move(0, 0)
view.grab_focus()
view.load_uri("about:blank")

screen = display.Display()
# A key of a slow machine would repeat.
screen.change_keyboard_control(auto_repeat_mode=X.AutoRepeatModeOff)
screen.sync()

WHEEL = {"dx": (7, 6), "dy": (5, 4)}
WHEEL_STEP = 53


def turn(axis, distance):
    plus, minus = WHEEL[axis]
    button = plus if distance > 0 else minus
    for _ in range(max(1, round(abs(distance) / WHEEL_STEP)) if distance else 0):
        xtest.fake_input(screen, X.ButtonPress, button)
        xtest.fake_input(screen, X.ButtonRelease, button)


def act(event):
    kind = event["type"]
    if kind == "move":
        origin = window.get_window().get_origin()
        x, y = int(origin[1] + event["x"]), int(origin[2] + event["y"])
        xtest.fake_input(screen, X.MotionNotify, x=x, y=y)
    elif kind in ("down", "up"):
        xtest.fake_input(screen, X.ButtonPress if kind == "down" else X.ButtonRelease, event["button"])
    elif kind == "wheel":
        turn("dy", event["dy"])
        turn("dx", event["dx"])
    elif kind in ("keydown", "keyup"):
        code = screen.keysym_to_keycode(event["keysym"])
        if code:
            xtest.fake_input(screen, X.KeyPress if kind == "keydown" else X.KeyRelease, code)
    elif kind == "size":
        window.resize(event["width"], event["height"])
    screen.sync()


rest = b""


def read(*_):
    global rest
    # readline() would keep further lines to itself, and no event would name them.
    data = os.read(0, 65536)
    if not data:
        Gtk.main_quit()
        return False
    *lines, rest = (rest + data).split(b"\n")
    for line in lines:
        act(json.loads(line))
    return True


def focus():
    # Without a window manager no window gets the focus, and a page without it no events about it.
    xid = window.get_window().get_xid()
    screen.create_resource_object("window", xid).set_input_focus(X.RevertToParent, X.CurrentTime)
    screen.sync()
    return True


focus()
GLib.timeout_add(1000, focus)
GLib.io_add_watch(sys.stdin.fileno(), GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, read)
Gtk.main()
