import { createLazyModule } from "@satang/core";

/** The sheet of an opened transfer. */
export const lazyTransferSheet = createLazyModule(
  async () => (await import("./TransferSheet.tsx")).TransferSheet,
);
