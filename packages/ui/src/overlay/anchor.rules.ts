/** Least distance to the edge of what is seen, px. */
const EDGE = 8;

/** Where an overlay goes, px of the window. */
export interface Place {
  left: number;
  top: number;
  "max-height": number;
}

/** The element that an overlay belongs to, px of the window. */
interface Anchor {
  left: number;
  top: number;
  bottom: number;
}

/** The part of the window that no keyboard covers, px. */
interface Seen {
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

export interface PlaceOptions {
  /** The side it is on if there is room for all of it; else it is on the side with more room. @default "below" */
  side?: "above" | "below" | undefined;
  /** Distance to its anchor, px. @default 0 */
  gap?: number | undefined;
  /** Its greatest height, px. @default as high as it is */
  most?: number | undefined;
}

/** Where an overlay goes: above or below its anchor, and never past what is seen. */
export function placeAtAnchor(
  anchor: Anchor,
  size: Size,
  seen: Seen,
  { side = "below", gap = 0, most = Number.POSITIVE_INFINITY }: PlaceOptions = {},
): Place {
  const above = anchor.top - gap - (seen.top + EDGE);
  const below = seen.top + seen.height - EDGE - (anchor.bottom + gap);
  const height = Math.min(size.height, most);
  const isAbove =
    side === "above" ? above >= height || above >= below : below < height && below < above;
  const fits = Math.max(Math.min(isAbove ? above : below, most), 0);
  return {
    left: Math.max(EDGE, Math.min(anchor.left, seen.width - size.width - EDGE)),
    top: isAbove ? anchor.top - gap - Math.min(height, fits) : anchor.bottom + gap,
    "max-height": fits,
  };
}
