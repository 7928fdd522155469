import { createLazyModule } from "@satang/core";

/** The river behind what a moment is about. */
export const lazyFadedRiver = createLazyModule(
  async () => (await import("./FadedRiver.tsx")).FadedRiver,
);
