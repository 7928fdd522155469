import type { ReactNode } from "react";
import type { RouteName } from "../navigation/paths.ts";

/** Props of a layout. */
export interface LayoutProps {
  /** The address, as the menu shows it. */
  route: RouteName;
  /** The page that is shown: the one before, until the page of the address is rendered. */
  page: RouteName;
  /** The content of the page. */
  children: ReactNode;
}
