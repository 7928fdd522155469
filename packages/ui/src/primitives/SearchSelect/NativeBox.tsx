import { forwardRef } from "react";
import { Select } from "../Select/index.ts";
import type { SearchBoxProps } from "./SearchSelect.tsx";

/** The device's own list, until ours has come and where it does not come. */
export const NativeBox = forwardRef<HTMLSelectElement, SearchBoxProps>(function NativeBox(
  { chosen, onChoose, label, description, error, labelVisibility = "shown", options, ...rest },
  ref,
) {
  const { id, name, className, disabled, required, placeholder } = rest;
  return (
    <Select
      ref={ref}
      {...{ label, description, error, labelVisibility, options }}
      {...{ id, name, className, disabled, required }}
      {...(placeholder !== undefined && { placeholder })}
      aria-describedby={rest["aria-describedby"]}
      value={chosen}
      onValueChange={onChoose}
    />
  );
});
