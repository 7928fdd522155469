"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { CheckIcon } from "../Icon/index.ts";
import { classNames } from "../shared/class-names.ts";
import * as css from "./Checkbox.css.ts";

/** Props of {@link Checkbox}; everything else goes to its `input`. */
export interface CheckboxProps
  extends Omit<ComponentPropsWithoutRef<"input">, "type" | "children"> {
  /** What is agreed to. */
  label: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
  /** What is wrong; marks it invalid. */
  error?: ReactNode;
}

/** Yes or no, with words that can be pressed too. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, onCheckedChange, onChange, error, className, ...input },
  ref,
) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className={css.row}>
        <span className={css.control}>
          <input
            {...input}
            ref={ref}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={
              classNames(input["aria-describedby"], error ? errorId : "") || undefined
            }
            className={css.input}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.currentTarget.checked);
            }}
          />
          <CheckIcon size={15} className={css.check} />
        </span>
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
});
