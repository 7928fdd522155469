"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { classNames } from "../../styles/class-names.ts";
import { boxClass } from "../Field/box-class.ts";
import * as fieldStyles from "../Field/Field.css.ts";
import { Field, type FieldMessages, useFieldIds } from "../Field/index.ts";
import { LockIcon } from "../Icon/index.ts";

/** Props of {@link TextField}; everything else goes to its `input`. */
export interface TextFieldProps
  extends FieldMessages,
    Omit<ComponentPropsWithoutRef<"input">, "value" | "defaultValue" | "size"> {
  /** The text; without it the component keeps the value itself. */
  value?: string;
  /** The initial text. @default "" */
  defaultValue?: string;
  /** Called with the text on every change. */
  onValueChange?: (value: string) => void;
  /** `hidden` keeps the label for screen readers only. @default "shown" */
  labelVisibility?: "shown" | "hidden";
  /** Icon or sign before the text. */
  start?: ReactNode;
  /** Button after the text; a read-only field shows a lock. */
  end?: ReactNode;
  /** Class of the input itself; `className` goes to the whole field. */
  inputClassName?: string;
  /** Class of the box around the input. */
  boxClassName?: string;
}

/**
 * A single line of text with its label, description and error.
 * @example
 * <TextField label="Name" value={name} onValueChange={setName} error={problem} />
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    description,
    error,
    labelVisibility = "shown",
    start,
    end,
    onValueChange,
    onChange,
    className,
    inputClassName,
    boxClassName,
    ...input
  },
  ref,
) {
  const messages = { label, description, error };
  const ids = useFieldIds(messages, input);
  const locked = input.readOnly && end === undefined;
  return (
    <Field {...messages} ids={ids} labelVisibility={labelVisibility} className={className}>
      <span className={boxClass(ids, input, boxClassName)} data-part="box">
        {start !== undefined && (
          <span className={fieldStyles.start} data-part="start">
            {start}
          </span>
        )}
        <input
          type="text"
          {...input}
          ref={ref}
          {...ids.control}
          className={classNames(fieldStyles.input, inputClassName)}
          data-part="input"
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
        />
        {locked && <LockIcon size={16} data-part="lock" />}
        {end !== undefined && (
          <span className={fieldStyles.end} data-part="end">
            {end}
          </span>
        )}
      </span>
    </Field>
  );
});
