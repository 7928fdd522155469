import { describe, expect, it } from "vitest";
import { isOwnPath, resolvedPath, usableWantedPath } from "./session.rules.ts";

describe("a path that is remembered for after the sign-in", () => {
  it.each([
    "/",
    "/user/home",
    "/user/home?x=1#y",
    "/a//b",
    "/a/../b",
    "/loginx",
    "/a?to=//evil.example",
  ])("may be %j", (path) => expect(isOwnPath(path)).toBe(true));

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "home",
    "",
    "/..//evil.example",
    "/x/..//evil.example",
    "/.//evil.example",
    "/%2e//evil.example",
    "/x/%2E%2e//evil.example",
    "/x/../../../..//evil.example/y",
  ])("is not %j, which the browser reads as the address of another site or of nothing", (path) => {
    expect(isOwnPath(path)).toBe(false);
    expect(usableWantedPath({ path, at: 0 }, 1)).toBeNull();
  });

  it.each([
    "/login",
    "/register?x",
    "/terminated/",
    "/x/../login",
    "/./register",
    "/user/%2e%2e/login",
  ])("is not %j, which leads to an entry page again", (path) =>
    expect(isOwnPath(path)).toBe(false),
  );
});

/** The types of machines have no DOM. */
const { URL } = globalThis as unknown as {
  URL: new (path: string, base: string) => { readonly pathname: string };
};

describe("the path that a browser resolves a path to", () => {
  it("is the one of URL, for 20,000 paths", () => {
    const parts = ["/", "/", ".", "..", "%2e", "%2E", "a", "login", "?q=/../", "#/..", "%2f"];
    let seed = 1;
    const next = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    for (let time = 0; time < 20_000; time += 1) {
      const path = `/a${Array.from({ length: next(9) }, () => parts[next(parts.length)]).join("")}`;
      expect(resolvedPath(path), path).toBe(new URL(path, "https://app.example").pathname);
    }
  });
});
