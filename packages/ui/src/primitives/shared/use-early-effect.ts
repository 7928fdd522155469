import { useEffect, useLayoutEffect } from "react";

/** A layout effect in the browser and silence on a server, where React 18 would warn. */
export const useEarlyEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
