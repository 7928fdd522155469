import { type RefObject, useEffect, useState } from "react";
import { lazyComboboxControl } from "./combobox-control.lazy.ts";

/**
 * Our list when it is loaded. It replaces the native one only without the focus, because an open
 * list must not close and the keyboard focus must not be lost.
 */
export function useComboboxControl(wanted: boolean, native: RefObject<HTMLSelectElement | null>) {
  const [Box, setBox] = useState(lazyComboboxControl.current);
  useEffect(() => {
    if (!wanted || Box) return;
    const stop = new AbortController();
    void lazyComboboxControl.load().then(() => {
      const loaded = lazyComboboxControl.current();
      if (!loaded || stop.signal.aborted) return;
      const take = () => setBox(() => loaded);
      const held = native.current;
      if (!held || document.activeElement !== held) take();
      else held.addEventListener("blur", take, { once: true, signal: stop.signal });
    });
    return () => stop.abort();
  }, [wanted, Box, native]);
  return wanted ? Box : null;
}
