import type { ChatEntry } from "@satang/headless/chat";
import { useState } from "react";

/** Larger than the number of messages of any conversation. */
const BASE = 1_000_000;

/**
 * The index of the first row, as the list library counts: it becomes smaller when older rows are added before it, so that the
 * rows in view keep their place.
 */
export function useFirstIndex(entries: readonly ChatEntry[]): number {
  const [anchor, setAnchor] = useState<string | null>(null);
  const at = entries.findIndex(({ id }) => id === anchor);
  const first = entries[0]?.id ?? null;
  if (at < 0 && anchor !== first) setAnchor(first);
  return BASE - Math.max(0, at);
}
