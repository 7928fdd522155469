import type {} from "@vitest/browser-playwright";
import { cdp } from "vitest/browser";

/** Runs what follows as a person sees it whose system chooses the colours of all pages. */
export async function withForcedColors(run: () => Promise<void>): Promise<void> {
  const force = (value: string) =>
    cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
  await force("active");
  try {
    await run();
  } finally {
    await force("none");
  }
}
