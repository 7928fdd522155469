import { useSyncExternalStore } from "react";
import { type SeenArea, seenAreaOf } from "./seen-area.rules.ts";

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

/** The part of the window that no keyboard covers, in whole px. */
export function useSeenArea(): SeenArea {
  const top = useSyncExternalStore(subscribe, readTop, onServer);
  const height = useSyncExternalStore(subscribe, readHeight, onServer);
  return { top, height };
}
