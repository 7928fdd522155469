import { forwardRef } from "react";
import { Select, type SelectProps } from "../Select/index.ts";
import type { ComboboxControlProps } from "./combobox.types.ts";

/** The device's own list, until ours has come and where it does not come. */
export const NativeSelect = forwardRef<HTMLSelectElement, ComboboxControlProps>(
  function NativeSelect(
    { chosen, onChoose, onOpenChange: _opened, onChange: _typed, readOnly, disabled, ...rest },
    ref,
  ) {
    // What is left of an input's a select has too; who listens hears it from there.
    const shared = rest as Omit<SelectProps, "value" | "defaultValue" | "onValueChange">;
    return (
      <>
        <Select
          {...shared}
          ref={ref}
          // No browser has a select that is read only.
          disabled={disabled || readOnly}
          value={chosen}
          onValueChange={onChoose}
        />
        {readOnly && !disabled && rest.name !== undefined && (
          <input type="hidden" name={rest.name} value={chosen} />
        )}
      </>
    );
  },
);
