import { useEffect } from "react";
import { findSetupProblems } from "./setup-problems.ts";
import { pageState } from "./sheet-problems.ts";
import { warn } from "./warn.ts";
import { watchPage } from "./watch-page.ts";

/** A host's bundler replaces the value; the package needs no types of Node. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

let checked = "";

function warnOfSetup(): void {
  const state = pageState(document);
  if (state === checked) return;
  checked = state;
  for (const problem of findSetupProblems()) warn(problem);
}

function useWarnings(): void {
  useEffect(() => watchPage(warnOfSetup), []);
}

/** In development only. */
export const useSetupWarnings: () => void =
  process.env.NODE_ENV === "production" ? () => undefined : useWarnings;
