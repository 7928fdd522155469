"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { useControlled } from "../../hooks/use-controlled.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { classNames } from "../../styles/class-names.ts";
import { boxClass } from "../Field/box-class.ts";
import * as fieldStyles from "../Field/Field.css.ts";
import { Field, type FieldMessages, useFieldIds } from "../Field/index.ts";
import { ChevronDownIcon } from "../Icon/index.ts";
import * as styles from "./Select.css.ts";

/** An option of a {@link Select}. */
export interface SelectOption {
  /** Value for `onValueChange` and for a form. */
  value: string;
  /** Visible and accessible label, which is also found by typing. */
  label: string;
  /** Shown in the field when chosen, for example a bank's badge. */
  badge?: ReactNode;
  /** Visible in the list, but cannot be chosen. @default false */
  disabled?: boolean;
}

/** Props of {@link Select}; everything else goes to its `select`. */
export interface SelectProps
  extends FieldMessages,
    Omit<
      ComponentPropsWithoutRef<"select">,
      "value" | "defaultValue" | "multiple" | "children" | "size"
    > {
  /** The options, in order. */
  options: readonly SelectOption[];
  /** Value of the chosen option; empty for none. */
  value?: string;
  /** The initial value; empty for none. @default "" */
  defaultValue?: string;
  /** Called with the value of the chosen option. */
  onValueChange?: (value: string) => void;
  /** Shown while nothing is chosen. @default the language's "Choose" */
  placeholder?: string;
  /** `hidden` keeps the label for screen readers only. @default "shown" */
  labelVisibility?: "shown" | "hidden";
}

/**
 * A choice of many options, in the native list of the device.
 * @example
 * <Select label="Bank" options={banks} value={bank} onValueChange={setBank} />
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  {
    label,
    description,
    error,
    labelVisibility = "shown",
    options,
    value,
    defaultValue = "",
    onValueChange,
    onChange,
    placeholder,
    className,
    ...select
  },
  ref,
) {
  const { t } = useI18n();
  const messages = { label, description, error };
  const ids = useFieldIds(messages, select);
  const [chosen, setChosen] = useControlled(value, defaultValue, onValueChange);
  const badge = options.find((option) => option.value === chosen)?.badge;
  return (
    <Field {...messages} ids={ids} labelVisibility={labelVisibility} className={className}>
      <span className={boxClass(ids, select)} data-part="box">
        {badge !== undefined && (
          <span className={fieldStyles.start} data-part="start">
            {badge}
          </span>
        )}
        <select
          {...select}
          ref={ref}
          {...ids.control}
          className={classNames(fieldStyles.input, styles.select, chosen === "" && styles.unchosen)}
          data-part="input"
          data-state={chosen === "" ? "empty" : "chosen"}
          data-chosen={chosen}
          value={chosen}
          onChange={(event) => {
            onChange?.(event);
            setChosen(event.currentTarget.value);
          }}
        >
          <option value="" disabled className={styles.option}>
            {placeholder ?? t("ui.select.placeholder")}
          </option>
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              className={styles.option}
            >
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={18} className={styles.chevron} data-part="chevron" />
      </span>
    </Field>
  );
});
