"use client";
import { type ReactNode, useId } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as styles from "./Countdown.css.ts";
import { Ring } from "./Ring.tsx";
import { useCountdown } from "./use-countdown.ts";

/** {@link Countdown} */
export interface CountdownProps {
  /** When it ends, epoch ms. */
  expiresAt: number;
  /** The clock to compare with; pass the server's. @default Date.now */
  now?: (() => number) | undefined;
  /** Duration of the full ring, ms. @default the time left when it was first rendered */
  total?: number | undefined;
  /** Shown below the time. @default the catalogue's "Time left" */
  label?: ReactNode;
  /** Called once for each `expiresAt` when it has passed. */
  onEnd?: (() => void) | undefined;
  /** Announcements at 3 minutes, 1 minute and 30 seconds. @default texts of the catalogue */
  announcement?: ((msLeft: number) => string) | undefined;
  /** Class of the root element. */
  className?: string | undefined;
}

/**
 * Time left as mm:ss with a ring: a QR code that expires, a code that can be sent again. It is
 * announced at 3 minutes, 1 minute and 30 seconds, never each second.
 *
 * @example
 * <Countdown expiresAt={Date.parse(qr.expireIn)} now={clock.now} />
 */
export function Countdown({
  expiresAt,
  now = Date.now,
  total,
  label,
  onEnd,
  announcement,
  className,
}: CountdownProps) {
  const { t } = useI18n();
  const id = useId();
  const { face, dateTime, part, urgency, announced } = useCountdown({
    expiresAt,
    now,
    total,
    onEnd,
    announcement,
  });

  return (
    <div className={classNames(styles.countdown, className)}>
      <Ring part={part} urgency={urgency} size="small" />
      <div role="timer" aria-labelledby={`${id}-label ${id}-time`}>
        <time
          id={`${id}-time`}
          className={styles.time}
          data-part="time"
          translate="no"
          dateTime={dateTime}
          suppressHydrationWarning
        >
          {face}
        </time>
        <span id={`${id}-label`} className={styles.label} data-part="label">
          {label ?? t("ui.countdown.label")}
        </span>
      </div>
      <span className={visuallyHidden} aria-live="polite">
        {announced}
      </span>
    </div>
  );
}
