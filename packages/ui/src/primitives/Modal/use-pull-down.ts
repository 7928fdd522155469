import { type PointerEvent, useRef } from "react";
import { landscape, wide } from "../../styles/media.ts";
import * as styles from "./Modal.css.ts";
import { isPulledAway } from "./pull.rules.ts";

interface Pull {
  panel: HTMLElement;
  pointer: number;
  from: number;
  since: number;
}

/**
 * Makes a sheet draggable by its header: it follows the finger, and closes after a long or fast
 * drag. Disabled where a sheet does not come from below: on a wide screen, and on a phone in landscape.
 */
export function usePullDown(onAway: (() => void) | undefined) {
  const pull = useRef<Pull | undefined>(undefined);
  if (!onAway) return {};

  const distance = (event: PointerEvent) =>
    Math.max(0, event.clientY - (pull.current?.from ?? event.clientY));

  const down = (event: PointerEvent<HTMLElement>) => {
    const panel = event.currentTarget.closest<HTMLElement>("[data-part='modal']");
    const onControl = event.target instanceof Element && event.target.closest("button, a, input");
    if (!panel || onControl || event.button !== 0 || matchMedia(`${wide}, ${landscape}`).matches)
      return;
    event.currentTarget.setPointerCapture(event.pointerId);
    panel.classList.add(styles.held);
    pull.current = {
      panel,
      pointer: event.pointerId,
      from: event.clientY,
      since: event.timeStamp,
    };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (pull.current?.pointer !== event.pointerId) return;
    pull.current.panel.style.transform = `translateY(${distance(event)}px)`;
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    if (pull.current?.pointer !== event.pointerId) return;
    const { panel, since } = pull.current;
    const away = isPulledAway(distance(event), event.timeStamp - since);
    pull.current = undefined;
    panel.classList.remove(styles.held);
    panel.style.transform = "";
    if (away && event.type === "pointerup") onAway();
  };
  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up };
}
