"use client";

import { type Edition, normalisePhone, typingProps } from "@satang/core";
import { groupPhone } from "@satang/i18n";
import { forwardRef, useState } from "react";
import { useControlled } from "../../hooks/use-controlled.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import { toPhoneDraft } from "./phone-draft.rules.ts";

/** Props of {@link PhoneField}; everything else goes to its `input`. */
export interface PhoneFieldProps extends Omit<TextFieldProps, "type" | "inputMode"> {
  /** Digits only, for example `0812345678`. */
  value?: string;
  /** Called with the digits: without separators, `+66` and `0066` replaced by `0` in the Thai edition. */
  onValueChange?: (digits: string) => void;
  /** Edition of the numbers: which country code is accepted. @default "thai" */
  edition?: Edition;
}

/**
 * A phone number: typed with any separators, kept as digits, shown in groups when the field loses
 * the focus.
 * @example
 * <PhoneField label="Phone number" edition="thai" value={phone} onValueChange={setPhone} />
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  {
    value,
    defaultValue = "",
    onValueChange,
    edition = "thai",
    onChange,
    onCompositionEnd,
    onBlur,
    ...rest
  },
  ref,
) {
  const [digits, setDigits] = useControlled(value, defaultValue, onValueChange);
  const [draft, setDraft] = useState<string>();
  const shown =
    draft !== undefined && normalisePhone(draft, edition) === digits ? draft : groupPhone(digits);
  const typing = typingProps(toPhoneDraft, (text) => {
    setDraft(text);
    setDigits(normalisePhone(text, edition));
  });
  return (
    <TextField
      autoComplete="tel-national"
      {...rest}
      ref={ref}
      type="tel"
      inputMode="tel"
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
        setDraft(undefined);
        onBlur?.(event);
      }}
    />
  );
});
