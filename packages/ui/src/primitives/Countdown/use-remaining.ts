import { timeLeft, untilNextSecond } from "@satang/core";
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const left = timeLeft(expiresAt, clock.current());
      setSeen({ expiresAt, left });
      if (left > 0) timer = setTimeout(look, untilNextSecond(left));
    };
    look();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", look);
    };
  }, [expiresAt]);

  // What was seen of another end says nothing about this one.
  return seen.expiresAt === expiresAt ? seen.left : timeLeft(expiresAt, now());
}
