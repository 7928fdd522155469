"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { useVisible } from "../../hooks/use-visible.ts";
import type { OpenChangeReason } from "../../overlay/open-change.types.ts";
import { tabbable } from "../../overlay/tabbable.ts";
import { setToastRegion, stepToModal } from "../../overlay/toast-region.ts";
import { useLayer } from "../../overlay/use-layer.ts";
import { Toast } from "./Toast.tsx";
import type { ToastsProps } from "./toast.types.ts";

/** The toasts in their region, and everything that the region does with them. */
export function Toasts({ region, items, onLeave, onGone }: ToastsProps) {
  const visible = useVisible();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const before = useRef<HTMLElement | null>(null);
  const some = items.length > 0;

  useEffect(() => {
    if (!some) return;
    setToastRegion(region);
    const goThere = (event: KeyboardEvent) => {
      if (event.key !== "F6") return;
      event.preventDefault();
      if (region.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
      else tabbable(region)[0]?.focus({ preventScroll: true });
    };
    document.addEventListener("keydown", goThere);
    return () => {
      setToastRegion(null);
      document.removeEventListener("keydown", goThere);
    };
  }, [some, region]);

  // The region is there before this code.
  useEffect(() => {
    const ended = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => region.addEventListener(name, listener, { signal: ended.signal });
    on("pointerenter", () => setHovered(true));
    on("pointerleave", () => setHovered(false));
    on("keydown", (event) => stepToModal(event, region));
    on("focusin", ({ relatedTarget: from }) => {
      setFocused(true);
      if (from instanceof HTMLElement && !region.contains(from)) before.current = from;
    });
    on("focusout", ({ relatedTarget: to }) => {
      if (!(to instanceof Node && region.contains(to))) setFocused(false);
    });
    return () => ended.abort();
  }, [region]);

  const giveBack = useCallback(() => {
    before.current?.focus({ preventScroll: true });
    setFocused(false);
  }, []);

  const dismiss = (id: string, reason: OpenChangeReason) => {
    if (focused) giveBack();
    onLeave(id, reason);
  };
  useLayer(focused, () => {
    const toasts = Array.from(region.querySelectorAll("[data-part='toast']"));
    const item = items[toasts.findIndex((toast) => toast.contains(document.activeElement))];
    if (item) dismiss(item.id, "escape");
  });

  return items.map((item) => (
    <Toast
      key={item.key}
      item={item}
      paused={hovered || focused || !visible}
      onLeave={onLeave}
      onDismiss={dismiss}
      onGone={onGone}
      onLost={giveBack}
    />
  ));
}
