import { afterEach, expect, test, vi } from "vitest";
import { canParseUrl } from "./can-parse-url.ts";

afterEach(() => vi.unstubAllGlobals());

const ADDRESSES: readonly (readonly [text: string, base: string | undefined, isOne: boolean])[] = [
  ["https://satang.example/login", undefined, true],
  ["line://ti/p/satang", undefined, true],
  ["/login", undefined, false],
  ["/login", "https://satang.example", true],
  ["https://[not-an-address", undefined, false],
  ["https://[not-an-address", "https://satang.example", false],
  ["", "https://satang.example", true],
  ["", undefined, false],
];

test.each(ADDRESSES)("%j relative to %j is an address: %j", (text, base, isOne) => {
  expect(canParseUrl(text, base)).toBe(isOne);
});

test("addresses are read in a browser without URL.canParse", () => {
  const Whole = Reflect.get(globalThis, "URL");
  // An older browser has the same constructor, and none of the newer functions.
  vi.stubGlobal("URL", function Older(text: string, base?: string) {
    return Reflect.construct(Whole, [text, base]);
  });
  expect(canParseUrl("https://satang.example")).toBe(true);
  expect(canParseUrl("https://[not-an-address")).toBe(false);
});
