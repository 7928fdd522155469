import type { StatementView } from "@satang/headless/statement";
import { type RefObject, useEffect, useRef, useState } from "react";

type Turned = Pick<StatementView, "page" | "filter" | "isPageChanging">;

/**
 * Brings the start of another page into view when it is there. With the keyboard the start gets the focus: the button that
 * had it is below the window then. Returns whether a page was turned, so that the new one is announced.
 * @param start has a `tabIndex`
 */
export function usePageTurn(
  { page, filter, isPageChanging }: Turned,
  start: RefObject<HTMLElement | null>,
): boolean {
  const name = `${filter} ${page}`;
  const shown = useRef(name);
  const [isTurned, setTurned] = useState(false);
  useEffect(() => {
    if (isPageChanging || shown.current === name) return;
    shown.current = name;
    setTurned(true);
    const list = start.current;
    if (!list || list.getBoundingClientRect().top >= 0) return;
    list.scrollIntoView({ block: "start" });
    if (document.activeElement?.matches(":focus-visible")) list.focus({ preventScroll: true });
  }, [isPageChanging, name, start]);
  return isTurned;
}
