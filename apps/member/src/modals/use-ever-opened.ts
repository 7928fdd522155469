import { useState } from "react";
import type { ModalName } from "./modal.rules.ts";

/** The modals opened so far: they stay mounted, so that their closing animation can end. */
export function useEverOpened(current: ModalName | undefined): ReadonlySet<ModalName> {
  const [opened, setOpened] = useState<ReadonlySet<ModalName>>(new Set());
  if (current && !opened.has(current)) setOpened(new Set([...opened, current]));
  return opened;
}
