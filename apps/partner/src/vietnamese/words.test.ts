import { catalogueProblems } from "@satang/i18n";
import { expect, test } from "vitest";
import { vietnamese } from "./words/index.ts";

type Tree = { readonly [key: string]: string | Tree };

const textsOf = (tree: Tree): string[] =>
  Object.values(tree).flatMap((node) => (typeof node === "string" ? [node] : textsOf(node)));
const texts = textsOf(vietnamese);

test("Vietnamese has every message, with the arguments of English", async () => {
  const none = { missing: [], unknown: [], otherArguments: [] };
  expect(await catalogueProblems(vietnamese)).toEqual(none);
});

test("its texts have one form of each letter, no space too many and no letter of another script", () => {
  const odd = texts.filter(
    (text) =>
      text === "" ||
      text !== text.trim() ||
      text !== text.normalize("NFC") ||
      / {2}/.test(text) ||
      /[^\p{Script=Latin}\p{Script=Common}]/u.test(text),
  );
  expect(odd).toEqual([]);
});

test("a line does not break between a number and its unit", () => {
  const apart = texts.filter((text) => /(?:\d|\{(?:count|digits|most)\}) \p{L}/u.test(text));
  expect(apart).toEqual([]);
});
