import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const files = globSync("{packages,apps}/*/src/**/*.{ts,tsx}").filter(
  (file) => !/\.(?:test|stories|types)\.tsx?$/.test(file),
);
const filesWith = (use: RegExp) => files.filter((file) => use.test(readFileSync(file, "utf8")));

/** The helper and what is built on it, and an example that a document shows whole. */
const MAY_DECLARE = new Set([
  "packages/core/src/lazy/lazy-module.ts",
  "apps/member/src/shell/lazy-part.tsx",
  "apps/partner/src/deposit-page-in-parts.tsx",
]);

it("a module that is loaded later is declared in a file that says so", () => {
  const declaring = filesWith(/\b(?:createLazyModule|lazyPart)[(<]/);
  expect(declaring.length).toBeGreaterThan(10);
  expect(declaring.filter((file) => !/\.lazy\.tsx?$/.test(file) && !MAY_DECLARE.has(file))).toEqual(
    [],
  );
});

it("no component uses the `lazy` of React, which keeps a failure", () => {
  expect(filesWith(/import \{[^}]*\blazy\b[^}]*\} from "react"/)).toEqual([]);
});
