import type { MoneyOrder } from "@satang/machines";
import { useState } from "react";
import { useSatang } from "../provider/use-satang.ts";
import { createPendingStore } from "./pending-store.ts";

/**
 * Transfers and withdrawals that a reload interrupted, read once on first render: the app opens their view, which
 * finds out what happened and tells. QR deposits need none of it, their view reads the QR anyway.
 */
export function useInterruptedMoney(): readonly MoneyOrder[] {
  const { storage } = useSatang("useInterruptedMoney");
  const [orders] = useState(() => {
    const pending = createPendingStore(storage);
    return ["transfer", "withdraw"].flatMap((name) => pending.read(name)?.order ?? []);
  });
  return orders;
}
