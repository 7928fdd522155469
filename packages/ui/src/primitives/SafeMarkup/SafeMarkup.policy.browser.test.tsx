import { markupPayloads } from "@satang/story-kit/markup-payloads";
import { eventsDelivered } from "@satang/story-kit/unsafe-parts";
import { expect, test, vi } from "vitest";
import { lazySanitizer } from "./sanitizer.lazy.ts";
import type { Sanitize } from "./sanitizer.ts";

/** The policy of a host that allows nothing inline. It applies to this page from here on; the file has its own page. */
function refuseInline(): void {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content =
    "script-src-attr 'none'; style-src-attr 'none'; style-src-elem 'self'; script-src-elem 'self'; base-uri 'none'; form-action 'none'; frame-src 'none'; object-src 'none'; img-src data:; require-trusted-types-for 'script'; trusted-types dompurify";
  document.head.append(policy);
}

test("markup with styles, handlers and scripts is cleaned without one report to the policy of the page", async () => {
  const trap = vi.fn();
  Object.assign(window, { trap });
  await lazySanitizer.load();
  const violations: string[] = [];
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, sample }) =>
    violations.push(`${effectiveDirective}: ${sample}`),
  );
  refuseInline();
  const sanitize = lazySanitizer.current() as Sanitize;
  const kept = markupPayloads.map((markup) => sanitize(`<p>kept</p>${markup}`).textContent);
  await eventsDelivered();
  expect(violations).toEqual([]);
  expect(trap).not.toHaveBeenCalled();
  expect(kept.filter((text) => !text.startsWith("kept")).length).toBeLessThan(20);
});

test("an inline style in another document of the page is reported", async () => {
  const violations: string[] = [];
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
    violations.push(effectiveDirective),
  );
  const inert = document.implementation.createHTMLDocument();
  inert.body.setAttribute("style", "color:red");
  await expect.poll(() => violations).toContain("style-src-attr");
});
