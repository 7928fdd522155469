import { describe, expect, it } from "vitest";
import { cleanAmount } from "../typed/clean-amount.ts";
import { typingProps } from "../typed/typing.ts";
import { type AmountProblem, parseAmount } from "./parse-amount.ts";

/** Keys, the shown text, and the amount in hundredths or why there is none. */
type Row = readonly [keys: string, shown: string, read: number | AmountProblem];

const SEQUENCES: readonly Row[] = [
  // A comma with one or two digits after it is the decimal sign.
  ["150,50", "150,50", 15_050],
  ["12,50", "12,50", 1_250],
  ["150,5", "150,5", 15_050],
  ["150,", "150,", 15_000],
  ["0,5", "0,5", 50],
  ["0,05", "0,05", 5],
  [",5", ",5", 50],
  ["1234,50", "1234,50", 123_450],
  ["1234567,89", "1234567,89", 123_456_789],
  ["007,50", "007,50", 750],
  // With three digits after it, a comma groups.
  ["1,500", "1,500", 150_000],
  ["12,345", "12,345", 1_234_500],
  ["150,505", "150,505", 15_050_500],
  ["1,234,567", "1,234,567", 123_456_700],
  ["1,234.5", "1,234.5", 123_450],
  ["1,234,567.89", "1,234,567.89", 123_456_789],
  ["1,500.", "1,500.", 150_000],
  // A point is the decimal sign.
  ["150.50", "150.50", 15_050],
  ["150.5", "150.5", 15_050],
  ["5.", "5.", 500],
  [".5", ".5", 50],
  ["0.01", "0.01", 1],
  ["1234567.89", "1234567.89", 123_456_789],
  // A third digit after it is refused, never cut off or read as thousands.
  ["10.555", "10.555", "tooManyDecimals"],
  ["1.005", "1.005", "tooManyDecimals"],
  ["1.500", "1.500", "tooManyDecimals"],
  ["0,500", "0,500", "tooManyDecimals"],
  ["1234,500", "1234,500", "tooManyDecimals"],
  ["150,5055", "150,5055", "tooManyDecimals"],
  ["1,234.567", "1,234.567", "tooManyDecimals"],
  ["1 500,505", "1 500,505", "tooManyDecimals"],
  // A second decimal sign.
  ["1.2.3", "1.2.3", "notANumber"],
  ["12..5", "12..5", "notANumber"],
  ["1,5,0", "1,5,0", "notANumber"],
  ["150,50,", "150,50,", "notANumber"],
  ["1,234,56", "1,234,56", "notANumber"],
  ["12,34,567", "12,34,567", "notANumber"],
  ["1.234,50", "1.234,50", "notANumber"],
  ["1,5.0", "1,5.0", "notANumber"],
  ["1.500.000", "1.500.000", "notANumber"],
  [",,5", ",,5", "notANumber"],
  ["0,500,000", "0,500,000", "notANumber"],
  // Letters and signs.
  ["1e3", "1e3", "notANumber"],
  ["-500", "-500", "notANumber"],
  ["500-", "500-", "notANumber"],
  ["+500", "+500", "notANumber"],
  ["5k", "5k", "notANumber"],
  ["1O0", "1O0", "notANumber"],
  ["5 baht", "5 baht", "notANumber"],
  ["1'500", "1'500", "notANumber"],
  ["50%", "50%", "notANumber"],
  ["10*2", "10*2", "notANumber"],
  // Spaces group, too; between other digits they are refused.
  ["1 500", "1 500", 150_000],
  ["1 500,50", "1 500,50", 150_050],
  ["1\u202f234\u202f567.50", "1\u202f234\u202f567.50", 123_456_750],
  ["1\u00a0500", "1\u00a0500", 150_000],
  [" 20 ", " 20 ", 2_000],
  ["150 50", "150 50", "notANumber"],
  ["1 5", "1 5", "notANumber"],
  ["1 500,000", "1 500,000", "tooManyDecimals"],
  ["1,500 000", "1,500 000", "notANumber"],
  // The sign of a currency around it.
  ["฿1,234.50", "฿1,234.50", 123_450],
  ["20 ฿", "20 ฿", 2_000],
  ["₭ 2500000", "₭ 2500000", 250_000_000],
  ["1฿5", "1฿5", "notANumber"],
  // Digits of other scripts.
  ["๑๒๓.๔๕", "123.45", 12_345],
  ["๑,๒๓๔.๕๐", "1,234.50", 123_450],
  ["๑๕๐,๕๐", "150,50", 15_050],
  ["໑໒໓,໔໕", "123,45", 12_345],
  ["໕໐໐", "500", 50_000],
  ["\uff11\uff0c\uff12\uff13\uff14\uff0e\uff15", "1,234.5", 123_450],
  ["\uff11\uff15\uff10\uff0c\uff15", "150,5", 15_050],
  ["๑.๐๐๐", "1.000", "tooManyDecimals"],
  // Characters that nobody sees.
  ["\u202a1,500\u202c", "1,500", 150_000],
  ["\u200e150,50\u200b", "150,50", 15_050],
  ["1\u2060500\ufeff", "1500", 150_000],
  // Zeros, nothing, and too much.
  ["0", "0", 0],
  ["00", "00", 0],
  ["0012", "0012", 1_200],
  ["0000000000012", "0000000000012", 1_200],
  ["", "", "empty"],
  [" ", " ", "empty"],
  [".", ".", "empty"],
  [",", ",", "empty"],
  ["฿", "฿", "empty"],
  ["999999999999.99", "999999999999.99", 99_999_999_999_999],
  ["1234567890123", "1234567890123", "tooLarge"],
  ["1,234,567,890,123.50", "1,234,567,890,123.50", "tooLarge"],
];

/** An input as a member uses it, with the props of the field. */
function createField() {
  let text = "";
  let [start, end] = [0, 0];
  const control = {
    get value() {
      return text;
    },
    // A browser sets the caret behind a text that a script sets.
    set value(next: string) {
      text = next;
      start = next.length;
      end = start;
    },
    get selectionStart() {
      return start;
    },
    get selectionEnd() {
      return end;
    },
    setSelectionRange: (from: number | null, to: number | null) => {
      start = from ?? 0;
      end = to ?? 0;
    },
  };
  const typing = typingProps(cleanAmount, (next) => {
    if (next !== text) control.value = next;
  });
  const insert = (typed: string) => {
    const caret = start + typed.length;
    text = text.slice(0, start) + typed + text.slice(end);
    control.setSelectionRange(caret, caret);
    typing.onChange({ currentTarget: control });
  };
  return {
    text: () => text,
    caret: () => start,
    paste: insert,
    type: (keys: string) => {
      for (const key of keys) insert(key);
    },
    select: control.setSelectionRange,
    backspace: () => {
      if (start === end) control.setSelectionRange(Math.max(0, start - 1), end);
      insert("");
    },
  };
}

const MANNERS: Readonly<Record<string, (keys: string) => ReturnType<typeof createField>>> = {
  "key by key": (keys) => {
    const field = createField();
    field.type(keys);
    return field;
  },
  "by a paste": (keys) => {
    const field = createField();
    field.paste(keys);
    return field;
  },
  "its end first, then its beginning before it": (keys) => {
    const field = createField();
    const middle = Math.floor(keys.length / 2);
    field.type(keys.slice(middle));
    field.select(0, 0);
    field.type(keys.slice(0, middle));
    return field;
  },
  "over a selected amount": (keys) => {
    const field = createField();
    field.type("9,999.99");
    field.select(0, field.text().length);
    field.paste(keys);
    return field;
  },
  "after two wrong keys that are deleted": (keys) => {
    const field = createField();
    field.type(`${keys}๙x`);
    field.backspace();
    field.backspace();
    return field;
  },
};

describe.each(Object.entries(MANNERS))("an amount that is entered %s", (_, enter) => {
  it.each(SEQUENCES)("%j is shown as %j and read as %s", (keys, shown, read) => {
    const field = enter(keys);
    expect(field.text()).toBe(shown);
    const parsed = parseAmount(field.text());
    expect(parsed.ok ? parsed.satang : parsed.problem).toBe(read);
  });
});

describe("the caret of an amount", () => {
  it("stays behind a Thai digit in the middle, so that the next key is next to it", () => {
    const field = createField();
    field.type("1500");
    field.select(1, 1);
    field.type("๒3");
    expect(field.text()).toBe("123500");
    expect(field.caret()).toBe(3);
  });

  it("stays where an invisible character was pasted", () => {
    const field = createField();
    field.type("1500");
    field.select(2, 2);
    field.paste("\u200b7\u200b");
    field.type("8");
    expect(field.text()).toBe("157800");
  });

  it("stays at a letter that is refused, and the letter can be deleted there", () => {
    const field = createField();
    field.type("1500");
    field.select(1, 1);
    field.type("x");
    expect(parseAmount(field.text())).toEqual({ ok: false, problem: "notANumber" });
    field.backspace();
    field.type("2");
    expect(field.text()).toBe("12500");
  });
});
