import { createLazyModule } from "@satang/core";

/** The message about an outcome that came later than the reply. */
export const lazyMoneyOutcome = createLazyModule(
  async () => (await import("./MoneyOutcome.tsx")).MoneyOutcome,
);
