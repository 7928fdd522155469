import { type ReceiptSource, useKeptReceipt } from "@satang/headless";
import { useCallback } from "react";
import { modalHistory } from "./modal-history.ts";

/** Opens the receipt of a movement of money; it is kept for a reload. */
export function useOpenReceipt(): (source: ReceiptSource) => void {
  const { keep } = useKeptReceipt();
  return useCallback(
    (source) => {
      keep(source);
      modalHistory.open("receipt");
    },
    [keep],
  );
}
