import { createLazyModule } from "@satang/core";

/** The modal of the flows, in a chunk of its own: a flow in the page never shows it. */
export const lazyModal = createLazyModule(
  async () => (await import("../../primitives/Modal/Modal.tsx")).Modal,
);
