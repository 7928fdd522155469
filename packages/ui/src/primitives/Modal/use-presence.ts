import { useRef, useState, useSyncExternalStore } from "react";
import { useEarlyEffect } from "../shared/use-early-effect.ts";

const never = () => () => {};

/** False on a server and while its markup is taken over: there is no body to put a portal in. */
const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Whether a modal is still to be drawn: while open, and then until its scrim has faded.
 * Radix's own waiting reads the computed style at every animation event; this reads it once.
 */
export function usePresence(open: boolean) {
  const scrim = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState(!open);
  const inBrowser = useInBrowser();
  if (open && gone) setGone(false);

  useEarlyEffect(() => {
    if (open || gone) return;
    let opened = false;
    const leave = () => {
      if (!opened) setGone(true);
    };
    const fading = scrim.current?.getAnimations() ?? [];
    if (fading.length === 0) leave();
    else Promise.allSettled(fading.map(({ finished }) => finished)).then(leave);
    return () => {
      opened = true;
    };
  }, [open, gone]);

  return { present: inBrowser && (open || !gone), scrim };
}
