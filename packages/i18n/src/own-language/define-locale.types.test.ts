import { describe, expect, it, vi } from "vitest";
import { loadLocale } from "../loading/load-locale.ts";
import { type DisplayLocale, languageTag } from "../locale/locale.ts";
import { en } from "../locales/en/index.ts";
import type { MissingMessages } from "../messages/catalogue.types.ts";
import { createTranslator } from "../translator/create-translator.ts";
import { defineLocale } from "./define-locale.ts";

const looks = { tag: "vi-VN", name: "Tiếng Việt" };
const some = { wallet: { title: "Số dư ví" }, ui: { copied: "đã sao chép: {text}" } } as const;
const { wallet: _, ...withoutWallet } = en;
const fromFile: { wallet: { title: string } } = { wallet: { title: "Số dư ví" } };

/** Type-checked, never called. */
export function promises(): void {
  defineLocale({ ...looks, catalogue: en });
  defineLocale({ ...looks, catalogue: async () => en });
  defineLocale({ ...looks, catalogue: some, base: "en" });
  defineLocale({ ...looks, catalogue: async () => some, base: "th" });
  defineLocale({ ...looks, catalogue: fromFile, base: "en" });
  // @ts-expect-error a catalogue with missing messages and without a base language
  defineLocale({ ...looks, catalogue: some });
  // @ts-expect-error the same, when it is loaded
  defineLocale({ ...looks, catalogue: async () => withoutWallet });
  // @ts-expect-error a key that English does not have
  defineLocale({ ...looks, catalogue: { wallet: { tilte: "Ví" } }, base: "en" });
  // @ts-expect-error an argument that the message does not receive
  defineLocale({ ...looks, catalogue: { ui: { copied: "{text} {other}" } }, base: "en" });
  // @ts-expect-error an argument of the English text is missing
  defineLocale({ ...looks, catalogue: { ui: { copied: "đã sao chép" } }, base: "en" });
  // @ts-expect-error a base language that does not exist
  defineLocale({ ...looks, catalogue: some, base: "vi" });
  // @ts-expect-error no name for the language switch
  defineLocale({ tag: "vi-VN", catalogue: en });
}

const missing: MissingMessages<typeof withoutWallet> = "wallet";
const title: MissingMessages<typeof some> = "wallet.bonusTitle";
// @ts-expect-error it has this text
const present: MissingMessages<typeof some> = "wallet.title";

describe("a fourth language", () => {
  it("is a locale wherever one is expected: the type check of this file passes", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const vietnamese: DisplayLocale = defineLocale({ ...looks, catalogue: some, base: "en" });
    const t = createTranslator(vietnamese, await loadLocale(vietnamese));
    expect([t("wallet.title"), languageTag(vietnamese)]).toEqual(["Số dư ví", "vi-VN"]);
    expect([missing, title, present]).toEqual(["wallet", "wallet.bonusTitle", "wallet.title"]);
  });
});
