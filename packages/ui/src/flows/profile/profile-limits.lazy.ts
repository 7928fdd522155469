import { createLazyModule } from "@satang/core";

/** The member's own limits with what is used of them. */
export const lazyProfileLimits = createLazyModule(
  async () => (await import("./ProfileLimits.tsx")).ProfileLimits,
);
