import type { ComponentPropsWithoutRef } from "react";
import type { OnOpenChange } from "../../overlay/open-change.types.ts";
import type { FieldMessages } from "../Field/index.ts";
import type { SelectOption } from "../Select/index.ts";

/** One thing to find and choose. */
export interface ComboboxOption extends SelectOption {
  /** Other words it is found by: its names in other languages, its code. */
  keywords?: readonly string[];
}

/** Props of {@link Combobox}; everything else goes to its `input`. */
export interface ComboboxProps
  extends FieldMessages,
    Omit<
      ComponentPropsWithoutRef<"input">,
      "type" | "value" | "defaultValue" | "list" | "size" | "role" | "children"
    > {
  /** What can be chosen, in order. */
  options: readonly ComboboxOption[];
  /** Value of the chosen option; empty for none. */
  value?: string;
  /** The one chosen at first; empty for none. @default "" */
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
  /**
   * Called when our list opens or closes, with the reason: `trigger` (a press, a key or text in the
   * field), `escape`, `itemPress` or `focusOut`. A device's own list does not report it.
   */
  onOpenChange?: OnOpenChange;
}

/** What either list gets: the value is held above them. */
export interface ComboboxControlProps
  extends Omit<ComboboxProps, "picker" | "value" | "defaultValue" | "onValueChange"> {
  chosen: string;
  onChoose: (value: string) => void;
}
