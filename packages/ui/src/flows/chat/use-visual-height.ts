import { type CSSProperties, useSyncExternalStore } from "react";
import { seenAreaOf } from "../../overlay/seen-area.rules.ts";

function subscribe(onChange: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener("resize", onChange);
  view?.addEventListener("scroll", onChange);
  return () => {
    view?.removeEventListener("resize", onChange);
    view?.removeEventListener("scroll", onChange);
  };
}

const readSeen = () => seenAreaOf(window.visualViewport, window.innerHeight);
const readTop = () => Math.round(readSeen().top);
const readHeight = () => Math.round(readSeen().height);
const onServer = () => 0;

/** Position and height of the part of the screen that the keyboard does not cover. */
export function useVisualHeight(): CSSProperties {
  const top = useSyncExternalStore(subscribe, readTop, onServer);
  const height = useSyncExternalStore(subscribe, readHeight, onServer);
  return { top, height };
}
