import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSatang } from "../provider/use-satang.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { type OpenQr, openQrKey, readOpenQr } from "./open-qr.ts";

/** The longest time that a browser's timer takes, ms. */
const LONGEST_MS = 2 ** 31 - 1;

/** Renders again when a moment of the server's clock has passed. */
function useHasPassed(moment: number | null): boolean {
  const { clock } = useSatang("useOpenQr");
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    if (moment === null) return;
    const left = Math.min(Math.max(moment - clock.now(), 0), LONGEST_MS);
    const timer = setTimeout(() => setPassed(moment), left);
    return () => clearTimeout(timer);
  }, [clock, moment]);
  return moment !== null && (passed === moment || moment <= clock.now());
}

/**
 * The open QR that this tab has stored, also after a reload; `null` when there is none, and after it has expired. It makes no
 * call: nothing is read after a deposit has closed (decision 48).
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const qr = useOpenQr();
 * {qr && <button onClick={openDeposit}>A QR of {toBaht(qr.amount)} is open</button>}
 */
export function useOpenQr(): OpenQr | null {
  const { queryClient, tabStorage } = useSatang("useOpenQr");
  const { data } = useQuery(
    {
      queryKey: openQrKey,
      queryFn: () => readOpenQr(tabStorage.read(storageKeys.openQr)),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  const stored = data ?? null;
  const hasPassed = useHasPassed(stored?.expiresAt ?? null);
  return hasPassed ? null : stored;
}
