import { timeLeft, watchTimeLeft } from "@satang/core";
import { useEffect, useRef, useState } from "react";

/**
 * Time left until `expiresAt` in ms, updated each second and at once when the page wakes; always
 * `expiresAt − now()`.
 */
export function useRemaining(expiresAt: number, now: () => number): number {
  const [seen, setSeen] = useState(() => ({ expiresAt, left: timeLeft(expiresAt, now()) }));
  const clock = useRef(now);
  clock.current = now;

  useEffect(() => {
    const { look, stop } = watchTimeLeft({
      expiresAt,
      now: () => clock.current(),
      onChange: (left) => setSeen({ expiresAt, left }),
      schedule,
    });
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", look);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", look);
    };
  }, [expiresAt]);

  // Time left until another end says nothing about this one.
  return seen.expiresAt === expiresAt ? seen.left : timeLeft(expiresAt, now());
}

function schedule(run: () => void, ms: number) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
