"use client";
import { type ComponentType, useContext } from "react";
import { createPortal } from "react-dom";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { OverlayContainerContext, useThemeScope } from "../../theme/scope/theme-scope-context.ts";
import * as styles from "./Toast.css.ts";
import type { ToastsProps } from "./toast.types.ts";

interface ToastRegionProps extends ToastsProps {
  /** Renders the toasts; `null` while it is loaded. */
  Toasts: ComponentType<ToastsProps> | null;
  label: string | undefined;
}

/**
 * The region of the toasts, rendered from the start, because a live region announces only content
 * that is added later.
 */
export function ToastRegion({ Toasts, label, ...toasts }: ToastRegionProps) {
  const { t, languageTag, direction } = useI18n();
  const scope = useThemeScope();
  const container = useContext(OverlayContainerContext);
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return createPortal(
    <section
      {...scope}
      lang={languageTag}
      dir={direction}
      className={styles.region}
      aria-label={label ?? t("ui.toast.region")}
      aria-keyshortcuts="F6"
      data-part="toasts"
    >
      <div aria-live="polite" aria-relevant="additions">
        {Toasts && <Toasts {...toasts} />}
      </div>
    </section>,
    container ?? document.body,
  );
}
