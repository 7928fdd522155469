import { useLayoutEffect, useState } from "react";

interface FirstFrameProps {
  /** Told when all beside it is drawn, and no effect that brings it to life has run. */
  onDrawn: () => void;
}

/** Beside a component: looks at it as a server would have sent it, laid out by CSS alone. */
export function FirstFrame({ onDrawn }: FirstFrameProps) {
  const [look] = useState(() => onDrawn);
  useLayoutEffect(look, [look]);
  return null;
}
