import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const readme = readFileSync("README.md", "utf8");
const quoted = [...readme.matchAll(/^```(?:tsx|ts)\n([\s\S]*?)^```$/gm)].map(([, code]) => code);
const linked = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, path]) => path ?? "");

describe("the README", () => {
  it.each(["apps/partner/src/first-component.tsx", "apps/partner/src/brand.ts"])(
    "quotes %s as it is: what a partner copies is what the tests run",
    (path) => {
      expect(quoted).toContain(readFileSync(path, "utf8"));
    },
  );

  it("leads nowhere that is not there", () => {
    const local = linked.filter((path) => !/^[a-z]+:/.test(path));
    expect(local.filter((path) => !existsSync(path))).toEqual([]);
  });
});
