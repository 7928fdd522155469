import type { RefObject } from "react";
import { useIsomorphicLayoutEffect } from "../../hooks/use-isomorphic-layout-effect.ts";

/**
 * Keeps the file of the input in sync: a dropped file is sent with its form, a rejected or removed
 * one is not.
 */
export function useInputFile(input: RefObject<HTMLInputElement | null>, file: File | null): void {
  useIsomorphicLayoutEffect(() => {
    const node = input.current;
    if (!node || (node.files?.[0] ?? null) === file) return;
    if (!file) {
      node.value = "";
      return;
    }
    const held = new DataTransfer();
    held.items.add(file);
    node.files = held.files;
  });
}
