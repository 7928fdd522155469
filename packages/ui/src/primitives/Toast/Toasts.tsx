"use client";
import { type FocusEvent, useCallback, useEffect, useRef, useState } from "react";
import { useVisible } from "../../hooks/use-visible.ts";
import type { OpenChangeReason } from "../../overlay/open-change.types.ts";
import { tabbable } from "../../overlay/tabbable.ts";
import { setToastRegion, stepToModal } from "../../overlay/toast-region.ts";
import { useLayer } from "../../overlay/use-layer.ts";
import * as styles from "./Toast.css.ts";
import { Toast } from "./Toast.tsx";
import type { ToastsProps } from "./toast.types.ts";
import { useFreeTop } from "./use-free-top.ts";

/** The toasts in their region, and everything that is done with them. */
export function Toasts({ items, onLeave, onGone }: ToastsProps) {
  const visible = useVisible();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const before = useRef<HTMLElement | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const some = items.length > 0;
  useFreeTop(list, some);

  useEffect(() => {
    if (!some) return;
    setToastRegion(list.current);
    const goThere = (event: globalThis.KeyboardEvent) => {
      const here = list.current;
      if (event.key !== "F6" || !here) return;
      event.preventDefault();
      if (here.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
      else tabbable(here)[0]?.focus({ preventScroll: true });
    };
    document.addEventListener("keydown", goThere);
    return () => {
      setToastRegion(null);
      document.removeEventListener("keydown", goThere);
    };
  }, [some]);

  const giveBack = useCallback(() => {
    before.current?.focus({ preventScroll: true });
    setFocused(false);
  }, []);

  const dismiss = (id: string, reason: OpenChangeReason) => {
    if (focused) giveBack();
    onLeave(id, reason);
  };
  useLayer(focused, () => {
    const toasts = Array.from(list.current?.querySelectorAll("[data-part='toast']") ?? []);
    const item = items[toasts.findIndex((toast) => toast.contains(document.activeElement))];
    if (item) dismiss(item.id, "escape");
  });

  const enter = (event: FocusEvent<HTMLElement>) => {
    setFocused(true);
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) before.current = from;
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };

  return (
    <ol
      ref={list}
      className={styles.list}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onKeyDown={stepToModal}
      onFocus={enter}
      onBlur={leave}
    >
      {items.map((item) => (
        <Toast
          key={item.key}
          item={item}
          paused={hovered || focused || !visible}
          onLeave={onLeave}
          onDismiss={dismiss}
          onGone={onGone}
          onLost={giveBack}
        />
      ))}
    </ol>
  );
}
