import { type ComponentType, type RefAttributes, type RefObject, useEffect, useState } from "react";
import type { ComboboxControlProps } from "./combobox.types.ts";

type Box = ComponentType<ComboboxControlProps & RefAttributes<HTMLInputElement>>;

let arrived: Box | undefined;

/** Loads our list early, so that the native one is not visible first. A failure has no effect. */
export async function loadComboboxControl(): Promise<Box | undefined> {
  arrived ??= await import("./ComboboxControl.tsx").then(
    ({ ComboboxControl }) => ComboboxControl,
    () => undefined,
  );
  return arrived;
}

/**
 * Our list when it is loaded. It replaces the native one only without the focus, because an open
 * list must not close and the keyboard focus must not be lost.
 */
export function useComboboxControl(
  wanted: boolean,
  native: RefObject<HTMLSelectElement | null>,
): Box | undefined {
  const [Box, setBox] = useState(() => arrived);
  useEffect(() => {
    if (!wanted || Box) return;
    const stop = new AbortController();
    void loadComboboxControl().then((come) => {
      if (!come || stop.signal.aborted) return;
      const take = () => setBox(() => come);
      const held = native.current;
      if (!held || document.activeElement !== held) take();
      else held.addEventListener("blur", take, { once: true, signal: stop.signal });
    });
    return () => stop.abort();
  }, [wanted, Box, native]);
  return wanted ? Box : undefined;
}
