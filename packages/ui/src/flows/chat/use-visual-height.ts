import { type CSSProperties, useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener("resize", onChange);
  view?.addEventListener("scroll", onChange);
  return () => {
    view?.removeEventListener("resize", onChange);
    view?.removeEventListener("scroll", onChange);
  };
}

const readTop = () => Math.round(window.visualViewport?.offsetTop ?? 0);
const readHeight = () => Math.round(window.visualViewport?.height ?? window.innerHeight);
const onServer = () => 0;

/** Position and height of the part of the screen that the keyboard does not cover. */
export function useVisualHeight(): CSSProperties {
  const top = useSyncExternalStore(subscribe, readTop, onServer);
  const height = useSyncExternalStore(subscribe, readHeight, onServer);
  return { top, height };
}
