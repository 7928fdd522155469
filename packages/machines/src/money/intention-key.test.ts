import { expect, it } from "vitest";
import { isIntentionKey, toIntentionKey } from "./intention-key.rules.ts";

const UUID = "5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10";
const UUID_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

it("a key is a UUID of version 4, as backends may require", () => {
  expect(toIntentionKey(UUID)).toMatch(UUID_4);
});

it("different UUIDs make different keys", () => {
  expect(toIntentionKey(UUID)).not.toBe(toIntentionKey(UUID.replace("9a10", "9a11")));
});

it("a key is recognised on a row, also when the backend changed its case", () => {
  const key = toIntentionKey(UUID);
  expect(isIntentionKey(key)).toBe(true);
  expect(isIntentionKey(` ${key.toUpperCase()} `)).toBe(true);
});

it.each([
  ["a number of the backend's own", "TX-9001"],
  ["a UUID of the backend's own", UUID],
  ["a part of a key", toIntentionKey(UUID).slice(0, 32)],
  ["nothing", ""],
])("%s is no key", (_name, reference) => {
  expect(isIntentionKey(reference)).toBe(false);
});
