import { createLazyModule } from "@satang/headless/provider";

const read = () => import("./deposit-parts.ts");

/** What the member does with the chosen way. */
export const chosenWay = createLazyModule(async () => (await read()).ChosenWay);

/** A QR that waits for payment, above the list of the ways. */
export const openQrCard = createLazyModule(async () => (await read()).OpenQrCard);

/** Why nothing can be deposited now. */
export const stopNotice = createLazyModule(async () => (await read()).StopNotice);

/** What is shown when the service offers no way. */
export const noWays = createLazyModule(async () => (await read()).NoWays);

/** Loads what the list of the ways does not need. It may be needed when there is no connection. */
export function loadLaterParts(): void {
  for (const part of [chosenWay, openQrCard, stopNotice, noWays]) void part.load();
}
