import { useEffect } from "react";
import { modalHistory } from "../modals/modal-history.ts";
import { ownAddress } from "../navigation/link.rules.ts";

/** Follows plain links to routes of the app without a page load. */
export function useLinkNavigation(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      const { href, target } = link;
      const download = link.getAttribute("download");
      const address = ownAddress(event, { href, target, download }, new URL(window.location.href));
      if (address === undefined) return;
      event.preventDefault();
      modalHistory.leaveTo(address);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, []);
}
