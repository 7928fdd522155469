import { describe, expect, test, vi } from "vitest";
import { checkTheme } from "../check/check-theme.ts";
import { contrast, mix } from "../color/contrast.ts";
import { hexOf } from "../color/css-color.ts";
import { fromOklch, toOklch } from "../color/oklch.ts";
import { themeToCss } from "../css/to-css.ts";
import { ThemeError } from "../errors/theme-error.ts";
import { brandFromColor } from "./from-color.ts";

const colors = [0, 0.3, 0.5, 0.7, 0.9, 1].flatMap((l) =>
  [0, 0.1, 0.3].flatMap((c) => [0, 40, 100, 145, 200, 260, 320].map((h) => fromOklch({ l, c, h }))),
);

describe.each(["AA", "AAA"] as const)("at %s", (level) => {
  test(`each of ${colors.length} colours, from black to the most saturated, makes two brands that pass`, () => {
    const failures = colors.flatMap((color) => {
      const { light, dark } = brandFromColor(color, { level });
      return [light, dark].flatMap((brand) =>
        checkTheme(brand, { level }).failures.map(({ message }) => `${color}: ${message}`),
      );
    });
    expect(failures).toEqual([]);
  });
});

test("the colour itself is the fill of the main action, and its hue tints the page", () => {
  const { light, dark } = brandFromColor("#a1006b", { id: "acme" });
  expect(light).toMatchObject({ id: "acme-light", scheme: "light", color: { accent: "#a1006b" } });
  expect(dark).toMatchObject({ id: "acme-dark", scheme: "dark" });
  for (const color of [light.color.page, dark.color.page, dark.color.accent]) {
    expect(Math.abs(toOklch(color).h - toOklch("#a1006b").h)).toBeLessThan(12);
  }
});

test.each(["#f7d774", "#ffe600", "#a1006b", "#7a1fa2", "#00a0ff", "#0a7d4f", "#1d4ed8"])(
  "%s can be a fill in both schemes, so it is kept, and nothing is said",
  (color) => {
    const onMove = vi.fn();
    const { light, dark } = brandFromColor(color, { onMove });
    expect([light.color.accent, dark.color.accent]).toEqual([color, color]);
    expect(onMove).not.toHaveBeenCalled();
  },
);

test.each([
  ["#111111", "dark", /has 1\.0\d:1 on the page, needs 1\.5:1/],
  ["#ffffff", "light", /has 1\.0\d:1 on the page, needs 1\.2:1/],
])(
  "%s is not seen on a page in %s: it is moved as little as possible, with the reason",
  (color, scheme, reason) => {
    const onMove = vi.fn();
    const pair = brandFromColor(color, { onMove });
    const to = pair[scheme as "light" | "dark"].color.accent;
    expect(onMove.mock.calls).toEqual([
      [{ scheme, from: color, to, reason: expect.stringMatching(reason) }],
    ]);
  },
);

test("a fill on which no text reaches the level is moved with that reason", () => {
  const onMove = vi.fn();
  brandFromColor("#808080", { level: "AAA", onMove });
  expect(onMove).toHaveBeenCalledWith(
    expect.objectContaining({ from: "#808080", reason: "no text has 7:1 on it" }),
  );
});

test.each(["#000000", "#111111", "#0b1020", "#1c1917", "#a1006b", "#1d4ed8"])(
  "the main action of %s is seen on the whole wallet card",
  (color) => {
    const { light, dark } = brandFromColor(color);
    for (const { accent, walletStart, walletEnd } of [light.color, dark.color]) {
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        const ground = mix(walletEnd, share, walletStart);
        expect(contrast(accent, ground)).toBeGreaterThanOrEqual(1.45);
      }
    }
  },
);

test.each(["#111111", "#ffffff", "#808080", "#a1006b"])(
  "%s is kept on request; only pairs that need another fill fail",
  (color) => {
    const onMove = vi.fn();
    const { light, dark } = brandFromColor(color, { keep: true, onMove, level: "AAA" });
    expect([light.color.accent, dark.color.accent]).toEqual([color, color]);
    expect(onMove).not.toHaveBeenCalled();
    const failures = [light, dark].flatMap((brand) => checkTheme(brand).failures);
    const isOfFill = ({ color: token, on, over }: (typeof failures)[number]) =>
      [token, on, over].some((one) => /accent/i.test(one ?? ""));
    expect(failures.filter((failure) => !isOfFill(failure)).map(({ message }) => message)).toEqual(
      [],
    );
  },
);

test("every CSS colour is accepted, and the pair is one theme that follows the device", () => {
  expect(brandFromColor("hsl(320 100% 32%)")).toEqual(brandFromColor("#a3006d"));
  expect(themeToCss(brandFromColor("rebeccapurple", { id: "acme" }))).toContain(
    '[data-satang-theme="acme"]',
  );
});

test.each([
  ["hwb(0 0% 0%)", "#ff0000"],
  ["color(srgb 1 0 0)", "#ff0000"],
  ["#f0a", "#ff00aa"],
  ["White", "#ffffff"],
  [" #A1006B\n", "#a1006b"],
  ["oklch(0.6 0.1 none)", "#b1667e"],
])("%j is read as CSS reads it", (color, hex) => {
  expect(hexOf(color)).toBe(hex);
});

test.each([
  ["oklch(0.7 0.4 150)", 0.7, 150],
  ["oklch(0.5 0.35 30)", 0.5, 30],
  ["color(display-p3 0 1 0)", 0.85, 146],
  ["color(a98-rgb 0 1 0)", 0.85, 146],
  ["color(rec2020 0 0 1)", 0.42, 245],
])("%s, which not every screen can show, keeps lightness and hue", (color, l, h) => {
  const shown = toOklch(hexOf(color));
  expect(Math.abs(shown.l - l)).toBeLessThan(0.05);
  expect(Math.abs(shown.h - h)).toBeLessThan(8);
});

test.each(["a1006bx", "#a1006b80", "red;}", "url(x)", ""])("%o is refused by name", (color) => {
  expect(() => brandFromColor(color)).toThrow(ThemeError);
  expect(() => brandFromColor(color)).toThrow('"color"');
});

test("an unknown level is refused, for callers without types", () => {
  expect(() => brandFromColor("#a1006b", { level: "aa" as never })).toThrow('"level" is "aa"');
  expect(() => checkTheme(brandFromColor("teal").light, { level: "aa" as never })).toThrow(
    '"contrast" is "aa"',
  );
});
