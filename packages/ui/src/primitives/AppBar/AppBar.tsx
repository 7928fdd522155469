import type { ReactNode } from "react";
import * as styles from "./AppBar.css.ts";

/** {@link AppBar} */
export interface AppBarProps {
  /** Logo and name at the start, usually a `BrandName`. */
  brand: ReactNode;
  /** Content at the end: profile, log out, languages. */
  children?: ReactNode;
}

/**
 * The bar at the top of a phone. From 1024 px it is hidden, and the `NavigationRail` has the brand.
 *
 * @example
 * <AppBar brand={<BrandName name="Satang" />}>
 *   <ProfileLink name="Somchai Jaidee" href="/user/profile" />
 * </AppBar>
 */
export function AppBar({ brand, children }: AppBarProps) {
  return (
    <header className={styles.bar} data-part="app-bar">
      <div className={styles.brand} data-part="brand">
        {brand}
      </div>
      {children}
    </header>
  );
}
