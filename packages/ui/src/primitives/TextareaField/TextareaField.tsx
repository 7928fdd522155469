"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { useControlled } from "../../hooks/use-controlled.ts";
import { classNames } from "../../styles/class-names.ts";
import { boxClass } from "../Field/box-class.ts";
import * as fieldStyles from "../Field/Field.css.ts";
import { Field, type FieldMessages, useFieldIds } from "../Field/index.ts";
import { TextareaCounter } from "./TextareaCounter.tsx";
import * as styles from "./TextareaField.css.ts";

/** Props of {@link TextareaField}; everything else goes to its `textarea`. */
export interface TextareaFieldProps
  extends FieldMessages,
    Omit<ComponentPropsWithoutRef<"textarea">, "value" | "defaultValue" | "children" | "cols"> {
  /** The text; without it the component keeps the value itself. */
  value?: string;
  /** The initial text. @default "" */
  defaultValue?: string;
  /** Called with the text on every change. */
  onValueChange?: (value: string) => void;
  /** `hidden` keeps the label for screen readers only. @default "shown" */
  labelVisibility?: "shown" | "hidden";
  /**
   * `shown` shows the length of `maxLength`, and announces when little is left.
   * @default "hidden"
   */
  counter?: "shown" | "hidden";
}

/**
 * Text of several lines that grows with its content, up to ten lines.
 * @example
 * <TextareaField label="Message" value={text} onValueChange={setText} maxLength={500} counter="shown" />
 */
export const TextareaField = forwardRef<HTMLTextAreaElement, TextareaFieldProps>(
  function TextareaField(
    {
      label,
      description,
      error,
      labelVisibility = "shown",
      value,
      defaultValue = "",
      onValueChange,
      onChange,
      counter = "hidden",
      className,
      ...textarea
    },
    ref,
  ) {
    const messages = { label, description, error };
    const ids = useFieldIds(messages, textarea);
    const [text, setText] = useControlled(value, defaultValue, onValueChange);
    const { maxLength } = textarea;
    return (
      <Field {...messages} ids={ids} labelVisibility={labelVisibility} className={className}>
        <span className={boxClass(ids, textarea, styles.box)} data-part="box">
          <textarea
            rows={3}
            {...textarea}
            ref={ref}
            {...ids.control}
            data-part="input"
            className={classNames(fieldStyles.input, styles.textarea)}
            value={text}
            onChange={(event) => {
              onChange?.(event);
              setText(event.currentTarget.value);
            }}
          />
          {counter === "shown" && maxLength !== undefined && (
            <TextareaCounter used={text.length} most={maxLength} />
          )}
        </span>
      </Field>
    );
  },
);
