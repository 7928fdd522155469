import { useInterruptedMoney } from "@satang/headless";
import { useEffect } from "react";
import { modalHistory } from "./modal-history.ts";

/** Opens the modal of money whose answer a reload cut off: it finds out what happened and tells. */
export function useInterrupted(): void {
  const name = useInterruptedMoney()[0]?.kind;
  useEffect(() => {
    if ((name === "transfer" || name === "withdraw") && !modalHistory.current()) {
      modalHistory.open(name);
    }
  }, [name]);
}
