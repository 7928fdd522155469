import { type Ref, type RefCallback, useCallback } from "react";

function setRef(ref: Ref<unknown> | undefined, node: unknown): unknown {
  if (typeof ref === "function") return ref(node);
  if (ref) ref.current = node;
  return undefined;
}

/** Sets both refs. Returns a cleanup when one of them does; React 18 and plain refs expect none. */
function setRefs(refs: readonly (Ref<unknown> | undefined)[], node: unknown) {
  const cleanups = refs.map((ref) => setRef(ref, node));
  if (!cleanups.some(Boolean)) return undefined;
  return () => {
    for (const [index, cleanup] of cleanups.entries()) {
      if (typeof cleanup === "function") cleanup();
      else setRef(refs[index], null);
    }
  };
}

/** A ref that sets two others. */
export const useMergedRef = (
  first: Ref<unknown> | undefined,
  second: Ref<unknown> | undefined,
): RefCallback<unknown> =>
  useCallback(
    (node: unknown) => setRefs([first, second], node),
    [first, second],
  ) as RefCallback<unknown>;
