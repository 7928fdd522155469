import { describe, expect, it } from "vitest";
import { ownAddress } from "./link.rules.ts";

const origin = "https://satang.example";
const click = {
  button: 0,
  defaultPrevented: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};
const link = (href: string) => ({ href: new URL(href, origin).href, target: "", download: null });

describe("a click on a link", () => {
  it("to a route of the app stays in the app", () => {
    expect(ownAddress(click, link("/user/statement?page=2#row"), origin)).toBe(
      "/user/statement?page=2#row",
    );
  });

  it.each(["https://evil.example/login", "/favicon.svg", "tel:021234567", "//evil.example/login"])(
    "to %s is the browser's",
    (href) => {
      expect(ownAddress(click, link(href), origin)).toBeUndefined();
    },
  );

  it.each([
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])("with %j is the browser's", (part) => {
    expect(ownAddress({ ...click, ...part }, link("/login"), origin)).toBeUndefined();
  });

  it("into a new tab or a file is the browser's", () => {
    expect(ownAddress(click, { ...link("/login"), target: "_blank" }, origin)).toBeUndefined();
    expect(ownAddress(click, { ...link("/login"), download: "" }, origin)).toBeUndefined();
  });
});
