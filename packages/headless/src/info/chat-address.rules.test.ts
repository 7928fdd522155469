import { expect, test } from "vitest";
import { chatAddressOf } from "./chat-address.rules.ts";

test.each(["https://line.me/R/ti/p/@satang", "line://ti/p/@satang"])("%s is a link", (text) => {
  expect(chatAddressOf(text)).toBe(text);
});

test.each([
  undefined,
  "",
  "@satang",
  "/R/ti/p/@satang",
  "//line.me/R/ti/p/@satang",
  "http://line.me/R/ti/p/@satang",
  "https://line.me@evil.test/",
  "https://line:me@evil.test/",
  "javascript:alert(1)",
  " java\nscript:alert(1)",
  "data:text/html,hi",
  "intent://ti/p#Intent;scheme=line;end",
])("%j is not a link", (text) => {
  expect(chatAddressOf(text)).toBeNull();
});
