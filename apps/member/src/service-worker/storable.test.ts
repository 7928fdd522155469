import { expect, it } from "vitest";
import { type AssetReply, isStorable } from "./storable.rules.ts";

const FILE = "/assets/p-a1b2c3d4.js";

const reply = (contentType: string | null, other: Partial<AssetReply> = {}): AssetReply => ({
  status: 200,
  type: "basic",
  redirected: false,
  headers: new Headers(contentType === null ? {} : { "content-type": contentType }),
  ...other,
});

it.each([
  [FILE, "text/javascript; charset=utf-8"],
  [FILE, "application/javascript"],
  ["/assets/a-1.css", "text/css"],
  ["/assets/a-1.woff2", "font/woff2"],
  ["/assets/a-1.woff2", "application/octet-stream"],
  ["/assets/a-1.svg", "image/svg+xml"],
])("%s is stored when it comes as %s", (path, type) => {
  expect(isStorable(path, reply(type))).toBe(true);
});

it.each([
  [FILE, "text/html; charset=utf-8"],
  [FILE, "TEXT/HTML"],
  [FILE, "application/json"],
  [FILE, "text/plain"],
  [FILE, "text/css"],
  [FILE, null],
  ["/assets/a-1.css", "text/html"],
  ["/assets/a-1.css", "text/javascript"],
  ["/assets/a-1.woff2", "text/html"],
  ["/assets/a-1.woff2", "application/json"],
  ["/assets/a-1.svg", "application/xhtml+xml"],
])(
  "%s is not stored when it comes as %s: the host has answered with something else",
  (path, type) => {
    expect(isStorable(path, reply(type))).toBe(false);
  },
);

it.each<Partial<AssetReply>>([
  { status: 206 },
  { status: 404 },
  { status: 503 },
  { type: "cors" },
  { type: "opaque", status: 0 },
  { redirected: true },
])("a reply with %o is not stored: it is no whole file of this origin", (other) => {
  expect(isStorable(FILE, reply("text/javascript", other))).toBe(false);
});
