import { beforeEach, expect, test, vi } from "vitest";
import { safeHref } from "./safe-href.rules.ts";

const warn = vi.spyOn(console, "warn");

beforeEach(() => void warn.mockReset().mockReturnValue());

test.each([
  undefined,
  { pathname: "/user/home" },
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
  "#a:b",
  "./a:b",
])("%j is allowed and unchanged", (href) => {
  expect(safeHref(href)).toBe(href);
  expect(warn).not.toHaveBeenCalled();
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
  "http://exa mple.com",
  ["javascript:alert(1)"],
  { toString: () => "javascript:alert(1)" },
])("%j is rejected", (href) => {
  expect(safeHref(href)).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});

test("undefined is not an address", () => {
  expect(safeHref(null)).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

test("an allowed address is also allowed for the platform's parser, in every spelling", () => {
  const pieces = ["", ..."\0 \t\n\r\u00a0\ufeff/\\?#:x", "https:"];
  const followed = new Set(["http:", "https:", "mailto:", "tel:", "sms:", "line:"]);
  for (const a of pieces)
    for (const b of pieces)
      for (const c of pieces)
        for (const scheme of ["javascript", "DATA"]) {
          const [start, end] = [scheme.slice(0, 3), scheme.slice(3)];
          const href = `${a}${start}${b}${end}${c}:alert(1)`;
          if (safeHref(href) === undefined) continue;
          expect([...followed], JSON.stringify(href)).toContain(
            new URL(href, "https://here.invalid").protocol,
          );
        }
});
