"use client";
import { Fragment } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { NavigationControl } from "../../links/NavigationControl.tsx";
import type { NavigationEntry } from "../../links/navigation.types.ts";
import type { OnOpenChange } from "../../overlay/open-change.types.ts";
import { classNames } from "../../styles/class-names.ts";
import { PlusIcon } from "../Icon/icons.ts";
import * as styles from "./BottomNavigation.css.ts";

/** The raised button in the middle of a {@link BottomNavigation}. */
export interface BottomNavigationAction {
  /** Accessible name. @default the catalogue's "Open actions" */
  label?: string | undefined;
  /** Whether the drawer is open. */
  open: boolean;
  /** Called when the button is pressed, with the reason `trigger`. */
  onOpenChange: OnOpenChange;
}

/** {@link BottomNavigation} */
export interface BottomNavigationProps {
  /** Two to five entries; with an `action` an even number, half of them on each side. */
  items: readonly NavigationEntry[];
  /** The raised plus button. */
  action?: BottomNavigationAction | undefined;
  /** Accessible name. @default the catalogue's "Main menu" */
  label?: string | undefined;
}

/**
 * The menu at the bottom of a phone, within reach of the thumb; in landscape a column at the start
 * edge. From 1024 px it is hidden and a `NavigationRail` is shown. Keep its place free:
 * `paddingBottom: vars.size.bottomNavigation` and `paddingInlineStart:
 * vars.size.bottomNavigationColumn`, of which one is 0.
 *
 * @example
 * <BottomNavigation items={entries} action={{ open, onOpenChange: setOpen }} />
 */
export function BottomNavigation({ items, action, label }: BottomNavigationProps) {
  const { t } = useI18n();
  const middle = action ? Math.ceil(items.length / 2) : -1;
  const plus = action && (
    <li className={styles.place}>
      <button
        type="button"
        className={styles.plus}
        data-part="plus"
        data-state={action.open ? "open" : "closed"}
        aria-label={action.label ?? t("ui.menu.openActions")}
        aria-haspopup="dialog"
        aria-expanded={action.open}
        onClick={() => action.onOpenChange(!action.open, { reason: "trigger" })}
      >
        <PlusIcon size={28} />
      </button>
    </li>
  );

  return (
    <nav
      className={styles.menu}
      data-part="bottom-navigation"
      aria-label={label ?? t("ui.menu.main")}
    >
      <ul className={styles.list} data-part="list">
        {items.map((entry, index) => (
          <Fragment key={entry.id}>
            {index === middle && plus}
            <li className={styles.place}>
              <NavigationControl entry={entry} className={styles.item}>
                <span className={styles.icon} data-part="icon">
                  {entry.icon}
                  {entry.badge && (
                    <span
                      className={classNames(
                        styles.badge,
                        styles.badgeTones[entry.badgeTone ?? "accent"],
                      )}
                      data-part="badge"
                    >
                      {entry.badge}
                    </span>
                  )}
                </span>{" "}
                <span className={styles.label} data-part="label">
                  {entry.label}
                </span>
              </NavigationControl>
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}
