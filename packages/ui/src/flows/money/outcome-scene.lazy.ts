import { createLazyModule } from "@satang/core";

/** The drawing of an order with an unknown outcome. */
export const lazyOutcomeScene = createLazyModule(
  async () => (await import("./OutcomeScene.tsx")).OutcomeScene,
);
