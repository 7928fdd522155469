import { useCallback, useEffect, useRef, useState } from "react";
import { NEAR_END } from "./rows.rules.ts";

/**
 * Keeps a scrolled list at its end until it is scrolled upward. The library does so for new rows only: when the list
 * becomes smaller and a row higher at once, it takes the list for one that was scrolled.
 */
export function useKeptEnd() {
  const [list, setList] = useState<HTMLElement | null>(null);
  const isAtEnd = useRef(true);
  const scrollerRef = useCallback(
    (scroller: HTMLElement | Window | null) =>
      setList(scroller instanceof HTMLElement ? scroller : null),
    [],
  );
  const keepEnd = useCallback(() => {
    if (isAtEnd.current) list?.scrollTo({ top: list.scrollHeight });
  }, [list]);
  useEffect(() => {
    if (!list) return;
    let before = list.scrollTop;
    const note = () => {
      const { scrollTop, scrollHeight, clientHeight } = list;
      const isNear = scrollHeight - clientHeight - scrollTop <= NEAR_END;
      if (isNear || scrollTop < before) isAtEnd.current = isNear;
      before = scrollTop;
    };
    const observer = new ResizeObserver(keepEnd);
    observer.observe(list);
    list.addEventListener("scroll", note, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener("scroll", note);
    };
  }, [list, keepEnd]);
  return { scrollerRef, keepEnd };
}
