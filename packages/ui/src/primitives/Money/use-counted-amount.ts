"use client";

import { useEffect, useRef, useState } from "react";

const DURATION_MS = 300;

/** Fast at first, ending with the exact amount. */
const easeOut = (share: number) => 1 - (1 - share) ** 3;

/**
 * The displayed amount while counting from the previous to the new one, in whole satang, within 300
 * ms. It does not count at the first render, and under reduced motion.
 */
export function useCountedAmount(amount: number): number {
  const [shown, setShown] = useState(amount);
  const latest = useRef(amount);
  useEffect(() => {
    const from = Math.round(latest.current * 100);
    const to = Math.round(amount * 100);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (from === to || still || !Number.isSafeInteger(from + to)) {
      latest.current = amount;
      setShown(amount);
      return;
    }
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const share = Math.min((now - start) / DURATION_MS, 1);
      latest.current = share === 1 ? amount : Math.round(from + (to - from) * easeOut(share)) / 100;
      setShown(latest.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return shown;
}
