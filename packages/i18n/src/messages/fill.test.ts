import { describe, expect, it } from "vitest";
import { fill } from "./fill.ts";

describe("fill", () => {
  it("puts values in, as often as they are named", () => {
    expect(fill("{a} and {b} and {a}", { a: 1, b: "two" })).toBe("1 and two and 1");
  });

  it("takes values literally: braces and dollars in a name stay what they are", () => {
    expect(fill("Hello {name}", { name: "$& {name}" })).toBe("Hello $& {name}");
  });

  it("chooses the singular for one and the plural for all else", () => {
    const text = "{count} {count|coin|coins}";
    expect([0, 1, 2, 1.5].map((count) => fill(text, { count }))).toEqual([
      "0 coins",
      "1 coin",
      "2 coins",
      "1.5 coins",
    ]);
  });

  it("leaves a placeholder standing when its value is missing", () => {
    expect(fill("Pay {amount}", {})).toBe("Pay {amount}");
  });

  it("reads no inherited property as a value", () => {
    expect(fill("{toString}", {})).toBe("{toString}");
  });
});
