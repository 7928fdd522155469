import { checkTheme } from "@satang/ui/theming";
import { describe, expect, test } from "vitest";
import {
  addressable,
  brandOf,
  changesOf,
  choiceFrom,
  exports,
  fonts,
  initialChoice,
  linkOf,
  withChange,
} from "./choice.rules.ts";

describe("the brand of a choice", () => {
  test("has enough contrast in both schemes, at the requested level", () => {
    const pair = brandOf({ ...initialChoice, level: "AAA" });
    for (const brand of [pair.light, pair.dark]) {
      expect(checkTheme(brand).failures).toEqual([]);
    }
  });

  test("applies single colours in their own scheme only", () => {
    const { light, dark } = brandOf({ ...initialChoice, changes: "text_777777" });
    expect(light.color.text).toBe("#777777");
    expect(dark.color.text).not.toBe("#777777");
    expect(checkTheme(light).passes).toBe(false);
  });

  test("rejects an invalid colour and names it", () => {
    expect(() => brandOf({ ...initialChoice, color: "url(x)" })).toThrow("url(x)");
  });
});

test("every font of the list is valid CSS", () => {
  for (const font of Object.keys(fonts) as (keyof typeof fonts)[]) {
    expect(brandOf({ ...initialChoice, font }).light.fontFamily).toBe(fonts[font].family);
  }
});

describe("the choice in an address", () => {
  test("is used when it is valid", () => {
    const values = { ...initialChoice, color: "teal", scheme: "dark", level: "AAA", font: "mono" };
    expect(choiceFrom(values)).toEqual(values);
  });

  test("is the default when it is invalid", () => {
    const garbage = [
      { font: "comic", scheme: "purple", level: "ZZ", radius: "banana", changes: null },
      { font: "constructor", scheme: "__proto__", level: null, radius: Number.NaN, color: null },
      {},
    ];
    for (const values of garbage) expect(choiceFrom(values)).toEqual(initialChoice);
  });

  test("keeps a radius within the range of the slider", () => {
    expect(choiceFrom({ radius: 9999 }).radius).toBe(28);
    expect(choiceFrom({ radius: -50 }).radius).toBe(0);
    expect(choiceFrom({ radius: 7.4 }).radius).toBe(7);
  });
});

test("has every colour as hex, and no incomplete colour", () => {
  expect(addressable({ color: "teal" })).toEqual({ color: "#008080" });
  expect(addressable({ color: "rgb(0 170 136)" })).toEqual({ color: "#00aa88" });
  expect(addressable({ color: "#00aa8g", radius: 4 })).toEqual({ radius: 4 });
  expect(addressable({ font: "mono" })).toEqual({ font: "mono" });
});

test("changes colours of the brand and nothing else", () => {
  const { color } = brandOf(initialChoice).light;
  expect(
    changesOf("text_333333 nothing_333333 accent_red page_fffff;} toString_333333", color),
  ).toEqual({
    text: "#333333",
  });
});

test("a transparent colour stays transparent after a change of its colour", () => {
  const { color } = brandOf(initialChoice).light;
  const { overlay } = brandOf({ ...initialChoice, changes: "overlay_112233" }).light.color;
  expect(color.overlay).toMatch(/^#[0-9a-f]{8}$/);
  expect(overlay).toBe(`#112233${color.overlay?.slice(7)}`);
});

test("a colour that was changed twice is listed once", () => {
  expect(withChange("text_111111 accent_222222", "text", "#333333")).toBe(
    "accent_222222 text_333333",
  );
});

test("the link contains the differences from the defaults, in Storybook's own form", () => {
  expect(linkOf(initialChoice, "http://x/")).toBe("http://x/?path=/story/theming-studio--studio");
  expect(linkOf({ ...initialChoice, color: "#00aa88", radius: 4 }, "http://x/")).toBe(
    "http://x/?path=/story/theming-studio--studio&args=color:!hex(00aa88);radius:4",
  );
});

test("a link contains a named colour as hex, and leaves out an invalid one", () => {
  expect(linkOf({ ...initialChoice, color: "teal" }, "http://x/")).toMatch(/color:!hex\(008080\)$/);
  expect(linkOf({ ...initialChoice, color: "#00a" }, "http://x/")).toMatch(/color:!hex\(0000aa\)$/);
  expect(linkOf({ ...initialChoice, color: "nothing" }, "http://x/")).not.toContain("args");
});

test("every export names the brand's own colour", () => {
  const pair = brandOf({ ...initialChoice, changes: "page_fefefe" });
  expect(exports.typescript.write(pair)).toContain('"page": "#fefefe"');
  expect(exports.css.write(pair)).toContain("--satang-color-page: #fefefe");
  expect(exports.tokens.write(pair, "light")).toContain("#fefefe");
});
