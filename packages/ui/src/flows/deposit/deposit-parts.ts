/** What a deposit shows in addition to the list of the ways, in a chunk of its own. */

export { StopNotice } from "../protection/StopNotice.tsx";
export { ChosenWay } from "./ChosenWay.tsx";
export { NoWays } from "./NoWays.tsx";
export { OpenQrCard } from "./OpenQrCard.tsx";
