import { useEffect, useRef } from "react";
import type { SatangEventListener } from "../provider/event.types.ts";
import { useSatang } from "../provider/use-satang.ts";

/**
 * Calls the listener with each event of this page while the component is mounted.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * useSatangEvents((event) => {
 *   if (event.name === "money.succeeded.v1" && event.operation === "withdraw") showThanks();
 * });
 */
export function useSatangEvents(listener: SatangEventListener): void {
  const { events } = useSatang("useSatangEvents");
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => events.subscribe((event) => latest.current(event)), [events]);
}
