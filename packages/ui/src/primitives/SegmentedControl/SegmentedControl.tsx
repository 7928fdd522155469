"use client";

import { type ReactNode, useId } from "react";
import { useControlled } from "../../hooks/use-controlled.ts";
import { classNames } from "../../styles/class-names.ts";
import * as css from "./SegmentedControl.css.ts";

/** One of the few. */
export interface SegmentOption<Value extends string> {
  /** What `onValueChange` tells. */
  value: Value;
  /** What is read and spoken. */
  label: ReactNode;
  /** Stands there and cannot be chosen. @default false */
  disabled?: boolean;
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps<Value extends string> {
  /** Name of the choice, spoken. */
  label: string;
  /** What can be chosen: two to four. */
  options: readonly SegmentOption<Value>[];
  /** The chosen one; leave out to let it keep that itself. */
  value?: Value;
  /** The one chosen at first. @default the first option */
  defaultValue?: Value;
  /** Called with the chosen one. */
  onValueChange?: (value: Value) => void;
  /** `wallet` on the wallet card. @default "surface" */
  variant?: keyof typeof css.tracks;
  /** Class of the whole. */
  className?: string;
}

/** One of two to four that all fit in a row: a radio group to keyboard and screen reader. */
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
      className={classNames(css.tracks[variant], className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={css.choice}
          data-part="option"
          data-state={option.value === chosen ? "on" : "off"}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === chosen}
            disabled={option.disabled}
            className={css.radio}
            data-part="radio"
            onChange={() => setChosen(option.value)}
          />
          <span className={css.segments[variant]} data-part="option-label">
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
