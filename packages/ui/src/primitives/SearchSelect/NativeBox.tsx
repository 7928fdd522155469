import { forwardRef } from "react";
import { Select } from "../Select/index.ts";
import type { SearchBoxProps } from "./SearchSelect.tsx";

/** The device's own list, until ours has come and where it does not come. The ref is for the text of ours. */
export const NativeBox = forwardRef<HTMLInputElement, SearchBoxProps>(function NativeBox(
  { chosen, onChoose, label, description, error, labelVisibility = "shown", options, ...rest },
  _ref,
) {
  const { id, name, className, disabled, required, placeholder } = rest;
  return (
    <Select
      {...{ label, description, error, labelVisibility, options }}
      {...{ id, name, className, disabled, required }}
      {...(placeholder !== undefined && { placeholder })}
      aria-describedby={rest["aria-describedby"]}
      value={chosen}
      onValueChange={onChoose}
    />
  );
});
