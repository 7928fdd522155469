"use client";

import { type Edition, isPhone, normalisePhone, phoneText, typingProps } from "@satang/core";
import { groupPhone } from "@satang/i18n";
import { forwardRef, useState } from "react";
import { useControlled } from "../../hooks/use-controlled.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";

/** Props of {@link PhoneField}; everything else goes to its `input`. */
export interface PhoneFieldProps extends Omit<TextFieldProps, "type" | "inputMode"> {
  /** Digits only, for example `0812345678`. */
  value?: string;
  /**
   * Called with the digits: without separators, `+66` and `0066` replaced by `0` in the Thai edition. Any other character that
   * was typed stays in them, so that the number is refused: check it with `isPhone` of `@satang/core`.
   */
  onValueChange?: (digits: string) => void;
  /** Edition of the numbers: which country code is accepted. @default "thai" */
  edition?: Edition;
}

/** Digits, and the beginning of a country code. */
const DIGITS = /^\+?\d*$/;

/**
 * A phone number: typed with any separators, kept as digits, shown in groups when the field loses
 * the focus. A text that is no number stays as it was typed; a wrong character is named until it is corrected.
 * @example
 * <PhoneField label="Phone number" edition="thai" value={phone} onValueChange={setPhone} />
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  {
    value,
    defaultValue = "",
    onValueChange,
    edition = "thai",
    error,
    onChange,
    onCompositionEnd,
    onBlur,
    ...rest
  },
  ref,
) {
  const { t } = useI18n();
  const [digits, setDigits] = useControlled(value, defaultValue, onValueChange);
  const [draft, setDraft] = useState<string>();
  const shown =
    draft !== undefined && normalisePhone(draft, edition) === digits ? draft : groupPhone(digits);
  const typing = typingProps(phoneText, (text) => {
    setDraft(text);
    setDigits(normalisePhone(text, edition));
  });
  const isRefused = !DIGITS.test(normalisePhone(shown, edition));
  return (
    <TextField
      autoComplete="tel-national"
      {...rest}
      ref={ref}
      type="tel"
      inputMode="tel"
      error={isRefused ? <span role="alert">{t("fields.phoneDigits")}</span> : error}
      value={shown}
      onChange={(event) => {
        onChange?.(event);
        typing.onChange(event);
      }}
      onCompositionEnd={(event) => {
        onCompositionEnd?.(event);
        typing.onCompositionEnd(event);
      }}
      onBlur={(event) => {
        if (isPhone(digits, edition)) setDraft(undefined);
        onBlur?.(event);
      }}
    />
  );
});
