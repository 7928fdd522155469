import { expect, test } from "vitest";
import { splitAtAddresses } from "./link-parts.rules.ts";

const LINK = "https://a.example/b";

test("a text is split at its addresses, and nothing of it is left out", () => {
  const text = `(${LINK}), ${LINK}และ${LINK}`;
  const parts = splitAtAddresses(text);
  expect(parts.map(({ text: part }) => part)).toEqual(["(", LINK, "), ", LINK, "และ", LINK]);
  expect(parts.map(({ isAddress }) => isAddress)).toEqual([false, true, false, true, false, true]);
  for (const part of parts) expect(text.startsWith(part.text, part.at)).toBe(true);
});

test.each([LINK, `${LINK}.`])("%j begins with its address", (text) => {
  expect(splitAtAddresses(text)[0]).toEqual({ text: LINK, isAddress: true, at: 0 });
});

test.each(["https://...", "สวัสดี", ""])("%j has no address", (text) => {
  expect(splitAtAddresses(text)).toEqual(text === "" ? [] : [{ text, isAddress: false, at: 0 }]);
});
