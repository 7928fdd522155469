import { describe, expect, it, test } from "vitest";
import { cleanLink } from "./clean-link.ts";
import { findLinks } from "./find-links.ts";

const linksIn = (text: string) => findLinks(text).map(({ link }) => link);

const LINK = "https://a.example/b";

describe("an address in a chat and in a pasted message ends", () => {
  test.each([
    ["before a full stop", `See ${LINK}. Thanks`],
    ["before several signs", `Really ${LINK}?!...`],
    ["before a comma, a colon and a semicolon", `${LINK},;:`],
    ["before an ellipsis", `${LINK}…`],
    ["before two points", `${LINK}‥`],
    ["before an ideographic full stop", `${LINK}。`],
    ["before an ideographic full stop and the next sentence", `${LINK}。次に`],
    ["before an ideographic comma", `${LINK}、`],
    ["before a full-width full stop", `${LINK}．`],
    ["before a full-width comma", `${LINK}，`],
    ["before a full-width exclamation mark", `${LINK}！`],
    ["before a full-width question mark", `${LINK}？`],
    ["before a half-width full stop", `${LINK}｡`],
    ["before a quote", `"${LINK}"`],
    ["before an apostrophe", `'${LINK}'`],
    ["before a backtick", `\`${LINK}\``],
    ["before a curved quote", `“${LINK}”`],
    ["before a curved apostrophe", `‘${LINK}’`],
    ["before a low quote", `„${LINK}“`],
    ["before a pointed quote", `«${LINK}»`],
    ["before a corner bracket", `「${LINK}」`],
    ["before a white corner bracket", `『${LINK}』`],
    ["before a lenticular bracket", `【${LINK}】`],
    ["before a full-width bracket", `（${LINK}）`],
    ["before a bracket", `(${LINK})`],
    ["before a bracket and a full stop", `(see ${LINK}).`],
    ["before a full stop and a bracket", `(see ${LINK}.)`],
    ["before a square bracket", `[${LINK}]`],
    ["before a curly bracket", `{${LINK}}`],
    ["before an angle bracket", `<${LINK}>`],
    ["before an opening bracket", `${LINK}(ดู)`],
    ["before stars", `**${LINK}**`],
    ["before a bracket with words behind it", `[page](${LINK})now`],
    ["before a Thai word", `ดูที่${LINK}ครับ`],
    ["before a Thai sign of repetition", `${LINK}ๆ`],
    ["before a Thai digit", `${LINK}๑`],
    ["before the sign of baht", `${LINK}฿`],
    ["before a Lao word", `ເບິ່ງ${LINK}ໄດ້`],
    ["before a Lao sign of repetition", `${LINK}ໆ`],
    ["before a full stop and a Thai word", `${LINK}.ครับ`],
    ["before a zero-width space", `${LINK}\u200bครับ`],
    ["before a mark of direction", `${LINK}\u200e`],
    ["before a byte order mark", `\ufeff${LINK}\ufeff`],
    ["before a no-break space", `${LINK}\u00a0ครับ`],
    ["before an ideographic space", `${LINK}\u3000`],
    ["before a Chinese word", `${LINK}请收`],
    ["before a Japanese word", `${LINK}です`],
    ["before a Khmer word", `${LINK}សូម`],
    ["before a picture", `${LINK}🎁`],
    ["before a bar", `${LINK}|ดู`],
    ["before a line", `${LINK}\nครับ`],
    ["at the end of the text", LINK],
  ])("%s: %j", (_, text) => {
    expect(linksIn(text)).toEqual([LINK]);
    expect(cleanLink(text)).toBe(LINK);
  });
});

describe("an address in a chat and in a pasted message keeps", () => {
  test.each([
    ["balanced brackets", "https://a.example/b_(c)"],
    ["balanced brackets in each other", "https://a.example/b_(c_(d))"],
    ["balanced square brackets", "https://a.example/?b[]=1&c[0]=2"],
    ["the brackets of a number as host", "http://[::1]:8080/b"],
    ["parameters and a fragment", "https://a.example/b?c=1&d=2#e"],
    ["signs inside", "https://a.example/b.c,d;e:f!g*h~i$j@k"],
    ["its last slash", "https://a.example/"],
    ["its last equals sign", "https://a.example/?b=YQ=="],
    ["its last underline and hyphen", "https://a.example/b_-"],
    ["encoded Thai letters", "https://a.example/%E0%B8%94%E0%B8%B9"],
    ["encoded brackets", "https://a.example/%28b%29"],
    ["Latin letters behind ASCII", "https://a.example/caf\u00e9"],
    ["letters of a script with spaces", "https://a.example/дом"],
    ["Thai letters before its next part", "https://a.example/ดู/b"],
    ["Lao letters before its next parameter", "https://a.example/?to=ສົມໄຊ&v=1"],
    ["Chinese letters before its parameters", "https://a.example/中文?v=1"],
    ["k and s", "https://s.example/kSsK"],
    ["capitals of the scheme", "HTTPS://A.EXAMPLE/b"],
  ])("%s: %j", (_, link) => {
    for (const text of [link, `(${link}).`, `“${link}”。`, `ดู${link}ครับ`]) {
      expect(linksIn(text), text).toEqual([link]);
      expect(cleanLink(text), text).toBe(link);
    }
  });
});

it("a link is found with its place, and each of several", () => {
  const text = `ดูที่${LINK}, https://a.example/c(${LINK})และ${LINK}`;
  const found = findLinks(text);
  expect(found.map(({ link }) => link)).toEqual([LINK, `https://a.example/c(${LINK})`, LINK]);
  for (const { link, at } of found) expect(text.slice(at, at + link.length)).toBe(link);
});

test.each([
  "javascript:alert(1) สวัสดี",
  "http\u017f://a.example",
  "http://",
  "https://...",
  "https://)",
  "https://ครับ",
  "ftp://a.example",
  "a.example",
  "",
])("%j has no address", (text) => {
  expect(findLinks(text)).toEqual([]);
});

test("a long text is read at once", () => {
  for (const sign of [")", "(", ".", "https://", "ก", "ก/", "🎁"]) {
    expect(linksIn(`${LINK} ${sign.repeat(20_000)}`)[0]).toBe(LINK);
    expect(linksIn(`${LINK}${sign.repeat(20_000)}`).length).toBeLessThan(2);
  }
});
