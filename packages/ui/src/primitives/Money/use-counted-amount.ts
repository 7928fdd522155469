"use client";

import { isSatang, type Satang, satang } from "@satang/core";
import { useEffect, useRef, useState } from "react";

const DURATION_MS = 300;

/** Fast at first, ending with the exact amount. */
const easeOut = (share: number) => 1 - (1 - share) ** 3;

/**
 * The amount on its way from the last one shown to the new one within 300 ms. It does not move when it is first shown,
 * and under reduced motion.
 */
export function useCountedAmount(amount: Satang): Satang {
  const [shown, setShown] = useState(amount);
  const latest = useRef(amount);
  useEffect(() => {
    const from = latest.current;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (from === amount || isStill || !isSatang(amount - from)) {
      latest.current = amount;
      setShown(amount);
      return;
    }
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const share = Math.min((now - start) / DURATION_MS, 1);
      latest.current =
        share === 1 ? amount : satang(Math.round(from + (amount - from) * easeOut(share)));
      setShown(latest.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return shown;
}
