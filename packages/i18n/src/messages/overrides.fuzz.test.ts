import { FUZZ_TIMEOUT, fuzz, oddJson, oddTexts } from "@satang/story-kit/fuzz";
import { within } from "@satang/story-kit/within";
import fc from "fast-check";
import { expect, it } from "vitest";
import { en } from "../locales/en/index.ts";
import { createTranslator } from "../translator/create-translator.ts";

/** Far above the time of one message, ms. */
const LIMIT_MS = 1_000;

const texts = fc.oneof(
  oddTexts,
  fc
    .array(fc.constantFrom("{", "}", "|", "{text}", "{text|a|b}", "{text||}", "x"))
    .map((parts) => parts.join("").repeat(50)),
);
const overrides = fc.oneof(
  oddJson,
  fc.record({ ui: fc.oneof(texts, fc.record({ copied: fc.oneof(texts, oddJson) })) }),
);

it(
  "random texts of a partner give a text, and never an error",
  async () => {
    await fuzz(fc.tuple(overrides, oddTexts), 5_000, ([tree, text]) => {
      within(LIMIT_MS, () => {
        const t = createTranslator("en", en, tree as object);
        expect(t("ui.copied", { text })).toBeTypeOf("string");
        expect(t("ui.close")).toBeTypeOf("string");
        expect(["string", "undefined"]).toContain(typeof t.find(text));
      });
    });
  },
  FUZZ_TIMEOUT,
);
