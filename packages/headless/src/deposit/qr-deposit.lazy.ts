import { createLazyModule } from "@satang/core";

/** Code that a QR deposit needs once a way by QR is chosen. */
export const lazyQrDeposit = createLazyModule(() => import("./qr-deposit.chunk.ts"));
