import { useEffect } from "react";

/** Reads again each time the view opens, because balances change while it is closed. */
export function useRefreshOnOpen(open: boolean, refresh: () => void): void {
  useEffect(() => {
    if (open) refresh();
  }, [open, refresh]);
}
