import { type ComponentType, type RefAttributes, type RefObject, useEffect, useState } from "react";
import type { ComboboxControlProps } from "./combobox.types.ts";

type Box = ComponentType<ComboboxControlProps & RefAttributes<HTMLInputElement>>;

let arrived: Box | undefined;

/** Asks for our list ahead of its options, so that the device's own is not seen first. One that does not come is no loss. */
export async function loadComboboxControl(): Promise<Box | undefined> {
  arrived ??= await import("./ComboboxControl.tsx").then(
    ({ ComboboxControl }) => ComboboxControl,
    () => undefined,
  );
  return arrived;
}

/**
 * Our list once it has come. It waits for the focus to leave the device's own: a list must not close under a hand,
 * nor a keyboard's place be lost.
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
      if (!held || held.ownerDocument.activeElement !== held) take();
      else held.addEventListener("blur", take, { once: true, signal: stop.signal });
    });
    return () => stop.abort();
  }, [wanted, Box, native]);
  return wanted ? Box : undefined;
}
