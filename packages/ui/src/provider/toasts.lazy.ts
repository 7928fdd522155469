import { createLazyModule } from "@satang/core";

/** Renders the toasts of the package. */
export const lazyToasts = createLazyModule(
  async () => (await import("../primitives/Toast/Toasts.tsx")).Toasts,
);
