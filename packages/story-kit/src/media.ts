import type {} from "@vitest/browser-playwright";
import { cdp } from "vitest/browser";

/** Values of media features, by name. */
type Media = Record<string, string>;

/** Runs a function while the browser emulates print. */
export async function withPrint(run: () => Promise<void>): Promise<void> {
  const answer = (media: string) => cdp().send("Emulation.setEmulatedMedia", { media });
  await answer("print");
  try {
    await run();
  } finally {
    await answer("");
  }
}

/** Runs a function while the browser emulates these media features. */
export async function withMedia(media: Media, run: () => Promise<void>): Promise<void> {
  const answer = (features: Media) =>
    cdp().send("Emulation.setEmulatedMedia", {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
  await answer(media);
  try {
    await run();
  } finally {
    await answer(Object.fromEntries(Object.keys(media).map((name) => [name, ""])));
  }
}
