"use client";

import { forwardRef, useState } from "react";
import { useControlled } from "../../hooks/use-controlled.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import { type PhoneRegion, phoneDigits, phoneDraft, phoneShown } from "./phone.rules.ts";

/** Props of {@link PhoneField}; everything else goes to its `input`. */
export interface PhoneFieldProps extends Omit<TextFieldProps, "type" | "inputMode"> {
  /** Digits only, for example `0812345678`. */
  value?: string;
  /** Called with the digits: without separators, `+66` replaced by `0`. */
  onValueChange?: (digits: string) => void;
  /** Country of the numbers: their groups and their country code. @default "th" */
  region?: PhoneRegion;
}

/**
 * A phone number: typed with any separators, kept as digits, shown in groups when the field loses
 * the focus.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { value, defaultValue = "", onValueChange, region = "th", onFocus, onBlur, ...rest },
  ref,
) {
  const [digits, setDigits] = useControlled(value, defaultValue, onValueChange);
  const [draft, setDraft] = useState<string>();
  const shown =
    draft !== undefined && phoneDigits(draft, region) === digits ? draft : phoneShown(digits);
  return (
    <TextField
      autoComplete="tel-national"
      {...rest}
      ref={ref}
      type="tel"
      inputMode="tel"
      value={shown}
      onValueChange={(text) => {
        const next = phoneDraft(text);
        setDraft(next);
        setDigits(phoneDigits(next, region));
      }}
      onBlur={(event) => {
        setDraft(undefined);
        onBlur?.(event);
      }}
      {...(onFocus && { onFocus })}
    />
  );
});
