import { paths, type RouteName } from "./paths.ts";

/** What the guard knows of the visitor. */
export interface Visitor {
  readonly signedIn: boolean;
  /** The server said that the site has ended. */
  readonly terminated: boolean;
}

/** What happens to a visit. */
export type Verdict =
  | { readonly kind: "show" }
  /** `remember`: the address is wanted after sign-in. */
  | { readonly kind: "redirect"; readonly to: string; readonly remember: boolean };

const MEMBER_ROUTES: ReadonlySet<RouteName> = new Set([
  "user",
  "home",
  "profile",
  "bonus",
  "statement",
  "memberContact",
]);

const FORWARDS: Readonly<Partial<Record<RouteName, string>>> = {
  root: paths.user,
  user: paths.home,
};

/** True for a route under /user. */
export function needsSignIn(route: RouteName | undefined): boolean {
  return route !== undefined && MEMBER_ROUTES.has(route);
}

/**
 * Where a visit ends (money.txt §2): the end of the site beats everything (decision 4),
 * a member route without a token asks for sign-in and is remembered, `/` and `/user` pass on.
 */
export function judge(route: RouteName | undefined, visitor: Visitor): Verdict {
  if (route === "terminated") return { kind: "show" };
  if (visitor.terminated) return { kind: "redirect", to: paths.terminated, remember: false };
  if (needsSignIn(route) && !visitor.signedIn) {
    // The bare entrance is where sign-in leads anyway: remembering it would outlive a better wish.
    return { kind: "redirect", to: paths.login, remember: route !== "user" };
  }
  const onward = route && FORWARDS[route];
  return onward ? { kind: "redirect", to: onward, remember: false } : { kind: "show" };
}
