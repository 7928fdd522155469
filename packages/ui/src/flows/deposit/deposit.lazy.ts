import { createLazyModule } from "@satang/core";

const read = () => import("./deposit.chunk.ts");

/** Panel in which the member uses the chosen way. */
export const lazyWayPanel = createLazyModule(async () => (await read()).WayPanel);

/** A QR that waits for payment, above the list of the ways. */
export const lazyOpenQrCard = createLazyModule(async () => (await read()).OpenQrCard);

/** Why nothing can be deposited now. */
export const lazyStopNotice = createLazyModule(async () => (await read()).StopNotice);

/** Message for a service that offers no way. */
export const lazyNoWays = createLazyModule(async () => (await read()).NoWays);

/** Loads what the list of the ways does not need. It may be needed when there is no connection. */
export function loadDeposit(): void {
  for (const part of [lazyWayPanel, lazyOpenQrCard, lazyStopNotice, lazyNoWays]) void part.load();
}
