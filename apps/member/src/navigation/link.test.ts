import { describe, expect, it } from "vitest";
import { ownAddress } from "./link.rules.ts";

const here = new URL("https://satang.example/contact");
const click = {
  button: 0,
  defaultPrevented: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};
const link = (href: string) => ({ href: new URL(href, here).href, target: "", download: null });

describe("a click on a link", () => {
  it("to a route of the app stays in the app", () => {
    expect(ownAddress(click, link("/user/statement?page=2#row"), here)).toBe(
      "/user/statement?page=2#row",
    );
  });

  it.each([
    "https://evil.example/login",
    "/favicon.svg",
    "#main",
    "tel:021234567",
    "//evil.example/login",
  ])("to %s is handled by the browser", (href) => {
    expect(ownAddress(click, link(href), here)).toBeUndefined();
  });

  it.each([
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])("with %j is handled by the browser", (part) => {
    expect(ownAddress({ ...click, ...part }, link("/login"), here)).toBeUndefined();
  });

  it("into a new tab or to a file is handled by the browser", () => {
    expect(ownAddress(click, { ...link("/login"), target: "_blank" }, here)).toBeUndefined();
    expect(ownAddress(click, { ...link("/login"), download: "" }, here)).toBeUndefined();
  });
});
