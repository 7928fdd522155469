import type { ReactNode } from "react";
import { useFirstScreenOver } from "./use-first-screen-over.ts";

/** Renders its children once the first screen is complete. A screen around it is not rendered again. */
export function AfterFirstScreen({ children }: { children: ReactNode }) {
  return useFirstScreenOver() && children;
}
