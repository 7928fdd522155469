interface Box {
  left: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Least distance to the edge of the window, px. */
const edge = 8;

/** Where a floating box stands beside another, px: on the side asked for if it fits, and inside the window. */
export function placeBeside(anchor: Box, box: Size, window: Size, prefer: "above" | "below") {
  const above = anchor.top - box.height;
  const fitsAbove = above >= edge;
  const fitsBelow = anchor.bottom + box.height <= window.height - edge;
  const goesAbove = prefer === "above" ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  return {
    x: Math.max(edge, Math.min(anchor.left, window.width - box.width - edge)),
    y: Math.max(edge, goesAbove ? above : anchor.bottom),
  };
}
