/** The chunk of `qr-deposit.lazy.ts`. */

export { readDepositsSince } from "../protection/own-deposits.ts";
export { toQrImage } from "../qr-picture/qr-image.ts";
export { examineQr } from "../qr-picture/qr-legibility.ts";
export { QR_OPERATIONS } from "./qr.operations.ts";
export { createQrDeposit } from "./qr-deposit-actor.ts";
export { saveQrImage } from "./save-qr-image.ts";
