import type { ReactElement, ReactNode } from "react";

/** One way to go or thing to open, in the bottom navigation, the navigation rail or the action drawer. */
export interface NavigationEntry {
  /** Unique among its neighbours. */
  id: string;
  /** What is read, seen and spoken. */
  label: ReactNode;
  /** Stands before or above the words, and says nothing of its own. */
  icon: ReactNode;
  /** Makes it a link. An address that could run something is refused, as by `safeHref`. */
  href?: string | undefined;
  /** A router's link, to lend the looks to: `<Link to="/user/home" />`. Wins over `href`. */
  link?: ReactElement | undefined;
  /** Makes it a button where there is no `href` or `link`. */
  onClick?: (() => void) | undefined;
  /** The member is there now. @default false */
  current?: boolean | undefined;
  /** A small count. Say in words what it counts. */
  badge?: ReactNode;
  /** Stands there and cannot be used. @default false */
  disabled?: boolean | undefined;
}
