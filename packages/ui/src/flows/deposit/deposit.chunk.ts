/** The chunk of `deposit.lazy.ts`: what a deposit shows in addition to the list of the ways. */

export { StopNotice } from "../protection/StopNotice.tsx";
export { NoWays } from "./NoWays.tsx";
export { OpenQrCard } from "./OpenQrCard.tsx";
export { WayPanel } from "./WayPanel.tsx";
