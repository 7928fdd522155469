import { within } from "@satang/story-kit/within";
import { describe, expect, it } from "vitest";
import { routeAt } from "./paths.ts";

describe("routeAt", () => {
  it.each([
    ["/", "root"],
    ["/login", "login"],
    ["/login/", "login"],
    ["/user", "user"],
    ["/user/", "user"],
    ["/user/home", "home"],
    ["/user/contact", "memberContact"],
    ["/user/limits", "limits"],
    ["/contact", "contact"],
    ["/terminated", "terminated"],
  ] as const)("finds %s", (path, route) => {
    expect(routeAt(path)).toBe(route);
  });

  it.each(["/users", "/user/secret", "/LOGIN", "//login", "/login/x", ""])(
    "finds no route at %s",
    (path) => {
      expect(routeAt(path)).toBeUndefined();
    },
  );

  it("answers a link of many slashes at once, which would stop the page", () => {
    const slashes = "/".repeat(100_000);
    const routes = within(1_000, () => [`/login${slashes}x`, `/login${slashes}`].map(routeAt));
    expect(routes).toEqual([undefined, "login"]);
  });
});
