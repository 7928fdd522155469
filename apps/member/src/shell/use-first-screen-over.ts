import { useWallet } from "@satang/headless";
import { startTransition, useCallback, useEffect, useState } from "react";
import { useAfterFirstScreen } from "./use-after-first-screen.ts";
import { useFirstTouch } from "./use-first-touch.ts";

/**
 * True once the first screen of a member is complete: its balance was read, or could not be; on other screens from the first
 * touch on, and at the latest after 4 s. What no first screen shows is loaded then, and rendered in short steps.
 */
export function useFirstScreenOver(): boolean {
  const isRead = useWallet({ enabled: false }).state !== "loading";
  const [isOver, setOver] = useState(isRead);
  const end = useCallback(() => startTransition(() => setOver(true)), []);
  useFirstTouch(isOver ? null : end);
  useAfterFirstScreen(isOver ? null : end);
  useEffect(() => {
    if (isRead) end();
  }, [isRead, end]);
  return isOver;
}
