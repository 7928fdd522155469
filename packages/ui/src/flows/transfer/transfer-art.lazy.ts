import { createLazyModule } from "@satang/core";

/** The drawing of a transfer that was done. */
export const lazyTransferArt = createLazyModule(
  async () => (await import("./TransferArt.tsx")).TransferArt,
);
