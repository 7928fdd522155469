import { type ComponentType, type RefAttributes, type RefObject, useEffect, useState } from "react";
import type { SearchBoxProps } from "./SearchSelect.tsx";

type Box = ComponentType<SearchBoxProps & RefAttributes<HTMLInputElement>>;

let arrived: Box | undefined;

/** Asks for our list ahead of its options, so that the device's own is not seen first. One that does not come is no loss. */
export async function loadSearchBox(): Promise<Box | undefined> {
  arrived ??= await import("./SearchBox.tsx").then(
    ({ SearchBox }) => SearchBox,
    () => undefined,
  );
  return arrived;
}

/**
 * Our list once it has come. It waits for the focus to leave the device's own: a list must not close under a hand,
 * nor a keyboard's place be lost.
 */
export function useSearchBox(
  wanted: boolean,
  native: RefObject<HTMLSelectElement | null>,
): Box | undefined {
  const [Box, setBox] = useState(() => arrived);
  useEffect(() => {
    if (!wanted || Box) return;
    const stop = new AbortController();
    void loadSearchBox().then((come) => {
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
