import type { MoneyOrder } from "@satang/machines";
import { useEffect, useState } from "react";
import { useSatang } from "../provider/use-satang.ts";
import { createPendingStore } from "./pending-store.ts";
import { watchMember } from "./watch-member.ts";

const NONE: readonly MoneyOrder[] = [];

/**
 * Transfers and withdrawals of this member that a reload or a sign-out interrupted, known as soon as the wallet is:
 * the app opens their view, which finds out what happened and tells. QR deposits need none of it, their view reads the
 * QR anyway.
 */
export function useInterruptedMoney(): readonly MoneyOrder[] {
  const scope = useSatang("useInterruptedMoney");
  const [orders, setOrders] = useState(NONE);
  useEffect(() => {
    const pending = createPendingStore(scope.storage);
    return watchMember(scope, (member) =>
      setOrders(
        ["transfer", "withdraw"].flatMap((name) => pending.read(name, member)?.order ?? []),
      ),
    );
  }, [scope]);
  return orders;
}
