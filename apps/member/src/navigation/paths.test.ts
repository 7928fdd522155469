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
});
