import type { ReactElement, ReactNode } from "react";

/** An entry of the bottom navigation, the navigation rail or the action drawer. */
export interface NavigationEntry {
  /** Unique among its neighbours. */
  id: string;
  /** Visible and accessible label. */
  label: ReactNode;
  /** Icon before or above the label; decoration. */
  icon: ReactNode;
  /** Makes it a link. An address that could run code is rejected, as by `safeHref`. */
  href?: string | undefined;
  /** A router's link, which gets the styles: `<Link to="/user/home" />`. Wins over `href`. */
  link?: ReactElement | undefined;
  /** Makes it a button when there is no `href` or `link`. */
  onClick?: (() => void) | undefined;
  /** Whether it is the current page. @default false */
  current?: boolean | undefined;
  /** A small count. The label must say what it counts. */
  badge?: ReactNode;
  /** `critical` needs attention, `accent` only counts. @default "accent" */
  badgeTone?: "critical" | "accent" | undefined;
  /** Visible, but cannot be used. @default false */
  disabled?: boolean | undefined;
}
