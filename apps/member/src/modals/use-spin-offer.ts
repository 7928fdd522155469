import { useSatang, useWallet } from "@satang/headless";
import { useEffect, useState } from "react";

/** Whether the prize wheel is on, and how many coins the member has for it. */
export interface SpinOffer {
  active: boolean;
  coins: number;
}

/** Reads it once for each visit of a member. */
export function useSpinOffer(): SpinOffer {
  const { client } = useSatang("useSpinOffer");
  const { wallet } = useWallet();
  const [active, setActive] = useState(false);

  useEffect(() => {
    const ended = new AbortController();
    client.spinwheel.active({ signal: ended.signal }).then((reply) => {
      // A flag that cannot be read hides its feature silently (money.txt §8).
      if (!ended.signal.aborted) setActive(reply.ok && reply.data.isActive);
    });
    return () => ended.abort();
  }, [client]);

  return { active, coins: wallet?.profile.coin ?? 0 };
}
