import { createLazyModule } from "@satang/core";

/** The drawing of a bonus that was received. */
export const lazyBonusArt = createLazyModule(async () => (await import("./BonusArt.tsx")).BonusArt);
