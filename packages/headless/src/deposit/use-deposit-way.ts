import { useState } from "react";
import { useSatang } from "../provider/use-satang.ts";
import { storageKeys } from "../storage/storage-keys.ts";

/**
 * The way to deposit that was chosen last in this tab, the first one otherwise, and choosing another: after a reload a QR
 * that waits to be paid is where it was.
 * @param ways Ids of those there are, in their order.
 * @throws Error outside `SatangProvider`.
 */
export function useDepositWay(
  ways: readonly string[],
): readonly [way: string | undefined, choose: (way: string) => void] {
  const { tabStorage } = useSatang("useDepositWay");
  const [chosen, setChosen] = useState(() => tabStorage.read(storageKeys.depositWay));
  const choose = (way: string) => {
    tabStorage.write(storageKeys.depositWay, way);
    setChosen(way);
  };
  return [ways.find((way) => way === chosen) ?? ways[0], choose];
}
