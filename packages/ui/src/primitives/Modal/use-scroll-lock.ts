import { useState } from "react";
import { useIsomorphicLayoutEffect } from "../../hooks/use-isomorphic-layout-effect.ts";
import { keepsGutter, locked } from "./scroll-lock.css.ts";

let holders = 0;

const hasScrollbar = () => window.innerWidth > document.documentElement.clientWidth;

function hold(scrollbar: boolean): void {
  holders += 1;
  if (holders > 1) return;
  const root = document.documentElement;
  if (scrollbar) root.classList.add(keepsGutter);
  root.classList.add(locked);
}

function release(): void {
  holders -= 1;
  if (holders === 0) document.documentElement.classList.remove(locked, keepsGutter);
}

/**
 * Prevents scrolling of the page while a modal is rendered, with a class on `<html>`: without a
 * style element (the Content-Security-Policy forbids it) and without a shift. Nested modals share
 * one lock.
 */
export function useScrollLock(): void {
  // Measured before the modal is in the page: after that, the browser would compute a layout for the answer.
  const [scrollbar] = useState(hasScrollbar);
  useIsomorphicLayoutEffect(() => {
    hold(scrollbar);
    return release;
  }, [scrollbar]);
}
