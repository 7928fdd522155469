"use client";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { NavigationControl } from "../../links/NavigationControl.tsx";
import type { NavigationEntry } from "../../links/navigation.types.ts";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./NavigationRail.css.ts";

/** {@link NavigationRail} */
export interface NavigationRailProps {
  /** Logo and name at the top. */
  brand?: ReactNode;
  /** Groups of entries with a line between them. */
  groups: readonly (readonly NavigationEntry[])[];
  /** Content at the bottom: the signed-in member. */
  footer?: ReactNode;
  /** Accessible name. @default the catalogue's "Main menu" */
  label?: string | undefined;
}

/**
 * The menu at the side from 1024 px, in place of the `BottomNavigation` of a phone. It is fixed to
 * the window; the page is next to it. It is the page's banner there, as `AppBar` is on a phone.
 *
 * @example
 * <NavigationRail brand={<Brand />} groups={[pages, actions]} footer={<ProfileLink name={member.name} href="/profile" />} />
 */
export function NavigationRail({ brand, groups, footer, label }: NavigationRailProps) {
  const { t } = useI18n();
  return (
    <header className={styles.rail} data-part="navigation-rail">
      {brand && (
        <div className={styles.brand} data-part="brand">
          {brand}
        </div>
      )}
      <nav aria-label={label ?? t("ui.menu.main")} className={styles.groups} data-part="groups">
        {groups.map((entries, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is identified by its position
          <ul key={group} className={styles.group} data-part="group">
            {entries.map((entry) => (
              <li key={entry.id}>
                <NavigationControl entry={entry} className={styles.item}>
                  <span className={styles.icon} data-part="icon">
                    {entry.icon}
                  </span>
                  <span className={styles.label} data-part="label">
                    {entry.label}
                  </span>
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
                </NavigationControl>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      {footer}
    </header>
  );
}
