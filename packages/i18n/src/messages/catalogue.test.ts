import { describe, expect, it } from "vitest";
import { loadLocale } from "../loading/load-locale.ts";
import { LOCALES } from "../locale/locale.ts";
import { en } from "../locales/en/index.ts";
import type { MessageTree } from "./tree.types.ts";

function leaves(tree: MessageTree, path = ""): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, node]): [string, string][] =>
    typeof node === "string" ? [[path + key, node]] : leaves(node, `${path}${key}.`),
  );
}

const names = (text: string) =>
  [...new Set([...text.matchAll(/\{([^{}|]+)/g)].map((match) => match[1]))].sort();

describe.each(LOCALES)("the catalogue in %s", (locale) => {
  it("has the keys and arguments of English", async () => {
    const shape = (tree: MessageTree) => leaves(tree).map(([key, text]) => [key, names(text)]);
    expect(shape(await loadLocale(locale))).toEqual(shape(en));
  });

  it("has a text at every key, without extra spaces or braces", async () => {
    const poor = leaves(await loadLocale(locale)).filter(
      ([, text]) =>
        text.trim() !== text ||
        text === "" ||
        /\s{2}/.test(text) ||
        /[{}]/.test(text.replace(/\{[^{}]+\}/g, "")),
    );
    expect(poor).toEqual([]);
  });
});

/** Vowels and tone marks that are typed in a wrong order and look correct. */
const BROKEN = [
  /[\u0E40-\u0E44][\u0E30-\u0E3A]/,
  /\u0E4D\u0E32/,
  /\u0ECD\u0EB2/,
  /[\u0E48-\u0E4B]{2}/,
  /[\u0EC8-\u0ECB]{2}/,
];

describe.each([
  ["th", /[\u0E80-\u0EFF]/],
  ["la", /[\u0E00-\u0E7F]/],
] as const)("%s", (locale, foreign) => {
  it("is written in its own script, in normal form", async () => {
    const odd = leaves(await loadLocale(locale)).filter(
      ([, text]) =>
        foreign.test(text) ||
        BROKEN.some((mark) => mark.test(text)) ||
        text !== text.normalize("NFC"),
    );
    expect(odd).toEqual([]);
  });
});

it.each(["th", "la"] as const)("%s keeps a number and its unit on one line", async (locale) => {
  const apart = leaves(await loadLocale(locale)).filter(([, text]) =>
    /(?:\d|\{(?:count|digits)\}) [\u0E00-\u0EFF]/.test(text),
  );
  expect(apart).toEqual([]);
});

it.each(["th", "la"] as const)(
  "%s keeps a preposition and the name after it on one line",
  async (locale) => {
    const apart = leaves(await loadLocale(locale)).filter(([, text]) =>
      /[\u0E00-\u0EFF]\{/.test(text),
    );
    expect(apart).toEqual([]);
  },
);

/** Words for which the language has another one: one thing has one word. */
const OTHER_WORDS = {
  th: [
    /วอลเล็(?!ต)/,
    /แชท/,
    /ขีดจำกัด/,
    /ใบเสร็จ/,
    /รีเซ็ต/,
    /เครื่องนี้/,
    /ตอนนี้/,
    /จบโบนัส/,
    /ยอดเงินโบนัส/,
    /ทั้งกระเป๋า/,
    /ติดต่อเรา/,
    /ลองใหม่(?!ภายหลัง)/,
  ],
  la: [
    /ເຈົ້າໜ້າທີ່/,
    /ຈັກໜ[່້]ອຍ/,
    /ຂີດຈຳກັດ/,
    /ກັອບປີ້/,
    /ສະໝັກ/,
    /ເຮັດລາຍການ/,
    /ຍອດເງິນໂບນັດ/,
    /ລິ້ງຂອງຂວັນ/,
    /ຮອດ/,
    /ຂະນະນີ້|ດຽວນີ້/,
    /ຂ້ອຍ/,
    /ກວດ(?!ສອບ)/,
    /ເບີໂທ(?!ລະສັບ)/,
    /(?<!ຢູ່)ບ່ອນນີ້|ທີ່ນີ້|ຢູ່ນີ້/,
    /ເຄື່ອງນີ້/,
    /ຕິດຕໍ່ພວກເຮົາ/,
    /ເຮັດເທີນ/,
    /ອອຟລາຍ/,
    /ລອງໃໝ່(?!ອີກຄັ້ງ|ພາຍຫຼັງ)/,
  ],
  // "Cannot" at the start is that of texts which the documents quote (decision 28).
  en: [
    /'/,
    /\bcannot\b|could not|\b(?:are|do|does|has|have|was|were) not\b/,
    /\bsign(?:ed)? in\b/i,
    /spin wheel/i,
  ],
} as const;

it.each(LOCALES)("%s has one word for one thing", async (locale) => {
  const texts = leaves(await loadLocale(locale)).map(
    ([key, text]) => [key, text.replaceAll("\u2060", "")] as const,
  );
  const other = texts.filter(([, text]) => OTHER_WORDS[locale].some((word) => word.test(text)));
  expect(other).toEqual([]);
});

it.each([
  ["th", /เดิมพัน/],
  ["la", /ເດີມພັນ/],
  ["en", /\bbets?\b/i],
] as const)("%s explains a turnover where a screen first names it", async (locale, bets) => {
  const { bonus, invite, refund, withdraw } = await loadLocale(locale);
  const first = [
    bonus.locked,
    bonus.turnover.title,
    invite.turnover,
    refund.turnover,
    withdraw.turnoverLeft,
  ];
  expect(first.filter((text) => !bets.test(text.replaceAll("\u2060", "")))).toEqual([]);
});

it("en ends a text of several sentences with a mark", async () => {
  const open = leaves(await loadLocale("en")).filter(([, text]) => /[.?!] \S.*\p{L}$/u.test(text));
  expect(open).toEqual([]);
});

it.each([
  ["th", /^ต้องการ.+หรือไม่$/],
  ["la", /^ທ່ານຕ້ອງການ.+ບໍ\?$/],
  ["en", /\?$/],
] as const)("%s asks before an action in one form", async (locale, form) => {
  const { bonus, deposit, games, spin } = await loadLocale(locale);
  const asked = [bonus.ask, deposit.qr.ask, games.reset, spin.ask].map(({ title }) => title);
  expect(asked.filter((title) => !form.test(title.replaceAll("\u2060", "")))).toEqual([]);
});

it("Lao sets a space between two sentences, and no full stop", async () => {
  const stops = leaves(await loadLocale("la")).filter(([, text]) =>
    /[\u0E80-\u0EFF](?<!ຊມ)\.(?:\s|$)/.test(text),
  );
  expect(stops).toEqual([]);
});

it("Thai keeps a time and its unit on one line", async () => {
  const apart = leaves(await loadLocale("th")).filter(([, text]) => /\} น\./.test(text));
  expect(apart).toEqual([]);
});

it.each([
  ["th", /การเชื่อมต่อ/],
  ["la", /ການເຊື່ອມຕໍ່/],
  ["en", /connection/i],
] as const)(
  "%s does not blame the connection when the service has not answered",
  async (locale, blame) => {
    const { money, deposit, register } = await loadLocale(locale);
    const texts = [money, deposit, register].flatMap((tree) => leaves(tree));
    expect(texts.filter(([, text]) => blame.test(text.replaceAll("\u2060", "")))).toEqual([]);
  },
);
