/** Minimum distance to the edge of the visible area, px. */
const EDGE = 8;

/** Position of an overlay, px of the window. */
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

/** The part of the window that is not covered by a keyboard, px. */
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
  /**
   * The preferred side, used when all of it fits there; otherwise the side with more space is used.
   * @default "below"
   */
  side?: "above" | "below" | undefined;
  /** Distance to its anchor, px. @default 0 */
  gap?: number | undefined;
  /** Maximum height, px. @default its own height */
  most?: number | undefined;
}

/**
 * Computes the position of an overlay: above or below its anchor, and always within the visible
 * area.
 */
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
