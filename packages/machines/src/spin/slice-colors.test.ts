import { describe, expect, it } from "vitest";
import { contrastOf, sliceColors } from "./slice-colors.rules.ts";

describe("the colours of a slice", () => {
  it("are those of the service when the label is legible", () => {
    expect(sliceColors("#F5C451", "#1C1A17", 0)).toEqual({ fill: "#f5c451", ink: "#1c1a17" });
    expect(sliceColors(" #fff ", "#000", 0)).toEqual({ fill: "#ffffff", ink: "#000000" });
  });

  it.each([
    ["#f5c451", "#ffffff"],
    ["#777777", "#777777"],
    ["#0000ff", "#000000"],
    ["#232f79", undefined],
    ["#232f79", "white; background: url(x)"],
  ])("have another ink when %s cannot carry %s", (bgColor, textColor) => {
    const { fill, ink } = sliceColors(bgColor, textColor, 0);
    expect(fill).toBe(bgColor);
    expect(contrastOf(fill, ink)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([undefined, "", "red", "#12", "url(x)", "#12345g"])(
    "have another fill instead of %s, which differs from the next one",
    (bgColor) => {
      const slices = [0, 1, 2, 3].map((index) => sliceColors(bgColor, undefined, index));
      for (const { fill, ink } of slices) {
        expect(fill).toMatch(/^#[\da-f]{6}$/);
        expect(contrastOf(fill, ink)).toBeGreaterThanOrEqual(4.5);
      }
      expect(new Set(slices.slice(0, 3).map(({ fill }) => fill)).size).toBe(3);
    },
  );
});
