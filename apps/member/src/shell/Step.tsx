import { type ReactNode, Suspense, useEffect } from "react";
import { steps } from "./steps.ts";

/**
 * A part of a rendered screen that the app takes over in tasks of its own, after what is around it, and at once where the
 * member touches it.
 */
export function Step({ children }: { children: ReactNode }) {
  useEffect(() => {
    steps.begin();
    return steps.end;
  }, []);
  return (
    <Suspense>
      {children}
      <Taken />
    </Suspense>
  );
}

/** Behind the part, so that its effect runs when the part reacts. */
function Taken() {
  useEffect(() => {
    steps.end();
    return steps.begin;
  }, []);
  return null;
}
