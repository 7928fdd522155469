import { useEffect, useRef, useState } from "react";

/** How long the balance runs to its new value, ms. */
const duration = 300;

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * An amount on its way to its new value, in whole satang all along. The first one stands at once.
 * @param amount In baht.
 */
export function useCountUp(amount: number): number {
  const [shown, setShown] = useState(amount);
  const from = useRef(amount);
  useEffect(() => {
    const start = Math.round(from.current * 100);
    const end = Math.round(amount * 100);
    if (start === end || isStill()) {
      from.current = amount;
      setShown(amount);
      return;
    }
    let frame = 0;
    let startedAt: number | undefined;
    const step = (time: number) => {
      startedAt ??= time;
      const part = Math.min(1, (time - startedAt) / duration);
      const eased = 1 - (1 - part) ** 3;
      const now = Math.round(start + (end - start) * eased) / 100;
      from.current = now;
      setShown(part < 1 ? now : amount);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return shown;
}
