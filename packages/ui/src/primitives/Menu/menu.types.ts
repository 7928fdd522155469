import type { ReactElement, ReactNode } from "react";
import type { OnOpenChange } from "../../overlay/open-change.types.ts";

/** One thing to do in a `Menu`. */
export interface MenuItem {
  /** Unique in its menu. */
  id: string;
  /** What it does, as a verb. */
  label: ReactNode;
  /** Stands before the words, and says nothing of its own. */
  icon?: ReactNode;
  /** A second, muted line. */
  detail?: ReactNode;
  /** Told when it is chosen; the menu has closed and the focus is back by then. */
  onSelect?: (() => void) | undefined;
  /** Makes it a link. An address that could run something is refused, as by `safeHref`. */
  href?: string | undefined;
  /** `critical` for what cannot be taken back. @default "neutral" */
  tone?: "neutral" | "critical" | undefined;
  /** Can be reached and read, and not be chosen. @default false */
  disabled?: boolean | undefined;
  /** `line` sets it apart from those above. @default "none" */
  divider?: "none" | "line" | undefined;
}

/** Props of `Menu`. */
export interface MenuProps {
  /** The button that opens it; it names the menu too. */
  trigger: ReactElement;
  /** What can be done, in order. */
  items: readonly MenuItem[];
  /** Spoken name. @default that of the trigger */
  label?: string | undefined;
  /** Which edge of the trigger it lines up with if there is room. @default "start" */
  align?: "start" | "end" | undefined;
  /**
   * Called when it has opened or closed, with the reason: `trigger`, `escape`, `outsidePress`,
   * `itemPress`, `focusOut` (the Tab key) or `back`.
   */
  onOpenChange?: OnOpenChange | undefined;
}
