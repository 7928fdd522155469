import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SafeMarkup } from "./SafeMarkup.tsx";

/** Requires Trusted Types on this page from here on; the file has its own page. */
function require(policies: string): void {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = `require-trusted-types-for 'script'; trusted-types ${policies}`;
  document.head.append(policy);
}

test("with required Trusted Types it needs one policy, and writes no markup to the page", async () => {
  require("dompurify");
  const violations: string[] = [];
  document.addEventListener("securitypolicyviolation", ({ sample }) => violations.push(sample));
  expect(() => {
    document.createElement("p").innerHTML = "<b>x</b>";
  }).toThrow(TypeError);
  await show(<SafeMarkup markup="<p>Rules <img src=x onerror=alert(1)><b>apply</b></p>" />);
  await expect.element(page.getByText(/Rules.*apply/)).toBeVisible();
  expect(violations.filter((sample) => !sample.startsWith("Element innerHTML|<b>x"))).toEqual([]);
});
