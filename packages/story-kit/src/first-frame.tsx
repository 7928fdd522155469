import { useLayoutEffect, useState } from "react";

interface FirstFrameProps {
  /** Called when its siblings are rendered and before their effects run. */
  onDrawn: () => void;
}

/** Next to a component: gives a look at it as a server sends it, laid out by CSS alone. */
export function FirstFrame({ onDrawn }: FirstFrameProps) {
  const [look] = useState(() => onDrawn);
  useLayoutEffect(look, [look]);
  return null;
}
