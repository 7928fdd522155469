import { useState } from "react";

/** Larger than the number of messages of any conversation. */
const BASE = 1_000_000;

/**
 * The index of the first row, as the list library counts: it becomes smaller when older rows are added before it, so that the
 * rows in view keep their place.
 */
export function useFirstIndex(ids: readonly string[]): number {
  const [anchor, setAnchor] = useState<string | null>(null);
  const isKnown = anchor !== null && ids.includes(anchor);
  const [first = null] = ids;
  if (!isKnown && anchor !== first) setAnchor(first);
  return BASE - (isKnown ? ids.indexOf(anchor) : 0);
}
