import { useId } from "react";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./RadioGroup.css.ts";
import type { RadioOption } from "./radio-option.types.ts";

interface RadioRowProps {
  option: RadioOption;
  name: string;
  variant: keyof typeof styles.rows;
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
}

/**
 * A native radio button with its label. Its description and the content at its end are not part
 * of the name.
 */
export function RadioRow({ option, name, variant, checked, disabled, onChoose }: RadioRowProps) {
  const id = useId();
  const { value, label, description, start, end } = option;
  const describedBy = classNames(
    description !== undefined && `${id}-description`,
    end !== undefined && `${id}-end`,
  );
  return (
    <label className={styles.rows[variant]} data-part="option" data-state={checked ? "on" : "off"}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        data-chosen={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy || undefined}
        className={classNames(styles.radio, variant === "card" && styles.radioInCard)}
        data-part="radio"
        onChange={onChoose}
      />
      {start !== undefined && (
        <span className={styles.slot} data-part="start">
          {start}
        </span>
      )}
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.name} data-part="option-label">
          {label}
        </span>
        {description !== undefined && (
          <span
            id={`${id}-description`}
            className={styles.description}
            data-part="option-description"
          >
            {description}
          </span>
        )}
      </span>
      {end !== undefined && (
        <span id={`${id}-end`} className={styles.slot} data-part="end">
          {end}
        </span>
      )}
    </label>
  );
}
