export type { WaitingWords } from "./fill-tab.ts";
export type { CheckedDestination, Destination } from "./launcher.rules.ts";
export { type Opening, type OpenLaterOptions, openLater } from "./open-later.ts";
export { type Launcher, useLauncher } from "./use-launcher.ts";
