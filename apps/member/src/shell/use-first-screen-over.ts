import { useHydrated } from "@satang/headless/provider";
import { useWallet } from "@satang/headless/wallet";
import { useEffect } from "react";
import { useTouchedOrLater } from "./use-touched-or-later.ts";

/** A load of the page has one first screen. */
let isOver = false;

/**
 * True once the first screen of a member is complete: its balance was read, or could not be; on other screens from the first
 * touch on, and at the latest after 4 s. What no first screen shows is loaded then.
 */
export function useFirstScreenOver(): boolean {
  // Another part of a rendered screen can end it before this one is taken over, which must be equal first.
  const isHydrated = useHydrated();
  const isComplete = useTouchedOrLater(useWallet({ enabled: false }).state !== "loading");
  useEffect(() => {
    isOver ||= isComplete;
  }, [isComplete]);
  return isComplete || (isHydrated && isOver);
}
