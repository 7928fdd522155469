"use client";

import { type ComponentPropsWithoutRef, forwardRef, lazy, Suspense } from "react";
import type { FieldMessages } from "../Field/index.ts";
import { Select, type SelectOption } from "../Select/index.ts";
import { useControlled } from "../shared/use-controlled.ts";
import { useTouch } from "./use-touch.ts";

/** One thing to find and choose. */
export interface SearchOption extends SelectOption {
  /** Other words it is found by: its names in other languages, its code. */
  keywords?: readonly string[];
}

/** Props of {@link SearchSelect}; everything else goes to its `input`. */
export interface SearchSelectProps
  extends FieldMessages,
    Omit<
      ComponentPropsWithoutRef<"input">,
      "type" | "value" | "defaultValue" | "list" | "size" | "role" | "children"
    > {
  options: readonly SearchOption[];
  /** Value of the chosen option; empty for none. */
  value?: string;
  /** @default "" */
  defaultValue?: string;
  /** Called with the value of the chosen option, and with "" when the text is emptied. */
  onValueChange?: (value: string) => void;
  /**
   * `native` is the list the device draws itself, `search` ours, which can be written into.
   * `auto` takes the native one where a finger is the pointer: no keyboard comes up over the list,
   * and the wheel or sheet is the one the member knows. Take `search` there for more than some thirty options.
   * @default "auto"
   */
  picker?: "auto" | "native" | "search";
  /** Shown while nothing is chosen. @default the language's "Choose" */
  placeholder?: string;
  /** `hidden` keeps the label for screen readers only. @default "shown" */
  labelVisibility?: "shown" | "hidden";
}

const SearchBox = lazy(async () => ({ default: (await import("./SearchBox.tsx")).SearchBox }));

/** One of many, found by any of its names. What searches is loaded when it is first needed. */
export const SearchSelect = forwardRef<HTMLInputElement, SearchSelectProps>(function SearchSelect(
  { picker = "auto", value, defaultValue = "", onValueChange, ...rest },
  ref,
) {
  const [chosen, setChosen] = useControlled(value, defaultValue, onValueChange);
  const touch = useTouch();
  const { label, description, error, labelVisibility = "shown", options } = rest;
  const { id, name, className, disabled, required, placeholder } = rest;
  const native = (
    <Select
      {...{ label, description, error, labelVisibility, options }}
      {...{ id, name, className, disabled, required }}
      {...(placeholder !== undefined && { placeholder })}
      aria-describedby={rest["aria-describedby"]}
      value={chosen}
      onValueChange={setChosen}
    />
  );
  if (picker === "native" || (picker === "auto" && touch)) return native;
  return (
    <Suspense fallback={native}>
      <SearchBox {...rest} ref={ref} chosen={chosen} onChoose={setChosen} />
    </Suspense>
  );
});
