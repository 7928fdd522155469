import { type ReceiptSource, useKeptReceipt } from "@satang/headless/receipt";
import { useCallback } from "react";
import { modalHistory } from "./modal-history.ts";
import { ReceiptFlow } from "./modals.lazy.ts";

/** Opens the receipt of a movement of money; it is kept for a reload. Fulfilled when its code is loaded. */
export function useOpenReceipt(): (source: ReceiptSource) => Promise<unknown> {
  const { keep } = useKeptReceipt();
  return useCallback(
    (source) => {
      keep(source);
      modalHistory.open("receipt");
      return ReceiptFlow.preload();
    },
    [keep],
  );
}
