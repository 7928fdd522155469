import { countdown, secondsLeft, timeLeft } from "@satang/core";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { momentPassed, urgencyOf } from "./countdown.rules.ts";
import { useRemaining } from "./use-remaining.ts";

/** Options of {@link useCountdown}. */
interface CountdownTo {
  expiresAt: number;
  now: () => number;
  total: number | undefined;
  onEnd: (() => void) | undefined;
  announcement: ((msLeft: number) => string) | undefined;
}

/** Time left, as text, ring and announcement. */
export function useCountdown({ expiresAt, now, total, onEnd, announcement }: CountdownTo) {
  const { t, format } = useI18n();
  const remaining = useRemaining(expiresAt, now);
  const [announced, setAnnounced] = useState("");
  const whole = useRef({ expiresAt, ms: remaining });
  if (whole.current.expiresAt !== expiresAt) {
    whole.current = { expiresAt, ms: timeLeft(expiresAt, now()) };
  }
  const full = total ?? whole.current.ms;
  const latest = useRef({ onEnd, say: (_ms: number): string => "" });
  latest.current = {
    onEnd,
    say: announcement ?? ((ms) => t("ui.countdown.left", { time: format.duration(ms) })),
  };

  const before = useRef(remaining);
  useEffect(() => {
    const moment = momentPassed(before.current, remaining);
    before.current = remaining;
    if (moment !== undefined) setAnnounced(latest.current.say(moment));
  }, [remaining]);

  const over = remaining <= 0;
  const ended = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!over || ended.current === expiresAt) return;
    ended.current = expiresAt;
    latest.current.onEnd?.();
  }, [over, expiresAt]);

  return {
    /** `mm:ss`. */
    face: countdown(remaining),
    /** The same to a machine. */
    dateTime: `PT${secondsLeft(remaining)}S`,
    /** Part of the whole that is left, from 0 to 1. */
    part: full > 0 ? Math.min(1, remaining / full) : 0,
    urgency: urgencyOf(remaining),
    /** The current announcement. */
    announced,
  };
}
