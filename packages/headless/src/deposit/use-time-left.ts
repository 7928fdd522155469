import { timeLeft, watchTimeLeft } from "@satang/core";
import { useEffect, useState } from "react";
import { useSatang } from "../provider/use-satang.ts";

function schedule(run: () => void, ms: number) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Time left in ms until a server time, updated each second and at once when the page wakes. */
export function useTimeLeft(expiresAt: number): number {
  const { clock } = useSatang("useTimeLeft");
  const [left, setLeft] = useState(() => timeLeft(expiresAt, clock.now()));
  useEffect(() => {
    const { look, stop } = watchTimeLeft({
      expiresAt,
      now: () => clock.now(),
      onChange: setLeft,
      schedule,
    });
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", look);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", look);
    };
  }, [clock, expiresAt]);
  return left;
}
