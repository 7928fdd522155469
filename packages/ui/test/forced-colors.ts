import { withMedia } from "./media.ts";

/** Runs what follows as a person sees it whose system chooses the colours of all pages. */
export function withForcedColors(
  run: () => Promise<void>,
  scheme: "light" | "dark" = "light",
): Promise<void> {
  return withMedia({ "forced-colors": "active", "prefers-color-scheme": scheme }, run);
}
