import type { ReactElement, ReactNode } from "react";
import type { OnOpenChange } from "../../overlay/open-change.types.ts";

/** An entry of a `Menu`. */
export interface MenuItem {
  /** Unique in its menu. */
  id: string;
  /** Label, a verb. */
  label: ReactNode;
  /** Icon before the label; decoration. */
  icon?: ReactNode;
  /** A second, muted line. */
  detail?: ReactNode;
  /** Called when it is chosen, after the menu has closed and the focus has returned. */
  onSelect?: (() => void) | undefined;
  /** Makes it a link. An address that could run code is rejected, as by `safeHref`. */
  href?: string | undefined;
  /** `critical` for an action that cannot be undone. @default "neutral" */
  tone?: "neutral" | "critical" | undefined;
  /** Can be focused and read, but not chosen. @default false */
  disabled?: boolean | undefined;
  /** `line` separates it from the entries above. @default "none" */
  divider?: "none" | "line" | undefined;
}

/** Props of `Menu`. */
export interface MenuProps {
  /** The button that opens it and names the menu. */
  trigger: ReactElement;
  /** The entries, in order. */
  items: readonly MenuItem[];
  /** Accessible name. @default that of the trigger */
  label?: string | undefined;
  /** The edge of the trigger to which it is aligned if there is enough space. @default "start" */
  align?: "start" | "end" | undefined;
  /**
   * Called when it has opened or closed, with the reason: `trigger`, `escape`, `outsidePress`,
   * `itemPress`, `focusOut` (the Tab key) or `back`.
   */
  onOpenChange?: OnOpenChange | undefined;
}
