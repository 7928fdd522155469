"use client";

import { hoursAndMinutes } from "@satang/core";
import { useProtectionStatus } from "@satang/headless/protection";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { safeHref } from "../../links/safe-href.rules.ts";
import { ClockIcon } from "../../primitives/Icon/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import * as styles from "./SessionTime.css.ts";
import { useProtectionWords } from "./use-protection-words.ts";

/** Props of {@link SessionTime}. */
export interface SessionTimeProps {
  /** Address of the page with `ProtectionFlow`. */
  href: string;
  /** `shown` writes its name in front of the time, for a navigation rail. @default "hidden" */
  label?: "hidden" | "shown";
}

/**
 * The time in this session, as a link to the member's limits. Its place is empty until the time is known; where the host
 * turned the protection off it renders nothing.
 *
 * @example
 * <AppBar brand={brand}>
 *   <SessionTime href="/user/limits" />
 * </AppBar>
 */
export function SessionTime({ href, label = "hidden" }: SessionTimeProps) {
  const { t } = useI18n();
  const words = useProtectionWords();
  const { state, sessionTime } = useProtectionStatus();
  if (state === "off") return null;
  if (sessionTime === null) return <span className={styles.place} />;
  const { hours, minutes } = hoursAndMinutes(sessionTime);
  return (
    <a href={safeHref(href)} className={styles.link} data-part="session-time">
      <ClockIcon size={16} />
      {label === "shown" && <span>{`${t("protection.time.session")} `}</span>}
      <span translate="no">{`${hours}:${String(minutes).padStart(2, "0")}`}</span>
      <VisuallyHidden>
        {`${label === "hidden" ? ` ${t("protection.time.session")}` : ""} ${words.time(sessionTime)}`}
      </VisuallyHidden>
    </a>
  );
}
