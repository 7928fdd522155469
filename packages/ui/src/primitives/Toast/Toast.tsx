"use client";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useThemeScope } from "../../theme/theme-scope-context.ts";
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from "../Icon/icons.ts";
import { classNames } from "../shared/class-names.ts";
import { useEarlyEffect } from "../shared/use-early-effect.ts";
import * as styles from "./Toast.css.ts";
import type { ToastItem } from "./toast.types.ts";
import { usePatience } from "./use-patience.ts";
import { useSwipeAway } from "./use-swipe-away.ts";

const icons = { neutral: InfoIcon, positive: CheckIcon, critical: WarningIcon };

interface ToastProps {
  item: ToastItem;
  paused: boolean;
  onLeave: (id: string) => void;
  onDismiss: (id: string) => void;
  onGone: (key: number) => void;
  /** The focus went with it. */
  onLost: () => void;
}

/** One message; made by the provider only. */
export function Toast({ item, paused, onLeave, onDismiss, onGone, onLost }: ToastProps) {
  const { t } = useI18n();
  const { id, key, leaving, tone, action, swipe } = item;
  const ref = useRef<HTMLLIElement>(null);
  const Icon = icons[tone];
  const region = useThemeScope()["data-satang-theme"];
  // Said under the region's own theme it follows that one; under another it keeps it.
  const [own] = useState(item.theme === region ? undefined : item.theme);
  const gone = () => onGone(key);
  usePatience(item.duration, paused || leaving, () => onLeave(id));

  useEffect(() => {
    const node = ref.current;
    if (leaving && node && getComputedStyle(node).animationName === "none") onGone(key);
  }, [leaving, key, onGone]);

  // Others may push it out, or take its place, while it is in use.
  useEarlyEffect(() => {
    const node = ref.current;
    return () => {
      if (node?.contains(document.activeElement)) onLost();
    };
  }, [onLost]);

  const swiped = useSwipeAway(() => {
    const hasFocus = ref.current?.contains(document.activeElement);
    (hasFocus ? onDismiss : onLeave)(id);
  });

  const act = () => {
    // In this order: what it does may show the same words again.
    onDismiss(id);
    action?.onClick();
  };

  return (
    <li
      {...(own !== undefined && { "data-satang": "", "data-satang-theme": own })}
      ref={ref}
      className={classNames(styles.toast, styles.tones[tone], styles.swipes[swipe])}
      data-state={leaving ? "closed" : "open"}
      onAnimationEnd={leaving ? gone : undefined}
      onKeyDown={(event) => event.key === "Escape" && onDismiss(id)}
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
        onClick={() => onDismiss(id)}
      >
        <CloseIcon size={18} />
      </button>
    </li>
  );
}
