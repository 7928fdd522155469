import { timeLeft, untilNextSecond } from "@satang/core";
import { useEffect, useState } from "react";
import { useSatang } from "../provider/use-satang.ts";

/** Time left in ms until a server time, updated each second; always computed from the clock. */
export function useTimeLeft(expiresAt: number): number {
  const { clock } = useSatang("useTimeLeft");
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const moment = clock.now();
      setNow(moment);
      const left = timeLeft(expiresAt, moment);
      if (left > 0) timer = setTimeout(tick, untilNextSecond(left));
    };
    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [clock, expiresAt]);
  return timeLeft(expiresAt, now);
}
