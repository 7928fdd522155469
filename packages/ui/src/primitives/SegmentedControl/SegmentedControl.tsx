"use client";

import { type ReactNode, useId } from "react";
import { useControlled } from "../../hooks/use-controlled.ts";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./SegmentedControl.css.ts";

/** An option of a {@link SegmentedControl}. */
export interface SegmentOption<Value extends string> {
  /** Value for `onValueChange`. */
  value: Value;
  /** Visible and accessible label. */
  label: ReactNode;
  /** Visible, but cannot be chosen. @default false */
  disabled?: boolean;
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  /** The options: two to four. */
  options: readonly SegmentOption<Value>[];
  /** The chosen value; without it the component keeps the value itself. */
  value?: Value;
  /** The initial value. @default the first option */
  defaultValue?: Value;
  /** Called with the chosen value. */
  onValueChange?: (value: Value) => void;
  /** `wallet` on the wallet card. @default "surface" */
  variant?: keyof typeof styles.tracks;
  /** Class of the root element. */
  className?: string;
}

/**
 * A choice of two to four options that fit in a row: a radio group for keyboard and screen readers.
 * @example
 * <SegmentedControl label="Period" options={[{ value: "day", label: "Day" }, { value: "week", label: "Week" }]}
 *   value={period} onValueChange={setPeriod} />
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  variant = "surface",
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  const first = defaultValue ?? (options[0]?.value as Value);
  const [chosen, setChosen] = useControlled(value, first, onValueChange);
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.tracks[variant], className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={styles.choice}
          data-part="option"
          data-state={option.value === chosen ? "on" : "off"}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            data-chosen={option.value === chosen}
            checked={option.value === chosen}
            disabled={option.disabled}
            className={styles.radio}
            data-part="radio"
            onChange={() => setChosen(option.value)}
          />
          <span className={styles.segments[variant]} data-part="option-label">
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
