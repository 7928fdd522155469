import { describe, expect, it } from "vitest";
import { websiteOf } from "./website.rules.ts";

describe("the website of the credit line", () => {
  it.each([
    ["satang.example", "https://satang.example/", "satang.example"],
    ["https://satang.example/", "https://satang.example/", "satang.example"],
    ["http://satang.example/th ", "http://satang.example/th", "satang.example/th"],
  ])("%s is a link", (text, href, label) => {
    expect(websiteOf(text)).toEqual({ href, label });
  });

  it.each([
    undefined,
    "",
    "  ",
    "javascript:alert(1)",
    "data:text/html,x",
    "not a site",
    "localhost",
  ])("%s is not a link", (text) => {
    expect(websiteOf(text)).toBeUndefined();
  });
});
