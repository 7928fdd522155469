import { createLazyModule } from "@satang/core";

/** The steps of a registration, with their machine: loaded while the page already shows their frame. */
export const lazyRegisterWizard = createLazyModule(
  async () => (await import("./RegisterWizard.tsx")).RegisterWizard,
);
