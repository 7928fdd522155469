import { expect, it } from "vitest";
import { removeInvisible } from "./remove-invisible.ts";

it.each([
  ["left-to-right mark", "\u200e"],
  ["right-to-left mark", "\u200f"],
  ["Arabic letter mark", "\u061c"],
  ["left-to-right embedding", "\u202a"],
  ["right-to-left embedding", "\u202b"],
  ["end of embedding", "\u202c"],
  ["left-to-right override", "\u202d"],
  ["right-to-left override", "\u202e"],
  ["left-to-right isolate", "\u2066"],
  ["right-to-left isolate", "\u2067"],
  ["first strong isolate", "\u2068"],
  ["end of isolate", "\u2069"],
  ["zero-width space", "\u200b"],
  ["zero-width non-joiner", "\u200c"],
  ["zero-width joiner", "\u200d"],
  ["word joiner", "\u2060"],
  ["invisible times", "\u2062"],
  ["byte order mark", "\ufeff"],
  ["soft hyphen", "\u00ad"],
  ["combining grapheme joiner", "\u034f"],
  ["Hangul filler", "\u3164"],
  ["half-width Hangul filler", "\uffa0"],
  ["Khmer inherent vowel", "\u17b4"],
  ["Mongolian vowel separator", "\u180e"],
  ["variation selector", "\ufe0f"],
  ["variation selector of a later plane", "\u{e0100}"],
  ["tag letter", "\u{e0061}"],
  ["anchor of an annotation", "\ufff9"],
  ["null", "\0"],
  ["escape", "\x1b"],
  ["delete", "\x7f"],
  ["control of the second set", "\x9f"],
])("removes a %s before, inside and after a value", (_, mark) => {
  expect(removeInvisible(`${mark}08${mark}${mark}12${mark}`)).toBe("0812");
});

it.each(["\t", "\n", "\r", " ", "\u00a0", "\u2009", "\u202f", "\u3000", "\u2028"])(
  "keeps white space, %j",
  (space) => {
    expect(removeInvisible(`a${space}b`)).toBe(`a${space}b`);
  },
);

it.each(["กำลัง น้ำ", "ກຳລັງ ນ້ຳ", "José ǅ", "🙂", "+66 (0)81-234-5678"])(
  "keeps every visible character of %s",
  (text) => {
    expect(removeInvisible(text)).toBe(text);
  },
);

it("makes the line break of Unicode, U+0085, one that fields know", () => {
  expect(removeInvisible("a\x85b")).toBe("a\nb");
});
