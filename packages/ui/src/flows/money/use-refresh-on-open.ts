import { useEffect } from "react";

/** Reads again each time the view opens: money moves while it is closed. */
export function useRefreshOnOpen(open: boolean, refresh: () => void): void {
  useEffect(() => {
    if (open) refresh();
  }, [open, refresh]);
}
