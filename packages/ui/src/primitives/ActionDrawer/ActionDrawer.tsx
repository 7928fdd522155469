"use client";
import type { ReactNode } from "react";
import { NavigationControl } from "../../links/NavigationControl.tsx";
import type { NavigationEntry } from "../../links/navigation.types.ts";
import { useOpen } from "../../overlay/use-open.ts";
import { classNames } from "../../styles/class-names.ts";
import { BottomSheet, type BottomSheetProps } from "../BottomSheet/BottomSheet.tsx";
import * as styles from "./ActionDrawer.css.ts";

/** A tile of an {@link ActionDrawer}. */
export interface ActionDrawerEntry extends NavigationEntry {
  /** A second, muted line: coins, a total, the last sync. */
  detail?: ReactNode;
  /** `accent` for the most likely action. @default "neutral" */
  tone?: keyof typeof styles.tones | undefined;
  /** Whether choosing it closes the drawer. @default "close" */
  afterClick?: "close" | "stay" | undefined;
}

/** {@link ActionDrawer} */
export interface ActionDrawerProps
  extends Pick<
    BottomSheetProps,
    "open" | "defaultOpen" | "onOpenChange" | "trigger" | "title" | "titleHidden" | "description"
  > {
  /** The actions, one tile each. */
  entries: readonly ActionDrawerEntry[];
}

/**
 * The drawer that the plus of the bottom navigation opens: every money action as a tile. Choosing
 * one closes the drawer; a modal that it opens returns the focus to the plus.
 *
 * @example
 * <ActionDrawer open={open} onOpenChange={(next, { reason }) => setOpen(next, reason)} title={t("app.drawer.title")} entries={entries} />
 */
export function ActionDrawer({
  entries,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  ...sheet
}: ActionDrawerProps) {
  const [open, setOpen] = useOpen({ open: openProp, defaultOpen, onOpenChange });
  const choose = (entry: ActionDrawerEntry) => ({
    ...entry,
    onClick: () => {
      if (entry.afterClick !== "stay") setOpen(false, "itemPress");
      entry.onClick?.();
    },
  });

  return (
    <BottomSheet {...sheet} open={open} onOpenChange={(next, { reason }) => setOpen(next, reason)}>
      <ul className={styles.grid} data-part="entries">
        {entries.map((entry) => (
          <li key={entry.id} className={styles.place}>
            <NavigationControl entry={choose(entry)} className={styles.entry}>
              <span
                data-part="icon"
                className={classNames(styles.icon, styles.tones[entry.tone ?? "neutral"])}
              >
                {entry.icon}
                {entry.badge && (
                  <span className={styles.badge} data-part="badge">
                    {entry.badge}
                  </span>
                )}
              </span>{" "}
              <span className={styles.label} data-part="label">
                {entry.label}
              </span>{" "}
              {entry.detail && (
                <span className={styles.detail} data-part="detail">
                  {entry.detail}
                </span>
              )}
            </NavigationControl>
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
