"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { keptValue } from "../../text/kept-value.ts";
import { Button } from "../Button/index.ts";
import { useCopy } from "../CopyButton/index.ts";
import { CheckIcon, CopyIcon } from "../Icon/index.ts";
import * as styles from "./CopyField.css.ts";

/** Props of {@link CopyField}; everything else goes to its element. */
export interface CopyFieldProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** Label of the field. */
  label: string;
  /** The displayed value: a text, or an `AccountNumber`. */
  value: ReactNode;
  /** The text for the clipboard; required when `value` is not a string. @default `value` */
  text?: string;
  /**
   * Called when copy is pressed; nothing is copied unless it returns true. @default returns true
   */
  beforeCopy?: () => Promise<boolean>;
  /** Called with the outcome. */
  onCopyResult?: (copied: boolean) => void;
}

/**
 * A text with a copy button; the text is always selectable.
 * @example
 * <CopyField label="Account number" value="012-3-45678-9" text="0123456789" />
 */
export const CopyField = forwardRef<HTMLDivElement, CopyFieldProps>(function CopyField(
  { label, value, text = String(value), beforeCopy, onCopyResult, className, ...rest },
  ref,
) {
  const { t } = useI18n();
  const { state, copy } = useCopy(text, onCopyResult);
  const press = async () => {
    if (!beforeCopy || (await beforeCopy())) await copy();
  };
  return (
    <div {...rest} ref={ref} className={classNames(styles.box, className)}>
      <div className={styles.words}>
        <span className={styles.label} data-part="label">
          {label}
        </span>
        <span className={styles.text} data-part="value" translate="no">
          {value}
        </span>
      </div>
      <Button
        data-part="copy"
        variant="soft"
        size="small"
        startIcon={state === "copied" ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        onClick={() => void press()}
      >
        <span>{t("ui.copy")}</span>
        <span className={visuallyHidden}>{` ${label}`}</span>
      </Button>
      <span
        role="status"
        className={classNames(styles.outcome, state === "failed" && styles.failed)}
        data-part="outcome"
        data-state={state}
      >
        {(state === "copied" && keptValue(t("ui.copied", { text }), text)) ||
          (state === "failed" && t("ui.copyFailed"))}
      </span>
    </div>
  );
});
