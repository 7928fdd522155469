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

  // Its listeners are not props: the region is there before this code.
  useEffect(() => {
    if (!some) return;
    setToastRegion(region);
    const ended = new AbortController();
    const options = { signal: ended.signal };
    const hover = ({ type }: Event) => setHovered(type === "pointerenter");
    const goThere = (event: KeyboardEvent) => {
      if (event.key !== "F6") return;
      event.preventDefault();
      if (region.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
      else tabbable(region)[0]?.focus({ preventScroll: true });
    };
    const enter = ({ relatedTarget: from }: FocusEvent) => {
      setFocused(true);
      if (from instanceof HTMLElement && !region.contains(from)) before.current = from;
    };
    const leave = ({ relatedTarget: to }: FocusEvent) => {
      if (!region.contains(to as Node | null)) setFocused(false);
    };
    document.addEventListener("keydown", goThere, options);
    region.addEventListener("pointerenter", hover, options);
    region.addEventListener("pointerleave", hover, options);
    region.addEventListener("keydown", (event) => stepToModal(event, region), options);
    region.addEventListener("focusin", enter, options);
    region.addEventListener("focusout", leave, options);
    return () => {
      ended.abort();
      setToastRegion(null);
      setHovered(false);
    };
  }, [some, region]);

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
