import { FUZZ_TIMEOUT, fuzz, oddTexts } from "@satang/story-kit/fuzz";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { safeHref } from "./safe-href.rules.ts";

const ALLOWED = ["http:", "https:", "mailto:", "tel:", "sms:", "line:"];

const addresses = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "javascript:",
        "JaVaScRiPt",
        "data:",
        "vbscript:",
        "blob:",
        "file:",
        "https:",
      ),
      fc.constantFrom("java", "script", ":", "//", "/", "?", "#", "&colon;", "%3a", "\\", "trap()"),
      fc.constantFrom("\u0000", "\u0001", "\t", "\n", "\r", " ", "\u00a0", "\ufeff", "\u2028"),
      oddTexts,
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(""));

it(
  "a random address becomes a link only with a scheme that is allowed",
  async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await fuzz(addresses, 20_000, (text) => {
      const href = safeHref(text);
      if (href === undefined) return;
      // As the browser reads it: relative to an address of the page.
      expect(ALLOWED).toContain(new URL(href, "https://page.example/a/b").protocol);
    });
  },
  FUZZ_TIMEOUT,
);
