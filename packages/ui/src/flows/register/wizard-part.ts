import { createLazyModule } from "@satang/headless/provider";

/** The steps of a registration, with their machine: loaded while the page already shows their frame. */
export const wizardPart = createLazyModule(
  async () => (await import("./RegisterWizard.tsx")).RegisterWizard,
);
