import { useEffect } from "react";

/** In place of an optional part that failed or did not load: nothing, until the connection is back. */
export function PartMissing({ onOnline }: { readonly onOnline: () => void }) {
  useEffect(() => {
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [onOnline]);
  return null;
}
