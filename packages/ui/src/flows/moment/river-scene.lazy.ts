import { createLazyModule } from "@satang/core";

/** The river behind what a moment is about. */
export const lazyRiverScene = createLazyModule(
  async () => (await import("./RiverScene.tsx")).RiverScene,
);
