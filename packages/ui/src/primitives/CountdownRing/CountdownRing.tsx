"use client";
import { useId } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import type { CountdownProps } from "../Countdown/Countdown.tsx";
import { Ring } from "../Countdown/Ring.tsx";
import { useCountdown } from "../Countdown/use-countdown.ts";
import * as styles from "./CountdownRing.css.ts";

/** Props of {@link CountdownRing}: those of `Countdown`, with size and label. */
export interface CountdownRingProps extends CountdownProps {
  /** Width of the ring. @default "medium" */
  size?: keyof typeof styles.sizes;
  /** Hides the label; it is still announced. @default false */
  labelHidden?: boolean;
}

/**
 * Time left as mm:ss within a ring, for a screen with the time as its main content. It is announced
 * at 3 minutes, 1 minute and 30 seconds, never each second.
 *
 * @example
 * <CountdownRing expiresAt={Date.parse(qr.expireIn)} now={clock.now} total={360_000} />
 */
export function CountdownRing({
  expiresAt,
  now = Date.now,
  total,
  label,
  onEnd,
  announcement,
  size = "medium",
  labelHidden = false,
  className,
}: CountdownRingProps) {
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
    <div className={classNames(styles.countdownRing, className)}>
      <div
        role="timer"
        className={classNames(styles.dial, styles.sizes[size])}
        aria-labelledby={`${id}-label ${id}-time`}
      >
        <span className={styles.ring}>
          <Ring part={part} urgency={urgency} size="large" />
        </span>
        <time
          id={`${id}-time`}
          className={classNames(styles.time, face.length > 5 && styles.longTime)}
          data-part="time"
          translate="no"
          dateTime={dateTime}
          suppressHydrationWarning
        >
          {face}
        </time>
      </div>
      <span
        id={`${id}-label`}
        className={labelHidden ? visuallyHidden : styles.label}
        data-part="label"
      >
        {label ?? t("ui.countdown.label")}
      </span>
      <span className={visuallyHidden} aria-live="polite">
        {announced}
      </span>
    </div>
  );
}
