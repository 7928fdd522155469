import { checkTheme } from "@satang/ui/theming";
import { describe, expect, test } from "vitest";
import { brandOf, changesOf, exports, initialChoice, linkOf, withChange } from "./choice.rules.ts";

describe("the brand of a choice", () => {
  test("reads in both schemes at the level that was asked for", () => {
    const pair = brandOf({ ...initialChoice, level: "AAA" });
    for (const brand of [pair.light, pair.dark]) {
      expect(checkTheme(brand).failures).toEqual([]);
    }
  });

  test("takes single colours, and only in the scheme they were chosen for", () => {
    const { light, dark } = brandOf({ ...initialChoice, changes: "text_777777" });
    expect(light.color.text).toBe("#777777");
    expect(dark.color.text).not.toBe("#777777");
    expect(checkTheme(light).passes).toBe(false);
  });

  test("refuses what is no colour by naming it", () => {
    expect(() => brandOf({ ...initialChoice, color: "url(x)" })).toThrow("url(x)");
  });
});

test("changes in an address are colours of the brand and nothing else", () => {
  const { color } = brandOf(initialChoice).light;
  expect(changesOf("text_333333 nothing_333333 accent_red page_fffff;}", color)).toEqual({
    text: "#333333",
  });
});

test("a colour changed twice stands once", () => {
  expect(withChange("text_111111 accent_222222", "text", "#333333")).toBe(
    "accent_222222 text_333333",
  );
});

test("the link carries what differs from the start, in Storybook's own form", () => {
  expect(linkOf(initialChoice, "http://x/")).toBe("http://x/?path=/story/theming-studio--studio");
  expect(linkOf({ ...initialChoice, color: "#00aa88", radius: 4 }, "http://x/")).toBe(
    "http://x/?path=/story/theming-studio--studio&args=color:!hex(00aa88);radius:4",
  );
});

test("every export names the brand's own colour", () => {
  const pair = brandOf({ ...initialChoice, changes: "page_fefefe" });
  expect(exports.typescript.write(pair)).toContain('"page": "#fefefe"');
  expect(exports.css.write(pair)).toContain("--satang-color-page: #fefefe");
  expect(exports.tokens.write(pair, "light")).toContain("#fefefe");
});
