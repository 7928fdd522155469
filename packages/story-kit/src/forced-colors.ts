import { withMedia } from "./media.ts";

/** Runs a function while the browser emulates forced colours. */
export function withForcedColors(
  run: () => Promise<void>,
  scheme: "light" | "dark" = "light",
): Promise<void> {
  return withMedia({ "forced-colors": "active", "prefers-color-scheme": scheme }, run);
}
