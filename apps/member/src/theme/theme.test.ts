import { describe, expect, it } from "vitest";
import { activeTheme } from "./theme.ts";

describe("the active theme", () => {
  it("is the chosen one, otherwise that of the device, otherwise night", () => {
    expect(activeTheme("river-day", false)).toBe("river-day");
    expect(activeTheme("river-night", true)).toBe("river-night");
    expect(activeTheme(null, true)).toBe("river-day");
    expect(activeTheme("lotus", false)).toBe("river-night");
  });
});
