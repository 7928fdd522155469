"use client";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { visuallyHidden } from "../shared/hidden.css.ts";
import * as styles from "./Countdown.css.ts";
import { CountdownRing } from "./CountdownRing.tsx";
import { clockFace, momentPassed, secondsLeft, urgencyOf } from "./countdown.rules.ts";
import { useRemaining } from "./use-remaining.ts";

/** {@link Countdown} */
export interface CountdownProps {
  /** The moment it ends, epoch ms. */
  expiresAt: number;
  /** The clock to compare with; pass the server's. @default Date.now */
  now?: (() => number) | undefined;
  /** ms that fill the ring. @default what was left when it was first shown */
  total?: number | undefined;
  /** Shown below the time. @default the catalogue's "Time left" */
  label?: ReactNode;
  /** Told once for each `expiresAt` that it has passed. */
  onEnd?: (() => void) | undefined;
  /** What is said at 3 minutes, 1 minute and 30 seconds. @default the catalogue's words */
  spoken?: ((msLeft: number) => string) | undefined;
}

/**
 * Time left as mm:ss with a ring: a QR code that lapses, a code that can be sent again.
 * Screen readers hear it at 3 minutes, 1 minute and 30 seconds, never each second.
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
  spoken,
}: CountdownProps) {
  const { t } = useI18n();
  const id = useId();
  const remaining = useRemaining(expiresAt, now);
  const [said, setSaid] = useState("");
  const whole = useRef({ expiresAt, ms: remaining });
  if (whole.current.expiresAt !== expiresAt) {
    whole.current = { expiresAt, ms: Math.max(0, expiresAt - now()) };
  }
  const seconds = secondsLeft(remaining);
  const full = total ?? whole.current.ms;
  const latest = useRef({ onEnd, say: (_ms: number): string => "" });
  latest.current = {
    onEnd,
    say:
      spoken ??
      ((ms) => {
        const time =
          ms >= 60_000
            ? t("common.duration.minutes", { count: ms / 60_000 })
            : t("common.duration.seconds", { count: ms / 1000 });
        return t("ui.countdown.left", { time });
      }),
  };

  const before = useRef(remaining);
  useEffect(() => {
    const moment = momentPassed(before.current, remaining);
    before.current = remaining;
    if (moment !== undefined) setSaid(latest.current.say(moment));
  }, [remaining]);

  const over = remaining <= 0;
  const ended = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!over || ended.current === expiresAt) return;
    ended.current = expiresAt;
    latest.current.onEnd?.();
  }, [over, expiresAt]);

  return (
    <div className={styles.countdown}>
      <CountdownRing
        part={full > 0 ? Math.min(1, remaining / full) : 0}
        urgency={urgencyOf(remaining)}
      />
      <div role="timer" aria-labelledby={`${id}-label ${id}-time`}>
        <time id={`${id}-time`} className={styles.time} dateTime={`PT${seconds}S`}>
          {clockFace(seconds)}
        </time>
        <span id={`${id}-label`} className={styles.label}>
          {label ?? t("ui.countdown.label")}
        </span>
      </div>
      <span className={visuallyHidden} aria-live="polite">
        {said}
      </span>
    </div>
  );
}
