import { describe, expect, it } from "vitest";
import { shortenText } from "./shorten-text.ts";

describe("a text of a service", () => {
  it("stays as it is up to its length, counted in characters", () => {
    expect(shortenText("", 8)).toBe("");
    expect(shortenText("Somchai", 8)).toBe("Somchai");
    expect(shortenText("😀".repeat(8), 8)).toBe("😀".repeat(8));
  });

  it.each([
    ["Somchai Jaidee", 8, "Somchai…"],
    ["😀".repeat(9), 8, `${"😀".repeat(7)}…`],
    ["ก่ก่ก่ก่", 4, "ก่…"],
    ["ที่นี่ที่นี่", 6, "ที่…"],
    ["กำกำกำ", 4, "กำ…"],
    ["ຄຳຄຳຄຳ", 4, "ຄຳ…"],
    ["ไกเกเกเก", 4, "ไก…"],
    ["ໄກເກເກເກ", 4, "ໄກ…"],
    ["ab👨‍👩‍👧cdefghijk", 6, "ab…"],
    ["ab👍🏽cdef", 4, "ab…"],
    ["ab❤️cdef", 4, "ab…"],
  ])("%s is cut between its letters", (text, most, shown) => {
    expect(shortenText(text, most)).toBe(shown);
  });

  it("of marks alone is cut anyway", () => {
    const shown = shortenText(`ก${"\u0e49".repeat(900_000)}`, 200);
    expect([...shown]).toHaveLength(200);
  });

  it("of 900,000 letters is not read whole", () => {
    const text = "ก".repeat(900_000);
    shortenText(text, 200);
    const started = Date.now();
    for (let time = 0; time < 1_000; time += 1) shortenText(text, 200);
    expect(Date.now() - started).toBeLessThan(2_000);
  });
});
