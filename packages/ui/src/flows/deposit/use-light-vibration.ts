import { useEffect } from "react";

const LIGHT_MS = 20;

/** Vibrates lightly once, where motion is allowed and the device can. */
export function useLightVibration(): void {
  useEffect(() => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // Without an activation the browser refuses it, with a warning.
    if (!isStill && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(LIGHT_MS);
  }, []);
}
