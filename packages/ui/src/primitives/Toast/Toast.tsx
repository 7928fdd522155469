"use client";
import { useEffect, useRef, useState } from "react";
import { useIsomorphicLayoutEffect } from "../../hooks/use-isomorphic-layout-effect.ts";
import { useStableCallback } from "../../hooks/use-stable-callback.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import type { OpenChangeReason } from "../../overlay/open-change.types.ts";
import { whenStill } from "../../overlay/when-still.ts";
import { classNames } from "../../styles/class-names.ts";
import { useThemeScope } from "../../theme/scope/theme-scope-context.ts";
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from "../Icon/icons.ts";
import * as styles from "./Toast.css.ts";
import type { ToastItem } from "./toast.types.ts";
import { usePausableTimeout } from "./use-pausable-timeout.ts";
import { useSwipeAway } from "./use-swipe-away.ts";

const icons = { neutral: InfoIcon, positive: CheckIcon, critical: WarningIcon };

interface ToastProps {
  item: ToastItem;
  paused: boolean;
  /** Removes it without moving the focus. */
  onLeave: (id: string, reason: OpenChangeReason) => void;
  /** Removes it and returns the focus. */
  onDismiss: (id: string, reason: OpenChangeReason) => void;
  onGone: (key: number) => void;
  /** Called when it was removed with the focus. */
  onLost: () => void;
}

/** A message; rendered by the provider only. */
export function Toast({ item, paused, onLeave, onDismiss, onGone, onLost }: ToastProps) {
  const { t } = useI18n();
  const { id, key, leaving, tone, action, swipe } = item;
  const ref = useRef<HTMLLIElement>(null);
  const Icon = icons[tone];
  const region = useThemeScope()["data-satang-theme"];
  // A toast with the theme of the region follows it; a toast with another theme keeps that.
  const [own] = useState(item.theme === region ? undefined : item.theme);
  usePausableTimeout(item.duration, paused || leaving !== undefined, () => onLeave(id, "timeout"));

  const noteShown = useStableCallback(item.onShown);
  const isShown = leaving === undefined;
  useEffect(() => {
    if (isShown) noteShown();
  }, [isShown, noteShown]);

  const report = useStableCallback(item.onOpenChange);
  const gone = useStableCallback(() => onGone(key));
  useEffect(() => {
    if (!leaving) return;
    report(false, { reason: leaving });
    return whenStill(ref.current, gone);
  }, [leaving, report, gone]);

  // A toast may be removed or replaced while it has the focus.
  useIsomorphicLayoutEffect(() => {
    const node = ref.current;
    return () => {
      if (node?.contains(document.activeElement)) onLost();
    };
  }, [onLost]);

  const swiped = useSwipeAway(() => {
    const hasFocus = ref.current?.contains(document.activeElement);
    (hasFocus ? onDismiss : onLeave)(id, "drag");
  });

  const act = () => {
    // In this order, because the action may show the same message again.
    onDismiss(id, "itemPress");
    action?.onClick();
  };

  return (
    <li
      {...(own !== undefined && { "data-satang": "", "data-satang-theme": own })}
      ref={ref}
      className={classNames(styles.toast, styles.tones[tone], styles.swipes[swipe])}
      aria-live={item.live === "off" ? "off" : undefined}
      data-state={leaving ? "closed" : "open"}
      data-part="toast"
      {...(swipe === "dismiss" && !leaving && swiped)}
    >
      <Icon className={styles.icon} data-part="icon" />
      <div className={styles.words} data-part="words">
        <span className={styles.message} data-part="message">
          {item.message}
        </span>
        {action && (
          <button type="button" className={styles.action} data-part="action" onClick={act}>
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={styles.dismiss}
        data-part="dismiss"
        aria-label={t("ui.toast.dismiss")}
        onClick={() => onDismiss(id, "closeButton")}
      >
        <CloseIcon size={18} />
      </button>
    </li>
  );
}
