"use client";

import { forwardRef, type ReactNode } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { keptValue } from "../../text/kept-value.ts";
import { Button, type ButtonProps } from "../Button/index.ts";
import { CheckIcon, CopyIcon } from "../Icon/index.ts";
import * as styles from "./CopyButton.css.ts";
import { useCopy } from "./use-copy.ts";

/** Props of {@link CopyButton}; everything else goes to its {@link Button}. */
export interface CopyButtonProps
  extends Omit<
    ButtonProps,
    "onClick" | "onCopy" | "href" | "asChild" | "startIcon" | "variant" | "size"
  > {
  /** The text for the clipboard. */
  text: string;
  /** The copied item, for the accessible name: "Copy Account number". */
  label?: string;
  /** Called with the outcome, for example for a toast. */
  onCopyResult?: (copied: boolean) => void;
  /** Emphasis of the button. @default "soft" */
  variant?: ButtonProps["variant"];
  /** Padding and text size; it is at least 44 px high in each size. @default "small" */
  size?: ButtonProps["size"];
  /** Label of the button. @default the language's "Copy" */
  children?: ReactNode;
}

/**
 * Copies a text and reports the outcome. The text itself must be visible and selectable next to it,
 * in case copying fails.
 * @example
 * <CopyButton text={account.number} label="Copy the account number" />
 */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { text, label, onCopyResult, variant = "soft", size = "small", children, ...rest },
  ref,
) {
  const { t } = useI18n();
  const { state, copy } = useCopy(text, onCopyResult);
  return (
    <>
      <Button
        {...rest}
        ref={ref}
        variant={variant}
        size={size}
        startIcon={state === "copied" ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        onClick={() => void copy()}
      >
        {children ?? <span>{t("ui.copy")}</span>}
        {label && <span className={visuallyHidden}>{` ${label}`}</span>}
      </Button>
      <span
        role="status"
        className={state === "failed" ? styles.failed : visuallyHidden}
        data-part="outcome"
        data-state={state}
      >
        {(state === "copied" && keptValue(t("ui.copied", { text }), text)) ||
          (state === "failed" && t("ui.copyFailed"))}
      </span>
    </>
  );
});
