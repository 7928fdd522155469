import { createLazyModule } from "@satang/core";

/** The sheet of an opened withdrawal. */
export const lazyWithdrawSheet = createLazyModule(
  async () => (await import("./WithdrawSheet.tsx")).WithdrawSheet,
);
