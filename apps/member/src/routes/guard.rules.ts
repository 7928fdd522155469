import { paths, type RouteName } from "../navigation/paths.ts";

/** The facts about a visitor that the guard decides by. */
export interface Visitor {
  readonly signedIn: boolean;
  /** The server said that the site is closed. */
  readonly terminated: boolean;
}

/** Where a visit continues. */
export type Redirect = {
  readonly to: string;
  /** The address is kept for after sign-in. */
  readonly remember: boolean;
};

const MEMBER_ROUTES: ReadonlySet<RouteName> = new Set([
  "user",
  "home",
  "profile",
  "limits",
  "bonus",
  "statement",
  "memberContact",
]);

/** Screens for everyone that a member sees in the member layout, which always shows the time of the session. */
const SHARED_ROUTES: Readonly<Partial<Record<RouteName, RouteName>>> = {
  howto: "howto",
  contact: "memberContact",
};

const FORWARDS: Readonly<Partial<Record<RouteName, string>>> = {
  root: paths.user,
  user: paths.home,
};

/** True for a route under /user. */
export function needsSignIn(route: RouteName | undefined): boolean {
  return route !== undefined && MEMBER_ROUTES.has(route);
}

/** The screen in the member layout; `null` for a screen that is shown in the layout of visitors. */
export function memberScreen(
  route: RouteName,
  { signedIn }: Pick<Visitor, "signedIn">,
): RouteName | null {
  if (needsSignIn(route)) return route;
  return (signedIn && SHARED_ROUTES[route]) || null;
}

/**
 * Decides about a visit (money.txt §2): a closed site takes precedence over everything (decision 4),
 * a member route without a token leads to sign-in and is remembered, `/` and `/user` redirect. `null` shows the screen.
 */
export function judge(route: RouteName | undefined, visitor: Visitor): Redirect | null {
  if (route === "terminated") return null;
  if (visitor.terminated) return { to: paths.terminated, remember: false };
  if (needsSignIn(route) && !visitor.signedIn) {
    // Sign-in leads to this address anyway, and remembering it would replace a more specific one.
    return { to: paths.login, remember: route !== "user" };
  }
  const onward = route && FORWARDS[route];
  return onward ? { to: onward, remember: false } : null;
}
