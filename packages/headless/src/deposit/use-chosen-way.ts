import { startTransition, useCallback, useEffect, useState } from "react";
import { useSatang } from "../provider/use-satang.ts";
import { storageKeys } from "../storage/storage-keys.ts";

/**
 * The way that the member chose, stored for a reload, and the one that was used last on this device. The latter changes
 * when the view opens, so that a list does not move while it is read.
 */
export function useChosenWay() {
  const { storage, tabStorage } = useSatang("useDeposit");
  const readLast = () => storage.read(storageKeys.lastDepositWay) ?? null;
  const [chosen, setChosen] = useState(() => tabStorage.read(storageKeys.depositWay) ?? null);
  const [lastUsed, setLastUsed] = useState(readLast);
  /** In short steps: a slow phone needs long for the form of a way, and shows first that the way was pressed. */
  const show = (id: string | null) => startTransition(() => setChosen(id));
  const choose = (id: string) => {
    tabStorage.write(storageKeys.depositWay, id);
    storage.write(storageKeys.lastDepositWay, id);
    show(id);
  };
  const forget = useCallback(() => tabStorage.remove(storageKeys.depositWay), [tabStorage]);
  const back = () => {
    forget();
    show(null);
  };
  return {
    chosen,
    setChosen,
    lastUsed,
    renewLastUsed: () => setLastUsed(readLast),
    choose,
    back,
    forget,
  };
}

/** Options of {@link useChoiceOnOpen}. */
type ChoiceOnOpen = {
  readonly inView: boolean;
  /** A QR is open, or being created or cancelled: the view shows it when it opens again. */
  readonly isUnderWay: boolean;
  readonly choice: ReturnType<typeof useChosenWay>;
};

/** A view that opens again begins with the choice of a way, unless a QR is under way. */
export function useChoiceOnOpen({ inView, isUnderWay, choice }: ChoiceOnOpen): void {
  const { forget, renewLastUsed, setChosen } = choice;
  const [isOpen, setOpen] = useState(inView);
  if (isOpen !== inView) {
    setOpen(inView);
    if (inView) renewLastUsed();
    if (inView && !isUnderWay) setChosen(null);
  }
  useEffect(() => {
    // Otherwise a reload while the view is closed would choose the way at its next opening.
    if (!inView && !isUnderWay) forget();
  }, [inView, isUnderWay, forget]);
}
