import { expect, it } from "vitest";
import { loadLocale } from "../loading/load-locale.ts";
import { LAO_WORDS } from "../locales/la/words.data.ts";
import { THAI_WORDS } from "../locales/th/words.data.ts";
import type { MessageTree } from "./tree.types.ts";
import { keepWordsWhole } from "./whole-words.ts";

const textsOf = (tree: MessageTree): string[] =>
  Object.values(tree).flatMap((node) => (typeof node === "string" ? node : textsOf(node)));

it("joins the parts of a word, in every message, and changes nothing else", () => {
  const words = keepWordsWhole({ a: { b: "ຍົກເລີກໂບນັດ {x}" }, c: "ok" }, ["ໂບ|ນັດ"]);
  expect(words).toEqual({ a: { b: "ຍົກເລີກໂບ\u2060ນັດ {x}" }, c: "ok" });
});

it.each([
  ["th", THAI_WORDS],
  ["la", LAO_WORDS],
] as const)("a member reads no listed word of %s that a line can break", async (locale, words) => {
  const texts = textsOf((await loadLocale(locale)) as unknown as MessageTree);
  const broken = words.filter((word) =>
    texts.some((text) => text.includes(word.replaceAll("|", ""))),
  );
  expect(broken).toEqual([]);
  expect(texts.some((text) => text.includes("\u2060"))).toBe(true);
});
