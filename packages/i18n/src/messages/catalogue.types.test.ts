import { describe, expect, it } from "vitest";
import { en } from "../locales/en/index.ts";
import { createTranslator } from "../translator/create-translator.ts";
import type { Checked } from "./catalogue.types.ts";
import { defineOverrides } from "./define-overrides.ts";
import type { StrayIn, Translated } from "./tree.types.ts";

const source = {
  title: "Deposit",
  minimum: "At least {amount} for {provider}",
  coins: "{count} {count|coin|coins}",
} as const;
type Feature = Translated<typeof source>;

/** Type-checked, never called. */
export function promises(t: ReturnType<typeof createTranslator>): void {
  t("ui.close");
  t("ui.copied", { text: "1" });
  t("ui.copied", { text: 1 });
  // @ts-expect-error a misspelt key
  t("ui.coppied", { text: "1" });
  // @ts-expect-error a module is not a message
  t("ui");
  // @ts-expect-error a missing argument
  t("ui.copied");
  // @ts-expect-error a misspelt argument
  t("ui.copied", { txt: "1" });
  // @ts-expect-error one argument too many
  t("ui.copied", { text: "1", more: "2" });
  // @ts-expect-error an argument for a message that has none
  t("ui.close", { text: "1" });
  // @ts-expect-error a count is a number
  t("common.age.days", { count: "3" });

  defineOverrides({ ui: { copied: "Got {text}" }, common: { wallet: "Purse" } });
  // @ts-expect-error an override of a key that does not exist
  defineOverrides({ ui: { coppied: "Got it" } });
  // @ts-expect-error an override with an argument that the message does not receive
  defineOverrides({ ui: { copied: "Got {value}" } });
}

({ title: "ฝาก", minimum: "{provider}: {amount}", coins: "{count} เหรียญ" }) satisfies Feature;
({
  title: "ฝาก",
  // @ts-expect-error an argument of the English text is missing
  minimum: "อย่างน้อย {amount}",
  coins: "{count} เหรียญ",
}) satisfies Feature;
({
  title: "ฝาก",
  // @ts-expect-error an argument is misspelt
  minimum: "{amuont} {provider}",
  coins: "{count} เหรียญ",
}) satisfies Feature;
({
  title: "ฝาก",
  minimum: "{provider}: {amount}",
  // @ts-expect-error the count is missing
  coins: "เหรียญ",
}) satisfies Feature;
// @ts-expect-error a key is missing
({ title: "ฝาก", minimum: "{provider}: {amount}" }) satisfies Feature;
({
  title: "ฝาก",
  minimum: "{provider}: {amount}",
  coins: "{count} เหรียญ",
  // @ts-expect-error a key English does not have
  tilte: "ฝาก",
}) satisfies Feature;

type Stray = StrayIn<typeof source, { title: "ฝาก {amount}"; minimum: "x"; tilte: "y" }>;
const stray: Stray[] = ["title", "tilte"];
// @ts-expect-error only the two wrong paths are named
const clean: Stray = "minimum";

const whole: unknown extends Checked<typeof en> ? true : false = true;

describe("the types of the catalogue", () => {
  it("reject wrong keys and arguments: the type check of this file passes, and its messages can be used", () => {
    expect(createTranslator("en", en)("ui.copied", { text: "1" })).toBe("copied: 1");
    expect([stray.length, clean, whole]).toEqual([2, "minimum", true]);
  });
});
