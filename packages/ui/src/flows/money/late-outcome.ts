import { createLazyModule } from "@satang/headless/provider";

/** The message about an outcome that came later than the reply. */
export const lateOutcome = createLazyModule(
  async () => (await import("./MoneyOutcome.tsx")).MoneyOutcome,
);
