"use client";

import { pastedText, readOneTimeCode } from "@satang/core";
import { type ComponentPropsWithoutRef, forwardRef, useState } from "react";
import { useControlled } from "../../hooks/use-controlled.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { classNames } from "../../styles/class-names.ts";
import { Field, type FieldMessages, useFieldIds } from "../Field/index.ts";
import * as styles from "./OtpField.css.ts";

/** Props of {@link OtpField}; everything else goes to its `input`. */
export interface OtpFieldProps
  extends FieldMessages,
    Omit<
      ComponentPropsWithoutRef<"input">,
      "value" | "defaultValue" | "type" | "maxLength" | "size"
    > {
  /** The digits so far. */
  value?: string;
  /** The initial digits. @default "" */
  defaultValue?: string;
  /** Called with the digits; nothing is sent automatically. */
  onValueChange?: (digits: string) => void;
  /** Number of digits of the code. @default 6 */
  length?: number;
  /** `hidden` keeps the label for screen readers only. @default "shown" */
  labelVisibility?: "shown" | "hidden";
}

/**
 * A one-time code: one input that looks like boxes, so that pasting and the suggestion of the phone
 * work. The code of a pasted message takes the place of the digits before it; a text without one changes nothing and is
 * named.
 * @example
 * <OtpField label="Code from the message" length={6} value={code} onValueChange={setCode} />
 */
export const OtpField = forwardRef<HTMLInputElement, OtpFieldProps>(function OtpField(
  {
    label,
    description,
    error,
    labelVisibility = "shown",
    value,
    defaultValue = "",
    onValueChange,
    onChange,
    onSelect,
    length = 6,
    className,
    ...input
  },
  ref,
) {
  const { t } = useI18n();
  const [digits, setDigits] = useControlled(value, defaultValue, onValueChange);
  /** The last paste without a code, and the digits at it. */
  const [refused, setRefused] = useState<{ readonly digits: string; readonly paste: number }>();
  const refusal = refused?.digits === digits && (
    // A new element: the same words a second time would change nothing, and be silent.
    <span key={refused.paste} role="alert">
      {t("fields.codeNotFound", { digits: length })}
    </span>
  );
  const messages = { label, description, error: refusal || error };
  const ids = useFieldIds(messages, input);
  const current = Math.min(digits.length, length - 1);
  const boxes = Array.from({ length }, (_, place) => ({ place, digit: digits[place] }));
  return (
    <Field {...messages} ids={ids} labelVisibility={labelVisibility} className={className}>
      <span className={styles.frame} data-part="digits">
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          {...input}
          ref={ref}
          {...ids.control}
          type="text"
          className={styles.input}
          data-part="input"
          value={digits}
          onChange={(event) => {
            onChange?.(event);
            const code = readOneTimeCode({
              before: digits,
              text: event.currentTarget.value,
              pasted: pastedText(event),
              length,
              isRefused: ids.errorId !== undefined,
            });
            setRefused((last) =>
              code === null ? { digits, paste: (last?.paste ?? 0) + 1 } : undefined,
            );
            if (code !== null) setDigits(code);
          }}
          onSelect={(event) => {
            onSelect?.(event);
            const { selectionStart, selectionEnd, value: text } = event.currentTarget;
            if (selectionStart === selectionEnd && selectionEnd !== text.length) {
              event.currentTarget.setSelectionRange(text.length, text.length);
            }
          }}
        />
        {boxes.map(({ place, digit }) => (
          <span
            key={place}
            aria-hidden="true"
            translate="no"
            data-part="digit"
            data-state={digit === undefined ? "empty" : "filled"}
            className={classNames(
              styles.box,
              ids.errorId && styles.boxInvalid,
              place === current && styles.boxCurrent,
            )}
          >
            {digit}
          </span>
        ))}
      </span>
    </Field>
  );
});
