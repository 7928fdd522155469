import { createLazyModule } from "@satang/core";

/** The receipt next to the rows of a wide screen. */
export const lazyReceiptPanel = createLazyModule(
  async () => (await import("./ReceiptPanel.tsx")).ReceiptPanel,
);
