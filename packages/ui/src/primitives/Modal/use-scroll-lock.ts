import { useIsomorphicLayoutEffect } from "../../hooks/use-isomorphic-layout-effect.ts";
import { keepsGutter, locked } from "./scroll-lock.css.ts";

let holders = 0;

function hold(): void {
  holders += 1;
  if (holders > 1) return;
  const root = document.documentElement;
  if (window.innerWidth > root.clientWidth) root.classList.add(keepsGutter);
  root.classList.add(locked);
}

function release(): void {
  holders -= 1;
  if (holders === 0) document.documentElement.classList.remove(locked, keepsGutter);
}

/**
 * Stops the page from scrolling while a modal is rendered, by a class on `<html>`: no style element
 * (the content security policy forbids it) and no shift. Modals on modals share one lock.
 */
export function useScrollLock(): void {
  useIsomorphicLayoutEffect(() => {
    hold();
    return release;
  }, []);
}
