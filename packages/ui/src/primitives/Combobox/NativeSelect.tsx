import { forwardRef } from "react";
import { Select, type SelectProps } from "../Select/index.ts";
import type { ComboboxControlProps } from "./combobox.types.ts";

/** The native list, until ours is loaded and when it does not load. */
export const NativeSelect = forwardRef<HTMLSelectElement, ComboboxControlProps>(
  function NativeSelect(
    { chosen, onChoose, onOpenChange: _opened, onChange: _typed, readOnly, disabled, ...rest },
    ref,
  ) {
    // The remaining props of an input exist on a select too; its listeners are called from there.
    const shared = rest as Omit<SelectProps, "value" | "defaultValue" | "onValueChange">;
    return (
      <>
        <Select
          {...shared}
          ref={ref}
          // A select cannot be read-only in any browser.
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
