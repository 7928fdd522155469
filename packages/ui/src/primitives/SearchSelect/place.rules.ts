const GAP = 6;
const EDGE = 8;
const MOST = 344;

/** Where a list goes, px of the window. */
export interface Place {
  top: number;
  "max-height": number;
}

/**
 * Below its field where there is room for all of it, else on the side with more room, and never past what is seen.
 * @param field upper and lower edge of the field
 * @param seen the part of the window that no keyboard covers
 * @param wanted height of the whole list
 */
export function placeBeside(
  field: { top: number; bottom: number },
  seen: { top: number; height: number },
  wanted: number,
): Place {
  const below = seen.top + seen.height - EDGE - (field.bottom + GAP);
  const above = field.top - GAP - (seen.top + EDGE);
  const height = Math.min(wanted, MOST);
  if (below >= height || below >= above) {
    return { top: field.bottom + GAP, "max-height": Math.max(Math.min(below, MOST), 0) };
  }
  const fits = Math.max(Math.min(above, MOST), 0);
  return { top: field.top - GAP - Math.min(height, fits), "max-height": fits };
}
