"use client";

import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef, useRef } from "react";
import { useCoarsePointer } from "../../hooks/use-coarse-pointer.ts";
import { useControlled } from "../../hooks/use-controlled.ts";
import { useMergedRefs } from "../../hooks/use-merged-refs.ts";
import { useServerDrawn } from "../../hooks/use-server-drawn.ts";
import type { OnOpenChange } from "../../overlay/open-change.types.ts";
import type { FieldMessages } from "../Field/index.ts";
import type { SelectOption } from "../Select/index.ts";
import { NativeBox } from "./NativeBox.tsx";
import { useSearchBox } from "./use-search-box.ts";

/** One option. */
export interface SearchOption extends SelectOption {
  /** Other search words: its names in other languages, its code. */
  keywords?: readonly string[];
}

/** Props of {@link SearchSelect}; everything else goes to its `input`. */
export interface SearchSelectProps
  extends FieldMessages,
    Omit<
      ComponentPropsWithoutRef<"input">,
      "type" | "value" | "defaultValue" | "list" | "size" | "role" | "children"
    > {
  /** The options, in order. */
  options: readonly SearchOption[];
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
export interface SearchBoxProps
  extends Omit<SearchSelectProps, "picker" | "value" | "defaultValue" | "onValueChange"> {
  chosen: string;
  onChoose: (value: string) => void;
}

/**
 * One of many options, found by any of its names. The search is loaded when it is first needed. Its
 * ref gets the current control: our input, or the native list.
 */
export const SearchSelect = forwardRef<HTMLInputElement | HTMLSelectElement, SearchSelectProps>(
  function SearchSelect(
    { picker = "auto", value, defaultValue = "", onValueChange, ...rest },
    ref,
  ) {
    const [chosen, onChoose] = useControlled(value, defaultValue, onValueChange);
    const touch = useCoarsePointer();
    const drawn = useServerDrawn();
    const native = useRef<HTMLSelectElement | null>(null);
    const both = useMergedRefs(native, ref);
    // A server cannot wait for a chunk that is loaded later.
    const isNative = drawn || picker === "native" || (picker === "auto" && touch);
    const SearchBox = useSearchBox(!isNative, native);
    const box = { ...rest, chosen, onChoose };
    if (SearchBox) return <SearchBox {...box} ref={ref as ForwardedRef<HTMLInputElement>} />;
    return <NativeBox {...box} ref={both} />;
  },
);
