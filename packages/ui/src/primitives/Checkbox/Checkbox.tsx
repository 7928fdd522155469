"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { FieldNotes } from "../Field/FieldNotes.tsx";
import { useFieldIds } from "../Field/index.ts";
import * as styles from "./Checkbox.css.ts";

/** Props of {@link Checkbox}; everything else goes to its `input`. */
export interface CheckboxProps
  extends Omit<ComponentPropsWithoutRef<"input">, "type" | "children"> {
  /** Label of the checkbox. */
  label: ReactNode;
  /** Explanation below the label. */
  description?: ReactNode;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  /** Error message; marks it as invalid. */
  error?: ReactNode;
}

/**
 * Yes or no, with a label that can be pressed too.
 * @example
 * <Checkbox label="I am at least 20 years old" checked={isAdult} onCheckedChange={setAdult} />
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, description, onCheckedChange, onChange, error, className, ...input },
  ref,
) {
  const ids = useFieldIds({ label, description, error }, input);
  return (
    <div className={className}>
      <label className={styles.row} data-part="label">
        <input
          {...input}
          ref={ref}
          {...ids.control}
          type="checkbox"
          className={styles.input}
          data-chosen={input.checked}
          data-part="input"
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <span className={styles.words}>{label}</span>
      </label>
      {(ids.errorId || ids.descriptionId) && (
        <div className={styles.notes}>
          <FieldNotes ids={ids} description={description} error={error} />
        </div>
      )}
    </div>
  );
});
