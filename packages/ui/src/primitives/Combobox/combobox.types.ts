import type { ComponentPropsWithoutRef } from "react";
import type { OnOpenChange } from "../../overlay/open-change.types.ts";
import type { FieldMessages } from "../Field/index.ts";
import type { SelectOption } from "../Select/index.ts";

/** An option of a {@link Combobox}. */
export interface ComboboxOption extends SelectOption {
  /** Other search words: its names in other languages, its code. */
  keywords?: readonly string[];
}

/** Props of {@link Combobox}; everything else goes to its `input`. */
export interface ComboboxProps
  extends FieldMessages,
    Omit<
      ComponentPropsWithoutRef<"input">,
      "type" | "value" | "defaultValue" | "list" | "size" | "role" | "children"
    > {
  /** The options, in order. */
  options: readonly ComboboxOption[];
  /** Value of the chosen option; empty for none. */
  value?: string;
  /** The initial value; empty for none. @default "" */
  defaultValue?: string;
  /** Called with the value of the chosen option, and with "" when the text is emptied. */
  onValueChange?: (value: string) => void;
  /**
   * `native` is the list of the device, `search` is ours with a text input. `auto` uses the native
   * one on touch devices: no keyboard covers the list, and members know it. Use `search` there for
   * more than about thirty options.
   * @default "auto"
   */
  picker?: "auto" | "native" | "search";
  /** Shown while nothing is chosen. @default the language's "Choose" */
  placeholder?: string;
  /** `hidden` keeps the label for screen readers only. @default "shown" */
  labelVisibility?: "shown" | "hidden";
  /**
   * Called when our list opens or closes, with the reason: `trigger` (a press, a key or text in the
   * field), `escape`, `itemPress` or `focusOut`. A native list does not report it.
   */
  onOpenChange?: OnOpenChange;
}

/** Props of both lists; the value is stored above them. */
export interface ComboboxControlProps
  extends Omit<ComboboxProps, "picker" | "value" | "defaultValue" | "onValueChange"> {
  chosen: string;
  onChoose: (value: string) => void;
  /** Of a list that a prop getter describes. */
  "data-chosen"?: string;
}
