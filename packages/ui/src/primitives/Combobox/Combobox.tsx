"use client";

import { type ForwardedRef, forwardRef, useRef } from "react";
import { useCoarsePointer } from "../../hooks/use-coarse-pointer.ts";
import { useControlled } from "../../hooks/use-controlled.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { useMergedRefs } from "../../hooks/use-merged-refs.ts";
import type { ComboboxProps } from "./combobox.types.ts";
import { NativeSelect } from "./NativeSelect.tsx";
import { useComboboxControl } from "./use-combobox-control.ts";

/**
 * A choice of many options, found by any of their names. The search is loaded when it is first
 * needed. Its ref gets the current control: our input, or the native list.
 * @example
 * <Combobox label="Bank" options={banks} value={bank} onValueChange={setBank} />
 */
export const Combobox = forwardRef<HTMLInputElement | HTMLSelectElement, ComboboxProps>(
  function Combobox({ picker = "auto", value, defaultValue = "", onValueChange, ...rest }, ref) {
    const [chosen, onChoose] = useControlled(value, defaultValue, onValueChange);
    const touch = useCoarsePointer();
    const hydrated = useHydrated();
    const native = useRef<HTMLSelectElement | null>(null);
    const both = useMergedRefs(native, ref);
    // A server cannot wait for a chunk that is loaded later.
    const isNative = !hydrated || picker === "native" || (picker === "auto" && touch);
    const ComboboxControl = useComboboxControl(!isNative, native);
    const box = { ...rest, chosen, onChoose };
    if (ComboboxControl)
      return <ComboboxControl {...box} ref={ref as ForwardedRef<HTMLInputElement>} />;
    return <NativeSelect {...box} ref={both} />;
  },
);
