"use client";
import { type FocusEvent, useCallback, useContext, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { useVisible } from "../../hooks/use-visible.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import type { OpenChangeReason } from "../../overlay/open-change.types.ts";
import { tabbable } from "../../overlay/tabbable.ts";
import { setToastRegion, stepToModal } from "../../overlay/toast-region.ts";
import { useLayer } from "../../overlay/use-layer.ts";
import { OverlayContainerContext, useThemeScope } from "../../theme/scope/theme-scope-context.ts";
import * as styles from "./Toast.css.ts";
import { Toast } from "./Toast.tsx";
import type { ToastItem } from "./toast.types.ts";

interface ToastRegionProps {
  items: readonly ToastItem[];
  label: string | undefined;
  onLeave: (id: string, reason: OpenChangeReason) => void;
  onGone: (key: number) => void;
}

/**
 * The region of the toasts, rendered from the start, because a live region announces only content
 * that is added later.
 */
export function ToastRegion({ items, label, onLeave, onGone }: ToastRegionProps) {
  const { t, languageTag, direction } = useI18n();
  const scope = useThemeScope();
  const container = useContext(OverlayContainerContext);
  const visible = useVisible();
  const hydrated = useHydrated();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const before = useRef<HTMLElement | null>(null);
  const region = useRef<HTMLElement>(null);
  const some = items.length > 0;

  useEffect(() => {
    if (!some) return;
    setToastRegion(region.current);
    const goThere = (event: globalThis.KeyboardEvent) => {
      const here = region.current;
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
    const toasts = Array.from(region.current?.querySelectorAll("[data-part='toast']") ?? []);
    const item = items[toasts.findIndex((toast) => toast.contains(document.activeElement))];
    if (item) dismiss(item.id, "escape");
  });

  if (!hydrated) return null;

  const enter = (event: FocusEvent<HTMLElement>) => {
    setFocused(true);
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) before.current = from;
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };

  return createPortal(
    <section
      {...scope}
      ref={region}
      lang={languageTag}
      dir={direction}
      className={styles.region}
      aria-label={label ?? t("ui.toast.region")}
      aria-keyshortcuts="F6"
      data-part="toasts"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onKeyDown={stepToModal}
      onFocus={enter}
      onBlur={leave}
    >
      <ol className={styles.list} aria-live="polite" aria-relevant="additions">
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
    </section>,
    container ?? document.body,
  );
}
