import type { StatementView } from "@satang/headless/statement";
import { type RefObject, useEffect, useRef, useState } from "react";

type Turned = Pick<StatementView, "page" | "filter" | "isPageChanging">;

/**
 * Brings the start of another page into view when it is there; with the keyboard, the focused button stays in view instead.
 * Returns whether a page was turned, so that the new one is announced.
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
    const focused = document.activeElement;
    if (focused?.matches(":focus-visible") && !focused.contains(list))
      focused.scrollIntoView({ block: "nearest" });
    else if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: "start" });
  }, [isPageChanging, name, start]);
  return isTurned;
}
