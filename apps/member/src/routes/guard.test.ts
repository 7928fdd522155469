import { describe, expect, it } from "vitest";
import { paths, type RouteName } from "../navigation/paths.ts";
import { judge, memberScreen, needsSignIn } from "./guard.rules.ts";

const visitor = { signedIn: false, terminated: false };
const member = { signedIn: true, terminated: false };
const routes = Object.keys(paths) as RouteName[];

describe("the guard", () => {
  it.each(["home", "profile", "limits", "bonus", "statement", "memberContact"] as const)(
    "sends a visitor of %s to /login and remembers where they wanted to go",
    (route) => {
      expect(judge(route, visitor)).toEqual({ to: "/login", remember: true });
      expect(judge(route, member)).toBeNull();
    },
  );

  it.each(["login", "register", "howto", "contact"] as const)("shows %s to everyone", (route) => {
    expect(judge(route, visitor)).toBeNull();
    expect(judge(route, member)).toBeNull();
  });

  it("shows contact and how-to in the layout of who reads them", () => {
    const shown = (who: typeof visitor) =>
      (["login", "register", "howto", "contact", "home"] as const).map((route) =>
        memberScreen(route, who),
      );
    expect(shown(visitor)).toEqual([null, null, null, null, "home"]);
    expect(shown(member)).toEqual([null, null, "howto", "memberContact", "home"]);
  });

  it("redirects / to /user and /user to /user/home", () => {
    expect(judge("root", visitor)).toEqual({ to: "/user", remember: false });
    expect(judge("user", member)).toEqual({ to: "/user/home", remember: false });
  });

  it("asks a visitor of / to sign in and keeps the address that was requested before", () => {
    expect(judge("user", visitor)).toEqual({ to: "/login", remember: false });
  });

  it("shows the not-found page to everyone", () => {
    expect(judge(undefined, visitor)).toBeNull();
    expect(needsSignIn(undefined)).toBe(false);
  });

  it("sends everyone to /terminated when the site is closed, and shows that page", () => {
    const ended = { signedIn: true, terminated: true };
    for (const route of [...routes, undefined]) {
      expect(judge(route, ended)).toEqual(
        route === "terminated" ? null : { to: "/terminated", remember: false },
      );
    }
  });

  it("never redirects in a circle", () => {
    const byPath = new Map(routes.map((name) => [paths[name] as string, name]));
    for (const start of routes) {
      for (const who of [visitor, member, { signedIn: true, terminated: true }]) {
        let route: RouteName | undefined = start;
        let hops = 0;
        for (let redirect = judge(route, who); redirect !== null; hops++) {
          expect(hops).toBeLessThan(5);
          route = byPath.get(redirect.to);
          redirect = judge(route, who);
        }
      }
    }
  });
});
