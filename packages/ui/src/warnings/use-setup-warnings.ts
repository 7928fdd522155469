import { useEffect } from "react";
import { findSetupProblems } from "./setup-problems.ts";
import { warn } from "./warn.ts";

/** A host's bundler replaces the value; the package needs no types of Node. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

function warnOfSetup(): void {
  for (const problem of findSetupProblems()) warn(problem);
}

/** Warns about a page that is not set up, once it has loaded its style sheets. */
function watchSetup(): () => void {
  let frame = 0;
  const later = () => {
    frame = requestAnimationFrame(warnOfSetup);
  };
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
  return () => {
    removeEventListener("load", later);
    cancelAnimationFrame(frame);
  };
}

function useWarnings(): void {
  useEffect(watchSetup, []);
}

/** In development only. */
export const useSetupWarnings: () => void =
  process.env.NODE_ENV === "production" ? () => undefined : useWarnings;
