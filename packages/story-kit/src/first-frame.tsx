import { useLayoutEffect, useState } from "react";

interface FirstFrameProps {
  /** Called after its siblings are rendered and before their effects run. */
  onDrawn: () => void;
}

/**
 * Rendered next to a component: lets a test read it as a server sends it, with the layout of CSS
 * alone.
 */
export function FirstFrame({ onDrawn }: FirstFrameProps) {
  const [look] = useState(() => onDrawn);
  useLayoutEffect(look, [look]);
  return null;
}
