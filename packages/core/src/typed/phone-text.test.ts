import { expect, it } from "vitest";
import { isPhone, normalisePhone } from "../phone/phone.ts";
import { phoneText } from "./phone-text.ts";

/** Keys, the shown text, and the number as the service stores it, `null` for a refused one. */
type Row = readonly [keys: string, shown: string, number: string | null];

const ROWS: readonly Row[] = [
  ["0812345678", "0812345678", "0812345678"],
  ["081-234 5678", "081-234 5678", "0812345678"],
  ["(081) 234.5678", "(081) 234.5678", "0812345678"],
  ["081/2345678", "081/2345678", "0812345678"],
  ["+66 81 234 5678", "+66 81 234 5678", "0812345678"],
  ["\uff0b66 81 234 5678", "+66 81 234 5678", "0812345678"],
  ["๐๘๑๒๓๔๕๖๗๘", "0812345678", "0812345678"],
  ["໐໘໑໒໓໔໕໖໗໘", "0812345678", "0812345678"],
  ["\uff10\uff18\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18", "0812345678", "0812345678"],
  ["081\u20112345678", "081\u20112345678", "0812345678"],
  ["\u202a081\u200b2345678\u202c", "0812345678", "0812345678"],
  // A wrong character is never left out.
  ["2O5551234", "2O5551234", null],
  ["O812345678", "O812345678", null],
  ["08123l45678", "08123l45678", null],
  ["0812345678x", "0812345678x", null],
  ["0812345678,", "0812345678,", null],
  ["081*2345678", "081*2345678", null],
  ["#0812345678", "#0812345678", null],
  ["081\uff2f345678", "081\uff2f345678", null],
  ["โทร 0812345678", "โทร 0812345678", null],
  ["0812345678 0898765432", "0812345678 0898765432", null],
  // So is a plus sign that begins no Thai country code.
  ["+", "+", null],
  ["+81 23 456 789", "+81 23 456 789", null],
  ["++66812345678", "++66812345678", null],
  ["081+2345678", "081+2345678", null],
];

it.each(ROWS)(
  "%j is shown as %j and read as %s, key by key and by a paste",
  (keys, shown, number) => {
    const typed = [...keys].reduce((text, key) => phoneText(text + key), "");
    for (const text of [typed, phoneText(keys)]) {
      expect(text).toBe(shown);
      const read = normalisePhone(text);
      expect(isPhone(read) ? read : null).toBe(number);
    }
  },
);

it("the text of a pasted `tel:` link is its number", () => {
  expect(phoneText("\u202atel:+66-81-234-5678;ext=12\u202c")).toBe("+66-81-234-5678");
});
