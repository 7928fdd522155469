import type { CatalogueCode } from "@satang/core";
import { expect, test } from "vitest";
import { errorCodes as en } from "../locales/en/error-codes.ts";
import { errorCodes as la } from "../locales/la/error-codes.ts";
import { errorCodes as th } from "../locales/th/error-codes.ts";

type Texts = Readonly<Record<CatalogueCode, string>>;
type Stray = Exclude<keyof typeof en | keyof typeof th | keyof typeof la, CatalogueCode>;

const texts: Readonly<Record<"en" | "th" | "la", Texts>> = { en, th, la };
const hasNoStray: [Stray] extends [never] ? true : false = true;

test("each code of the error catalogue has a text in each language, and there is no text of another code", () => {
  expect([Object.keys(texts).length, hasNoStray]).toEqual([3, true]);
});
