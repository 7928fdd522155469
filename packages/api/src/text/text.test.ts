import { describe, expect, test } from "vitest";
import { randomUuid } from "./random-uuid.ts";
import { redact } from "./redact.ts";

describe("redacting", () => {
  test("removes auto-login addresses from any text", () => {
    const text =
      "GET https://wallet.example/api/autoLogin/pg/sat1001/secret failed (see /API/autologin/x)";
    const clean = redact(text);
    expect(clean).not.toMatch(/sat1001|secret|\/x\b/);
    expect(clean).toContain("failed");
  });

  test("removes secrets as they are, URL-encoded and JSON-escaped, longer ones first", () => {
    const text = 'a"b/c then a%22b%2Fc then a\\"b/c then a"b/cd';
    expect(redact(text, ['a"b/c', 'a"b/cd'])).toBe(
      "[redacted] then [redacted] then [redacted] then [redacted]",
    );
  });

  test("does not change a text without secrets", () => {
    expect(redact("Money not enough", ["", "token-1"])).toBe("Money not enough");
  });
});

describe("a random id", () => {
  const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  test("is a version 4 UUID on platforms with randomUUID", () => {
    expect(randomUuid()).toMatch(V4);
  });

  test("is a version 4 UUID on platforms without randomUUID", () => {
    const insecure = {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
    };
    const made = Array.from({ length: 50 }, () => randomUuid(insecure));
    for (const id of made) expect(id).toMatch(V4);
    expect(new Set(made).size).toBe(50);
  });
});
