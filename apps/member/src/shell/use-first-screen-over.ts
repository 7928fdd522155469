import { useWallet } from "@satang/headless";
import { useTouchedOrLater } from "./use-touched-or-later.ts";

/**
 * True once the first screen of a member is complete: its balance was read, or could not be; on other screens from the first
 * touch on, and at the latest after 4 s. What no first screen shows is loaded then.
 */
export const useFirstScreenOver = (): boolean =>
  useTouchedOrLater(useWallet({ enabled: false }).state !== "loading");
