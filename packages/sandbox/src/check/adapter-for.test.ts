import { expect, it } from "vitest";
import { adapterFor } from "./adapter-for.rules.ts";

const condition = (text: string) =>
  /if \((.*)\) return/.exec(adapterFor("walletAdd", text) ?? "")?.[1];

it.each([
  ["", "body === null"],
  ["null", "body === null"],
  ["true", "body === true"],
  ["OK", 'body === "OK"'],
  ['"done"', 'body === "done"'],
  ["1", "body === 1"],
])("the body %j is compared with the value that an adapter gets", (text, expected) => {
  expect(condition(text)).toBe(expected);
});

it.each([
  "false",
  "{}",
  '{"message":"Moved"}',
  "[]",
  "<html></html>",
  "a\u001b[2J",
  "x".repeat(61),
])("the body %j has no fixed answer that could be pasted", (text) => {
  expect(adapterFor("walletAdd", text)).toBeNull();
});
