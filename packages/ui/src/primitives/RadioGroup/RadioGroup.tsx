"use client";

import { type ComponentPropsWithoutRef, useId } from "react";
import { useControlled } from "../../hooks/use-controlled.ts";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as fieldStyles from "../Field/Field.css.ts";
import { FieldNotes } from "../Field/FieldNotes.tsx";
import { type FieldMessages, useFieldIds } from "../Field/index.ts";
import * as styles from "./RadioGroup.css.ts";
import { RadioRow } from "./RadioRow.tsx";
import type { RadioOption } from "./radio-option.types.ts";

/** Props of {@link RadioGroup}; everything else goes to its element. */
export interface RadioGroupProps<Value extends string>
  extends FieldMessages,
    Omit<ComponentPropsWithoutRef<"div">, "defaultValue" | "onChange" | "children"> {
  /** The options, in order. */
  options: readonly RadioOption<Value>[];
  /** The chosen value; empty for none. */
  value?: Value | "";
  /** The initial value; empty for none. @default "" */
  defaultValue?: Value | "";
  /** Called with the chosen value. */
  onValueChange?: (value: Value) => void;
  /**
   * `card` renders a box around each, for options with an explanation.
   * @default "plain"
   */
  variant?: keyof typeof styles.rows;
  /** Name of its radio buttons in a form. @default a generated one */
  name?: string;
  /** Disables the whole group. @default false */
  disabled?: boolean;
  /** Announced by screen readers. @default false */
  required?: boolean;
  /** `hidden` keeps the label for screen readers only. @default "shown" */
  labelVisibility?: "shown" | "hidden";
}

/**
 * A choice of a few options, all of them visible.
 * @example
 * <RadioGroup label="Way" options={[{ value: "qr", label: "QR" }, { value: "bank", label: "Bank" }]}
 *   value={way} onValueChange={setWay} />
 */
export function RadioGroup<Value extends string>({
  label,
  description,
  error,
  options,
  value,
  defaultValue = "",
  onValueChange,
  variant = "plain",
  name,
  disabled = false,
  required,
  labelVisibility = "shown",
  className,
  ...rest
}: RadioGroupProps<Value>) {
  const madeName = useId();
  const messages = { label, description, error };
  const ids = useFieldIds(messages, rest);
  const labelId = `${ids.id}-label`;
  const [chosen, setChosen] = useControlled<Value | "">(
    value,
    defaultValue,
    onValueChange as (value: Value | "") => void,
  );
  return (
    <div
      {...rest}
      {...ids.control}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required={required}
      className={classNames(fieldStyles.field, className)}
    >
      <span
        id={labelId}
        className={labelVisibility === "hidden" ? visuallyHidden : fieldStyles.label}
        data-part="label"
      >
        {label}
      </span>
      <div className={styles.options[variant]} data-part="options">
        {options.map((option) => (
          <RadioRow
            key={option.value}
            option={option}
            name={name ?? madeName}
            variant={variant}
            checked={option.value === chosen}
            disabled={disabled || !!option.disabled}
            onChoose={() => setChosen(option.value)}
          />
        ))}
      </div>
      {(ids.errorId || ids.descriptionId) && (
        <FieldNotes ids={ids} description={description} error={error} />
      )}
    </div>
  );
}
