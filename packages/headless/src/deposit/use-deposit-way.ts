import { useState } from "react";
import { useSatang } from "../provider/use-satang.ts";
import { storageKeys } from "../storage/storage-keys.ts";

/**
 * Returns the way to deposit that was last chosen in this tab (otherwise the first one) and a
 * function to choose another. After a reload a QR that waits for payment is shown again.
 * @param ways ids of the available ways, in their order
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
