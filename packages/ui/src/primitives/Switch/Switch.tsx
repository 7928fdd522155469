"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { classNames } from "../../styles/class-names.ts";
import { useFieldIds } from "../Field/index.ts";
import * as styles from "./Switch.css.ts";

/** Props of {@link Switch}; everything else goes to its `input`. */
export interface SwitchProps
  extends Omit<ComponentPropsWithoutRef<"input">, "type" | "role" | "children" | "size"> {
  /** Label of the switch. */
  label: ReactNode;
  /** Explanation below the label. */
  description?: ReactNode;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  /** The side of the toggle. @default "end" */
  toggle?: "start" | "end";
}

/**
 * `checked` of the checkbox is the state of a switch; an additional `aria-checked` would be updated
 * later.
 */
const asSwitch = { type: "checkbox", role: "switch" } as const;

/**
 * On or off, with an immediate effect. For a value that is sent with a form, use a Checkbox.
 * @example
 * <Switch label="Sounds" checked={hasSound} onCheckedChange={setSound} />
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, description, onCheckedChange, onChange, toggle = "end", className, ...input },
  ref,
) {
  const ids = useFieldIds({ label, description }, input);
  return (
    <div className={classNames(styles.row, toggle === "start" && styles.rowStart, className)}>
      <span className={styles.words}>
        <label htmlFor={ids.id} className={styles.label} data-part="label">
          {label}
        </label>
        {ids.descriptionId && (
          <span id={ids.descriptionId} className={styles.description} data-part="description">
            {description}
          </span>
        )}
      </span>
      <input
        {...input}
        ref={ref}
        {...ids.control}
        {...asSwitch}
        className={styles.toggle}
        data-chosen={input.checked}
        data-part="toggle"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
    </div>
  );
});
