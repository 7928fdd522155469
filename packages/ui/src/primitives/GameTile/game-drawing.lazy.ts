import { createLazyModule } from "@satang/core";

/** The drawings of games. Until they are loaded, and where they do not load, a game has its colours alone. */
export const lazyGameDrawing = createLazyModule(
  async () => (await import("./GameDrawing.tsx")).GameDrawing,
);
