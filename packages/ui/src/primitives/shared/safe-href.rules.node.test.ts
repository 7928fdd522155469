import { expect, test } from "vitest";
import { safeHref } from "./safe-href.rules.ts";

test.each([
  "",
  "#top",
  "?page=2",
  "/user/statement",
  "user/home",
  "//cdn.example/terms.pdf",
  "http://example.com",
  "HTTPS://example.com/a?b=c#d",
  "mailto:help@example.com",
  "tel:+66812345678",
  "sms:+8562012345678",
  "line://ti/p/@satang",
  "/search?next=javascript:alert(1)",
])("%j may be followed, as it is", (href) => {
  expect(safeHref(href)).toBe(href);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "\u0000\u001fjavascript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "javascript\r:alert(1)",
  "javascript://%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://example.com/1",
  "file:///etc/passwd",
  "view-source:https://example.com",
  "intent://scan/#Intent;scheme=zxing;end",
  "filesystem:https://example.com/temporary/a",
  "https://[not-an-address",
  undefined,
  null,
  { toString: () => "javascript:alert(1)" },
])("%j is refused", (href) => {
  expect(safeHref(href)).toBeUndefined();
});
