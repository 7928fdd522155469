import { useId } from "react";
import { classNames } from "../../styles/class-names.ts";
import * as css from "./RadioGroup.css.ts";
import type { RadioOption } from "./radio-option.types.ts";

interface RadioRowProps {
  option: RadioOption;
  name: string;
  variant: keyof typeof css.rows;
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
}

/**
 * One native radio button with its label. Its description and the content at its end are not part
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
    <label className={css.rows[variant]} data-part="option" data-state={checked ? "on" : "off"}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy || undefined}
        className={classNames(css.radio, variant === "card" && css.radioInCard)}
        data-part="radio"
        onChange={onChoose}
      />
      {start !== undefined && (
        <span className={css.slot} data-part="start">
          {start}
        </span>
      )}
      <span className={css.words}>
        <span id={`${id}-label`} className={css.name} data-part="option-label">
          {label}
        </span>
        {description !== undefined && (
          <span id={`${id}-description`} className={css.description} data-part="option-description">
            {description}
          </span>
        )}
      </span>
      {end !== undefined && (
        <span id={`${id}-end`} className={css.slot} data-part="end">
          {end}
        </span>
      )}
    </label>
  );
}
