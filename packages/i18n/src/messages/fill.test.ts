import { describe, expect, it } from "vitest";
import { fill } from "./fill.ts";

describe("fill", () => {
  it("inserts a value each time it is named", () => {
    expect(fill("{a} and {b} and {a}", { a: 1, b: "two" })).toBe("1 and two and 1");
  });

  it("inserts values literally: braces and dollars in a name stay as they are", () => {
    expect(fill("Hello {name}", { name: "$& {name}" })).toBe("Hello $& {name}");
  });

  it("chooses the singular for 1 and the plural otherwise", () => {
    const text = "{count} {count|coin|coins}";
    expect([0, 1, 2, 1.5].map((count) => fill(text, { count }))).toEqual([
      "0 coins",
      "1 coin",
      "2 coins",
      "1.5 coins",
    ]);
  });

  it("keeps a placeholder when its value is missing", () => {
    expect(fill("Pay {amount}", {})).toBe("Pay {amount}");
  });

  it("does not read an inherited property as a value", () => {
    expect(fill("{toString}", {})).toBe("{toString}");
  });

  it("separates a Latin name or a number from Thai and Lao words, and leaves these together", () => {
    const thai = "จาก{from}ไปยัง{to}แล้ว";
    expect(fill(thai, { from: "กระเป๋าเงิน", to: "Joker" })).toBe("จากกระเป๋าเงินไปยัง Joker แล้ว");
    expect(fill(thai, { from: "PG Slot", to: "กระเป๋าเงิน" })).toBe("จาก PG Slot ไปยังกระเป๋าเงินแล้ว");
    expect(fill("ໄປຫາ{to}", { to: "27" })).toBe("ໄປຫາ 27");
    expect(fill("to {to}.", { to: "Joker" })).toBe("to Joker.");
  });

  it("keeps a Latin name whole, and on a line with the word before it", () => {
    const thai = "จาก\u2060{from}ไปยัง\u2060{to}";
    expect(fill(thai, { from: "กระเป๋าเงิน", to: "PG Slot" })).toBe(
      "จาก\u2060กระเป๋าเงินไปยัง\u2060\u00A0PG\u00A0Slot",
    );
  });
});
