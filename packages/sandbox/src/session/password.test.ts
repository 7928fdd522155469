import { describe, expect, it } from "vitest";
import { hashPassword, hashPublishedPassword, isPassword } from "./password.ts";

describe.each([
  ["a member's", hashPassword],
  ["a published", hashPublishedPassword],
])("%s password", (_, hash) => {
  it.each([
    ["Pass12", "Ｐａｓｓ１２", "full-width characters"],
    ["น้ำ", "น้\u0e4d\u0e32", "a Thai vowel in two parts"],
    ["Jos\u00e9", "Jose\u0301", "an accent of its own"],
    ["Pass12", "Pass\u200b12", "an invisible character"],
    ["pass", "Pass", "another case"],
  ])("%j is not %j: %s", async (password, other) => {
    const hashed = await hash(password);
    expect(await isPassword(password, hashed)).toBe(true);
    expect(await isPassword(other, hashed)).toBe(false);
    const otherHashed = await hash(other);
    expect(await isPassword(other, otherHashed)).toBe(true);
    expect(await isPassword(password, otherHashed)).toBe(false);
  });
});
