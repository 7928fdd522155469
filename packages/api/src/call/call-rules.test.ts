import { describe, expect, test } from "vitest";
import { resolveBaseUrl } from "./base-url.rules.ts";
import { RETRIES, retryDelay } from "./retry.rules.ts";

describe("the backend's address", () => {
  test.each([
    ["https://wallet.example", "https://wallet.example"],
    ["https://wallet.example/base/?x=1#y", "https://wallet.example/base"],
    ["https://name:secret@wallet.example/", "https://wallet.example"],
    ["", "https://site.example"],
    ["/", "https://site.example"],
    ["/backend/", "https://site.example/backend"],
  ])("%j on a page of site.example is %s", (baseUrl, expected) => {
    expect(resolveBaseUrl(baseUrl, "https://site.example")).toBe(expected);
  });

  test.each([
    ["/", ""],
    ["/backend/", "/backend"],
  ])("%j without a page stays relative", (baseUrl, expected) => {
    expect(resolveBaseUrl(baseUrl, undefined)).toBe(expected);
  });

  test.each([
    "javascript:alert(1)",
    "file:///etc",
    "data:text/plain,x",
    "httpx://site.example",
    "http-evil:x",
    "https2://site.example",
    "HTTPX:x",
  ])("%s is refused", (baseUrl) => {
    expect(() => resolveBaseUrl(baseUrl, "https://site.example")).toThrow(TypeError);
  });
});

test("the wait before another attempt doubles, and the random part removes at most half of it", () => {
  for (let attempt = 0; attempt < RETRIES; attempt += 1) {
    expect(retryDelay(attempt, 1)).toBe(400 * 2 ** attempt);
    expect(retryDelay(attempt, 0)).toBe(200 * 2 ** attempt);
  }
});
